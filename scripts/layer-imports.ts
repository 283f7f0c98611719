// Import rules that forbid each layer certain imports, each with the correct alternative. `oxlint.config.ts`
// uses them, and `tests/layer-imports.test.ts` checks that each of them works.
import type { Rules } from "./forbidden-names.ts"

interface Forbidden {
  readonly message: string
  readonly group?: string[]
  readonly regex?: string
  readonly importNames?: string[]
  readonly allowImportNames?: string[]
  readonly allowTypeImports?: boolean
}

/** Creates a wall against these packages and all their subpaths. */
const packages = (names: readonly string[], message: string, overrides: Partial<Forbidden> = {}): Forbidden => ({
  regex: `^(?:${names.join("|")})(?:/|$)`,
  message,
  ...overrides,
})
const above = (folders: readonly string[], ...rest: [string, Partial<Forbidden>?]): Forbidden =>
  packages([`#(?:${folders.join("|")})`], ...rest)
const screenLibraries = ["react(?:-[^/]+)?", "@xstate/react", "wouter", "formik", "i18next(?:-[^/]+)?"]
const noScreen = packages(
  [...screenLibraries, "zod", "qrcode[.]react", "luxon"],
  "Inner layers know nothing of the screen. What a person sees or types belongs to src/ui.",
)
/** Exports of effect that are values and run nothing. */
const values = ["BigDecimal", "Equal", "Option", "Result"]
const valuesOnly = (message: string): Forbidden => ({
  group: ["effect"],
  allowImportNames: values,
  allowTypeImports: true,
  message: `${message} Of effect: ${values.join(", ")}.`,
})
const runtimes = ["Layer", "Fiber", "Runtime", "ManagedRuntime", "Stream", "Schedule", "Clock", "Random"]

/** A wall against relative imports, so that one pattern for each other wall finds every import. */
export const relative: Forbidden = {
  regex: String.raw`^\.\./`,
  message: 'Import by alias: "#domain/shared/money.ts". A relative path is for the same folder and below.',
}

const everywhere: readonly Forbidden[] = [
  relative,
  { group: ["node:*"], message: "The product runs in a browser." },
  { group: ["effect/*"], message: 'Import from "effect" itself, so that one rule sees it.' },
  above(["sandbox", "scripts", "tests"], "The product knows nothing of the sandbox, the scripts and the tests."),
]

/** A wall against models, walks, stories, fixtures and the lists of everything, which must not be sent to a browser. */
export const shippedOnly: Forbidden = {
  regex:
    String.raw`\.(?:model|walk|stories|test)\.tsx?$|/fixtures/|^#machines/kit/` +
    String.raw`|/generated/|/walk\.ts$|/story-[^/]+$`,
  message:
    "Only tests and stories read models, walks, fixtures, the kit and the lists of everything. " +
    "Import the one machine, where its route is composed.",
  // The compiler removes types from shipped code.
  allowTypeImports: true,
}

const answerValue = "Adapters know nothing of the screen. Answer a tagged value; a machine makes it a state."

export const layers = {
  domain: [
    ...everywhere,
    noScreen,
    packages(["xstate"], "Rules are plain functions. What happens over time is a machine in src/machines."),
    above(
      ["machines", "ui", "adapters", "main", "start"],
      "The domain is the innermost layer. Move what both need into it.",
    ),
    {
      group: ["effect"],
      importNames: runtimes,
      message: "The domain decides, it does not run. Effects belong to src/adapters.",
    },
  ],
  machines: [
    ...everywhere,
    noScreen,
    above(
      ["ui", "adapters", "main", "start"],
      "Inner layers know nothing of outer ones. Declare a port; src/main fills it.",
    ),
    valuesOnly("Machines do not run effects. Declare a port, an adapter runs it."),
  ],
  ui: [
    ...everywhere,
    above(["adapters"], "Screens talk to machines, machines talk to ports. Ask for a port in the machine."),
    above(["main", "start"], "Screens do not know who composes them. Take it as a prop."),
    packages(
      ["vitest"],
      "A walk is also a story, and stories run without Vitest. Use what the walk is given, `expect` among it.",
      { allowTypeImports: true },
    ),
    valuesOnly("Effects belong to src/adapters."),
  ],
  adapters: [
    ...everywhere,
    packages(screenLibraries, answerValue),
    above(["ui", "main", "start"], answerValue),
    above(["machines"], "Adapters fill ports, they run no machines. Import types only.", { allowTypeImports: true }),
  ],
  main: everywhere,
  route: [
    ...everywhere,
    {
      regex: String.raw`^\./[\w-]+\.tsx?$`,
      message: "A page imports no other page. Move what both need into the folder of its area.",
    },
  ],
  part: [
    ...everywhere,
    {
      regex: String.raw`^#main/[\w-]+\.tsx?$`,
      message: "Pages import their parts, not the other way round. Move what both need into the folder of its area.",
    },
  ],
  sandbox: [
    relative,
    above(
      ["domain", "machines", "adapters", "ui", "main", "start"],
      "The sandbox is not the client: it has its own rules, so that a wrong rule disagrees with something.",
    ),
  ],
} as const satisfies Record<string, readonly Forbidden[]>

export const deny = (rules: readonly Forbidden[], ...more: readonly Forbidden[]): Rules => ({
  "no-restricted-imports": ["error", { patterns: [...rules, ...more] }],
})
