import type { OxlintOverride } from "oxlint"

export type Rules = NonNullable<OxlintOverride["rules"]>

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
