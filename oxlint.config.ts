import type { OxlintConfig, OxlintOverride } from "oxlint"
import { forbiddenGlobals, forbiddenProperties } from "./scripts/forbidden-names.ts"
import { deny, layers, relative, shippedOnly } from "./scripts/layer-imports.ts"

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

const maxLines = (max: number): NonNullable<OxlintOverride["rules"]> => ({
  "max-lines": ["error", { max, skipBlankLines: true, skipComments: true }],
})
/** Files that may exceed the maximum length. */
const long = [
  // The list is replaced as a whole.
  "sandbox/rules/common-passwords.ts",
  // The files fill the ports of a page with many parts, in one table.
  "src/main/{dashboard,settings}.tsx",
  // A configuration lists all rules of its tool.
  "*.config.ts",
]

// A later entry replaces the whole setting of a rule in an earlier entry, so each entry repeats the complete setting.
const config: OxlintConfig = {
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise"],
  jsPlugins: ["./scripts/lint-texts.ts"],
  categories: { correctness: "error" },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  // Files in `public` are served unchanged, so they have no types.
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
    // State that follows from other state belongs in a machine.
    "react/set-state-in-effect": "error",
    eqeqeq: ["error", "always", { null: "ignore" }],
    "no-var": "error",
    "prefer-const": "error",
    "object-shorthand": "error",
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
    // These rules enforce the style of the React compiler, which this project does not use.
    "react/static-components": "off",
    "react/immutability": "off",
    // `role="status"` on a paragraph is more precise than `<output>`, which belongs to a form.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A table whose `display` changes for phones loses its roles unless they are written explicitly.
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/no-interactive-element-to-noninteractive-role": "off",
    // A form may handle events of the elements inside it.
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    // `Effect.catch` is not a method of promises.
    "promise/valid-params": "off",
    "typescript/unbound-method": "off",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "typescript/restrict-template-expressions": ["error", { allowArray: true, allowNumber: true, allowNullish: true }],
    // The checks of URLs, names and e-mail addresses search for control characters deliberately.
    "no-control-regex": "off",
    ...maxLines(150),
    // The code spreads strings into their characters deliberately.
    "typescript/no-misused-spread": "off",
  },
  overrides: [
    // A machine is one table of states.
    { files: ["src/machines/**/*.machine.ts"], rules: maxLines(200) },
    {
      files: [...notShipped, "{tests,sandbox/testing,sandbox/tests,sandbox/full}/**", ...long],
      rules: { "max-lines": "off" },
    },
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
        ...forbiddenProperties.main,
        ...structureOnly,
      },
    },
    { files: ["src/main/*.tsx"], excludeFiles: tests, rules: deny(layers.route, shippedOnly) },
    {
      files: ["src/main/*/**"],
      // The page loader may read the table of the pages.
      excludeFiles: [...tests, "src/main/site/page-loader.ts"],
      rules: deny(layers.part, shippedOnly),
    },
    {
      // scripts/lint-areas.ts explains this rule.
      files: ["src/{domain,machines,adapters,ui}/**"],
      excludeFiles: notShipped,
      rules: { "hashwell/areas": "error" },
    },
    {
      // scripts/lint-lazy-imports.ts explains this rule. The table of the pages names their files, and the page loader loads them.
      files: ["src/**"],
      excludeFiles: [...notShipped, "src/main/routes.ts"],
      rules: { "hashwell/lazy-imports": "error" },
    },
    {
      // Pages must run in every browser of docs/browsers.md.
      files: ["src/**", "brand/**"],
      excludeFiles: [...tests, "src/ui/story/**", "**/*.walk.tsx", "**/*.stories.tsx", "src/start/prerender.tsx"],
      rules: { "hashwell/baseline": "error" },
    },
    // Files that only tests and stories read may import each other.
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
      // An unhandled rejection ends the server process.
      files: ["sandbox/**"],
      excludeFiles: [...tests, "sandbox/{testing,tests,full}/**", "sandbox/deferred.ts"],
      rules: {
        "typescript/no-floating-promises": ["error", { ignoreVoid: false }],
        // `void` would hide a promise from `no-floating-promises`.
        "no-void": "error",
        "no-restricted-properties": [
          "error",
          { object: "Promise", property: "withResolvers", message: "Use deferred(): its rejection needs no handler." },
        ],
      },
    },
    {
      // Storybook and Vite require a default export in these files.
      files: ["src/**/*.stories.tsx", ".storybook/**", "*.config.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      // The panel and a flow's page use the language of the toolbar. A component's page and the toolbar itself are English.
      files: [".storybook/*.tsx"],
      excludeFiles: [".storybook/component-docs.tsx", ".storybook/columns-tool.tsx"],
      rules: { "hashwell/no-text": "error" },
    },
    {
      // These files are generic over every machine, or use a library without types.
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
    // Nothing renders in these files: `setUpSandbox` starts a sandbox for tests, and Playwright provides its fixtures with `use`.
    { files: ["sandbox/**", "tests/**/*.ts"], rules: { "react/rules-of-hooks": "off" } },
  ],
}

export default config
