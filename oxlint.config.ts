import type { OxlintConfig, OxlintOverride } from "oxlint"
import { deny, layers, forbiddenGlobals, forbiddenProperties, relative, shippedOnly } from "./scripts/walls.ts"

const inSheet = { forbid: [{ propName: "style", message: "It belongs in the component's style sheet." }] }
const structureOnly: OxlintOverride["rules"] = {
  "hashwell/no-text": "error",
  "react/forbid-dom-props": ["error", inSheet],
  "react/forbid-component-props": ["error", inSheet],
}
const tests = ["**/*.test.ts", "**/*.test.tsx"]
/** Files that only tests and stories read. */
const notShipped = [
  ...tests,
  "**/*.{model.ts,walk.ts,walk.tsx,stories.tsx}",
  "**/{fixtures,generated}/**",
  "src/machines/kit/**",
  "src/ui/walk.ts",
  "src/ui/story/**",
]

// A later entry replaces what an earlier one says of the same rule, so each says all of it.
const config: OxlintConfig = {
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise"],
  jsPlugins: ["./scripts/lint-texts.ts"],
  categories: { correctness: "error" },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  // A file of `public` is served as it is, so it has no types.
  ignorePatterns: ["dist", "public", "storybook-static", "node_modules", "coverage"],
  rules: {
    ...deny([relative]),
    "import/extensions": ["error", "always", { ignorePackages: true }],
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-duplicates": ["error", { preferInline: true }],
    "import/no-self-import": "error",
    "import/no-default-export": "error",
    "react/no-danger": "error",
    "react/exhaustive-deps": "error",
    // What follows from what belongs in a machine.
    "react/set-state-in-effect": "error",
    eqeqeq: ["error", "always", { null: "ignore" }],
    "no-var": "error",
    "prefer-const": "error",
    "no-console": "error",
    "no-empty": "error",
    "no-alert": "error",
    "no-eval": "error",
    "no-new-func": "error",
    "typescript/await-thenable": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/no-explicit-any": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "react/rules-of-hooks": "error",
    // They ask for the React compiler's style, which is not used here.
    "react/static-components": "off",
    "react/immutability": "off",
    // role="status" on a paragraph says more than <output>, which belongs to a form.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A table whose display a style sheet changes for phones loses its roles unless they are written.
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/no-interactive-element-to-noninteractive-role": "off",
    // A form may listen to what happens inside it.
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    // Effect.catch is no promise's.
    "promise/valid-params": "off",
    "typescript/unbound-method": "off",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "typescript/restrict-template-expressions": ["error", { allowArray: true, allowNumber: true, allowNullish: true }],
    // Control characters are looked for where addresses and headers are checked.
    "no-control-regex": "off",
    // Spreading a string into its characters is meant where it is written.
    "typescript/no-misused-spread": "off",
  },
  overrides: [
    {
      files: ["src/domain/**"],
      excludeFiles: tests,
      rules: { ...deny(layers.domain, shippedOnly), ...forbiddenGlobals.inner, ...forbiddenProperties.inner },
    },
    {
      files: ["src/machines/**"],
      excludeFiles: tests,
      rules: { ...deny(layers.machines, shippedOnly), ...forbiddenGlobals.inner, ...forbiddenProperties.inner },
    },
    {
      files: ["src/ui/**"],
      excludeFiles: tests,
      rules: {
        ...deny(layers.ui, shippedOnly),
        ...forbiddenGlobals.ui,
        ...forbiddenProperties.ui,
        ...structureOnly,
      },
    },
    {
      files: ["src/adapters/**"],
      excludeFiles: tests,
      rules: { ...deny(layers.adapters, shippedOnly), ...forbiddenGlobals.outer, ...forbiddenProperties.outer },
    },
    {
      files: ["src/start/**", "src/main/**"],
      excludeFiles: tests,
      rules: {
        ...deny(layers.main, shippedOnly),
        ...forbiddenGlobals.outer,
        ...forbiddenProperties.outer,
        ...structureOnly,
      },
    },
    { files: ["src/main/*.tsx"], excludeFiles: tests, rules: deny(layers.route, shippedOnly) },
    {
      files: ["src/main/*/**"],
      // It reads the table of the pages.
      excludeFiles: [...tests, "src/main/site/page-loader.ts"],
      rules: deny(layers.part, shippedOnly),
    },
    {
      // scripts/lint-areas.ts
      files: ["src/{domain,machines,adapters,ui}/**"],
      excludeFiles: notShipped,
      rules: { "hashwell/areas": "error" },
    },
    {
      // Pages run in every browser of docs/browsers.md.
      files: ["src/**", "brand/**"],
      excludeFiles: [...tests, "src/ui/story/**", "**/*.walk.tsx", "**/*.stories.tsx", "src/start/prerender.tsx"],
      rules: { "hashwell/baseline": "error" },
    },
    // What only tests and stories read may read the rest of its kind.
    { files: ["src/domain/fixtures/**"], rules: deny(layers.domain) },
    {
      files: ["src/machines/kit/**", "src/machines/**/*.model.ts"],
      rules: deny(layers.machines),
    },
    {
      files: ["src/ui/walk.ts", "src/ui/story/**", "src/ui/**/*.walk.tsx", "src/ui/**/*.stories.tsx"],
      excludeFiles: tests,
      rules: {
        ...deny(layers.ui),
        "hashwell/no-text": "off",
        "react/forbid-dom-props": "off",
        "react/forbid-component-props": "off",
      },
    },
    { files: ["sandbox/**"], rules: deny(layers.sandbox) },
    {
      // One unhandled rejection ends the server.
      files: ["sandbox/**"],
      excludeFiles: [...tests, "sandbox/{testing,tests,full}/**", "sandbox/deferred.ts"],
      rules: {
        "typescript/no-floating-promises": ["error", { ignoreVoid: false }],
        // Hides a promise from the rule above.
        "no-void": "error",
        "no-restricted-properties": [
          "error",
          { object: "Promise", property: "withResolvers", message: "Use deferred(): its rejection needs no handler." },
        ],
      },
    },
    {
      // Storybook, Vite and lodash, in whose place these stand, want one.
      files: ["src/**/*.stories.tsx", ".storybook/**", "*.config.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      // The panel and a flow's page are in the language of the toolbar; a component's page and the toolbar are English.
      files: [".storybook/*.tsx"],
      excludeFiles: [".storybook/component-docs.tsx", ".storybook/columns-tool.tsx"],
      rules: { "hashwell/no-text": "error" },
    },
    {
      // Generic over every machine, or at the edge of a library without types.
      files: ["src/machines/kit/**", "sandbox/**", "scripts/**", "tests/**", ".storybook/**", "*.config.ts", ...tests],
      rules: {
        "typescript/no-explicit-any": "off",
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-call": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
        "typescript/restrict-template-expressions": "off",
        "typescript/require-array-sort-compare": "off",
        "typescript/no-base-to-string": "off",
      },
    },
    { files: ["sandbox/**", "scripts/**", "tests/**", ...tests], rules: { "no-console": "off" } },
    // Nothing renders here: `useSandbox` starts a sandbox for tests, and Playwright gives its fixtures with `use`.
    { files: ["sandbox/**", "tests/**/*.ts"], rules: { "react/rules-of-hooks": "off" } },
  ],
}

export default config
