import { keyOf, targetOf, type Note, type Target } from "./notes.ts"

/** What the page would answer a walk that reads it: nothing is on, or whatever it asks for is. */
export type Guess = "calm" | "busy"

export interface Recording {
  readonly notes: Note[]
  /** What `expect` compared something with. */
  readonly read: unknown[]
  readonly guess: Guess
  /** What was typed so far on this path, by field; which boxes are ticked, and what was said not to be there. */
  readonly typed: Map<string, string>
}

type Options =
  | {
      readonly name?: string | RegExp
      readonly exact?: boolean
      readonly hasText?: string | RegExp
      readonly has?: unknown
    }
  | undefined

const ways = {
  getByRole: "role",
  getByLabelText: "label",
  getByText: "text",
  getByTitle: "title",
  getByPlaceholder: "placeholder",
  getByAltText: "altText",
  getByTestId: "testId",
} as const

const meaningOf: Readonly<Record<string, "busy" | "wrong" | "blocked">> = {
  "aria-busy": "busy",
  ariaBusy: "busy",
  "aria-invalid": "wrong",
  ariaInvalid: "wrong",
  disabled: "blocked",
}

const standingOf = (at: Target) => `${keyOf(at)} is`
const isStanding = ({ typed }: Recording, at: Target, what: "ticked" | "absent") => typed.get(standingOf(at)) === what

/** Seen or not seen: a walk that asks whether something is there is answered accordingly. */
export const noteLook = (recording: Recording, kind: "see" | "absent", at: Target): void => {
  recording.notes.push({ kind, at })
  if (kind === "absent" || isStanding(recording, at, "absent")) recording.typed.set(standingOf(at), kind)
}

const notePress = (recording: Recording, at: Target): void => {
  recording.notes.push({ kind: "press", at })
  if (at.what === "checkbox")
    recording.typed.set(standingOf(at), isStanding(recording, at, "ticked") ? "plain" : "ticked")
}

/** One for the whole page: a walk that compares the focused element with another finds them the same. */
export const recordingElement = (recording: Recording) => {
  let at: Target | null = null
  const read = (name: string): unknown => {
    const meaning = meaningOf[name]
    if (meaning !== undefined && at !== null && recording.guess === "busy")
      recording.notes.push({ kind: "is", at, what: meaning })
    if (name === "checked") return at !== null && isStanding(recording, at, "ticked")
    if (name === "disabled") return recording.guess === "busy"
    if (meaning !== undefined) return recording.guess === "busy" ? "true" : null
    return name === "value" ? (at === null ? "" : (recording.typed.get(keyOf(at)) ?? "")) : null
  }
  const act = (kind: "press" | "pressDown" | "leave") => () => {
    if (at !== null && kind === "press") notePress(recording, at)
    else if (at !== null) recording.notes.push({ kind, at })
  }
  const element: object = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === "click") return act("press")
        if (name === "blur") return act("leave")
        // The only event that walks dispatch themselves is pointerdown.
        if (name === "dispatchEvent") return act("pressDown")
        if (name === "getAttribute") return read
        return typeof name === "string" ? read(name) : undefined
      },
    },
  )
  return {
    of: (target: Target) => {
      at = target
      return element
    },
    focused: () => {
      at = targetOf("focused", "")
      return element
    },
  }
}

/** A page that does nothing, finds everything, and notes what it was asked. */
export const recordingPage = (recording: Recording, element: ReturnType<typeof recordingElement>) => {
  const note = (kind: "press" | "pressTwice" | "hover" | "unhover" | "see", at: Target) => async () => {
    if (kind === "press") notePress(recording, at)
    else recording.notes.push({ kind, at })
  }
  const fill =
    (at: Target, kind: "type" | "pick" = "type") =>
    async (text: string) => {
      recording.typed.set(keyOf(at), text)
      recording.notes.push({ kind, at, text })
    }
  const locator = (at: Target | null): object => {
    const child = (by: Target["by"]) => (what: string | RegExp, options?: Options) =>
      locator({ ...targetOf(by, what), within: at, name: options?.name ?? null, exact: options?.exact ?? false })
    const asks = Object.fromEntries(Object.entries(ways).map(([method, by]) => [method, child(by)]))
    if (at === null) return asks
    return {
      ...asks,
      target: at,
      first: () => locator({ ...at, pick: "first" }),
      last: () => locator({ ...at, pick: "last" }),
      nth: (index: number) => locator({ ...at, pick: index }),
      filter: (options: Options) => locator({ ...at, hasText: options?.hasText ?? null, has: targetIn(options?.has) }),
      click: note("press", at),
      dblClick: note("pressTwice", at),
      hover: note("hover", at),
      unhover: note("unhover", at),
      fill: fill(at),
      type: fill(at),
      clear: () => fill(at)(""),
      selectOptions: fill(at, "pick"),
      element: () => element.of(at),
      query: () => (isStanding(recording, at, "absent") ? null : element.of(at)),
      elements: () => (isStanding(recording, at, "absent") ? [] : [element.of(at)]),
    }
  }
  return locator(null)
}

export const targetIn = (locator: unknown): Target | null =>
  typeof locator === "object" && locator !== null && "target" in locator ? (locator.target as Target) : null
