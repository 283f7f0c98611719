/**
 * Import rules ("walls") that forbid each layer certain imports, each with the correct alternative. `oxlint.config.ts`
 * uses them, and `tests/walls.test.ts` checks that each of them works.
 */
import type { OxlintOverride } from "oxlint"

type Rules = NonNullable<OxlintOverride["rules"]>

interface Forbidden {
  readonly message: string
  readonly group?: string[]
  readonly regex?: string
  readonly importNames?: string[]
  readonly allowImportNames?: string[]
  readonly allowTypeImports?: boolean
}

/** A wall against these packages and all their subpaths. */
const packages = (names: readonly string[], message: string, more: Partial<Forbidden> = {}): Forbidden => ({
  regex: `^(?:${names.join("|")})(?:/|$)`,
  message,
  ...more,
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

/** Relative imports are restricted, so that one pattern for each wall finds every import. */
export const relative: Forbidden = {
  regex: String.raw`^\.\./`,
  message: 'Import by alias: "#domain/shared/money.ts". A relative path is for the same folder and below.',
}

const everywhere: readonly Forbidden[] = [
  relative,
  { group: ["node:*"], message: "The product runs in a browser." },
  { group: ["effect/*"], message: 'Import from "effect" itself, so that one wall sees it.' },
  above(["sandbox", "scripts", "tests"], "The product knows nothing of the sandbox, the scripts and the tests."),
]

/** Models, walks, stories, fixtures and the lists of everything must not be sent to a browser. */
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

export const deny = (walls: readonly Forbidden[], ...more: readonly Forbidden[]): Rules => ({
  "no-restricted-imports": ["error", { patterns: [...walls, ...more] }],
})

const named = (names: readonly string[], message: string) => names.map((name) => ({ name, message }))
const globals = (...entries: readonly { readonly name: string; readonly message: string }[]): Rules => ({
  "no-restricted-globals": ["error", { globals: [...entries], checkGlobalObject: true }],
})

const noFloat = "Money is never a float. Use src/domain/shared/money; on a screen, <Amount> or useFormatters()."
const askPort = "Ask for a port: what comes from outside is an answer."
const useDelay = "Time passes in machines only: use a delay with a name (src/domain/shared/timing.ts)."
const asText = "Text is text: let React render it."

const network = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"]
const storage = ["localStorage", "sessionStorage", "indexedDB"]
const page = ["document", "window", "location", "history", "navigator", "crypto", "performance", "alert", "confirm"]
const timers = ["setTimeout", "setInterval"]

export const forbiddenGlobals = {
  inner: globals(
    ...named(["parseFloat"], noFloat),
    ...named(["Date"], `What time it is comes from a port. ${useDelay}`),
    ...named([...timers, "queueMicrotask", "requestAnimationFrame"], useDelay),
    ...named([...network, ...storage, ...page], askPort),
  ),
  ui: globals(
    ...named(["parseFloat"], noFloat),
    ...named(timers, useDelay),
    ...named([...network, ...storage], `Screens do not reach outside. ${askPort}`),
  ),
  outer: globals(...named(["parseFloat"], noFloat)),
}

interface Property {
  readonly object?: string
  readonly property: string
  readonly message: string
}
const properties = (...more: readonly Property[]): Rules => ({
  "no-restricted-properties": [
    "error",
    { property: "toFixed", message: noFloat },
    { object: "Number", property: "parseFloat", message: noFloat },
    ...["innerHTML", "outerHTML", "insertAdjacentHTML"].map((property) => ({ property, message: asText })),
    ...more,
  ],
})
const random: Property = { object: "Math", property: "random", message: askPort }
// The name `Effect` is allowed, because the getters of a schema return effects. Running an effect is forbidden.
const runs = ["runPromise", "runSync", "runFork", "runCallback", "runPromiseExit", "runSyncExit"]
const running = runs.map((property) => ({
  object: "Effect",
  property,
  message: "Inner layers decide, they do not run. Effects are run in src/adapters.",
}))
const settings: Property = {
  property: "extensions",
  message:
    "Whether the operator offers something: useOffers(name) while rendering, offers(name) in a port, `offered` of a part or a page.",
}

export const forbiddenProperties = {
  inner: properties(random, ...running),
  ui: properties(
    random,
    settings,
    ...running,
    { object: "Date", property: "now", message: "What time it is, is a fact of the machine. Read it from the state." },
    {
      object: "z",
      property: "trim",
      message: "Invisible characters stay. Use token or prose of src/ui/shared/typed-text.ts.",
    },
    { object: "document", property: "cookie", message: `Screens do not reach outside. ${askPort}` },
  ),
  outer: properties(),
  main: properties(settings),
}
