import { keyOf, targetOf, type Note, type Target } from "./notes.ts"

/** Actions and checks of a walk, recorded by a page that does nothing. */
export interface Recording {
  readonly notes: Note[]
  /** Values with which `expect` compared something. */
  readonly read: unknown[]
  /** The texts typed on this path, by field. The map also contains ticked boxes, and elements that the walk found absent. */
  readonly typed: Map<string, string>
}

interface Options {
  readonly name?: string | RegExp
  readonly exact?: boolean
  readonly hasText?: string | RegExp
  readonly has?: unknown
}

const standingOf = (at: Target) => `${keyOf(at)} is`
const isStanding = ({ typed }: Recording, at: Target, what: "ticked" | "absent") => typed.get(standingOf(at)) === what

/** Records that an element is seen or absent. A later query of the walk gets the matching answer. */
export const noteLook = (recording: Recording, kind: "see" | "absent", at: Target): void => {
  recording.notes.push({ kind, at })
  if (kind === "absent" || isStanding(recording, at, "absent")) recording.typed.set(standingOf(at), kind)
}

const notePress = (recording: Recording, at: Target): void => {
  recording.notes.push({ kind: "press", at })
  if (at.what === "checkbox")
    recording.typed.set(standingOf(at), isStanding(recording, at, "ticked") ? "plain" : "ticked")
}

/** The properties of an element that walks read. The element is idle, contains the typed text, and has no text content. */
const elementOf = (recording: Recording, at: Target) => ({
  value: recording.typed.get(keyOf(at)) ?? "",
  checked: isStanding(recording, at, "ticked"),
  ariaBusy: null,
  textContent: null,
  getAttribute: () => null,
  querySelectorAll: () => [],
  click: () => notePress(recording, at),
})

/** A page that has every element for which a walk asks, and records each query. */
export const recordingPage = (recording: Recording, at: Target | null = null): object => {
  const child =
    (by: Target["by"]) =>
    (what: string | RegExp, options: Options = {}) =>
      recordingPage(recording, {
        ...targetOf(by, what),
        within: at,
        name: options.name ?? null,
        exact: options.exact ?? false,
      })
  const children = {
    getByRole: child("role"),
    getByLabelText: child("label"),
    getByText: child("text"),
    getByTitle: child("title"),
    getByTestId: child("testId"),
  }
  if (at === null) return children
  const changed = (change: Partial<Target>) => recordingPage(recording, { ...at, ...change })
  const note = (kind: "pressTwice" | "hover" | "unhover") => async () => recording.notes.push({ kind, at })
  const fill = (kind: "type" | "pick") => async (text: string) => {
    recording.typed.set(keyOf(at), text)
    recording.notes.push({ kind, at, text })
  }
  const elements = () => (isStanding(recording, at, "absent") ? [] : [elementOf(recording, at)])
  return {
    ...children,
    target: at,
    first: () => changed({ pick: "first" }),
    last: () => changed({ pick: "last" }),
    nth: (index: number) => changed({ pick: index }),
    filter: ({ hasText = null, has }: { hasText?: string | RegExp | null; has?: unknown }) =>
      changed({ hasText, has: targetIn(has) }),
    click: async () => notePress(recording, at),
    dblClick: note("pressTwice"),
    hover: note("hover"),
    unhover: note("unhover"),
    fill: fill("type"),
    selectOptions: fill("pick"),
    element: () => elementOf(recording, at),
    query: () => elements()[0] ?? null,
    elements,
  }
}

export const targetIn = (locator: unknown): Target | null =>
  typeof locator === "object" && locator !== null && "target" in locator ? (locator.target as Target) : null
