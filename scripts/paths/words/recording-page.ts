import { keyOf, targetOf, type RecordedInteraction, type Target } from "./interactions.ts"

/** Actions and checks of a walk, recorded by a page that does nothing. */
export interface Recording {
  readonly interactions: RecordedInteraction[]
  /** The expected values that a walk passed to `expect`. */
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

const stateKeyOf = (target: Target) => `${keyOf(target)} is`
const isInState = ({ typed }: Recording, target: Target, state: "ticked" | "absent") =>
  typed.get(stateKeyOf(target)) === state

/** Records that an element is seen or absent. A later query of the walk gets the matching answer. */
export const addVisibility = (recording: Recording, kind: "see" | "absent", target: Target): void => {
  recording.interactions.push({ kind, target })
  if (kind === "absent" || isInState(recording, target, "absent")) recording.typed.set(stateKeyOf(target), kind)
}

const addPress = (recording: Recording, target: Target): void => {
  recording.interactions.push({ kind: "press", target })
  if (target.matcher === "checkbox")
    recording.typed.set(stateKeyOf(target), isInState(recording, target, "ticked") ? "plain" : "ticked")
}

/**
 * Returns the properties of an element that walks read. The element is idle, contains the typed text, and has no text
 * content.
 */
const elementOf = (recording: Recording, target: Target) => ({
  value: recording.typed.get(keyOf(target)) ?? "",
  checked: isInState(recording, target, "ticked"),
  ariaBusy: null,
  textContent: null,
  getAttribute: () => null,
  querySelectorAll: () => [],
  click: () => addPress(recording, target),
})

/** Returns a page that has every element for which a walk asks, and records each query. */
export const createRecordingPage = (recording: Recording, target: Target | null = null): object => {
  const child =
    (query: Target["query"]) =>
    (matcher: string | RegExp, options: Options = {}) =>
      createRecordingPage(recording, {
        ...targetOf(query, matcher),
        within: target,
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
  if (target === null) return children
  const changed = (change: Partial<Target>) => createRecordingPage(recording, { ...target, ...change })
  const addInteraction = (kind: "pressTwice" | "hover" | "unhover") => async () =>
    recording.interactions.push({ kind, target })
  const fill = (kind: "type" | "pick") => async (text: string) => {
    recording.typed.set(keyOf(target), text)
    recording.interactions.push({ kind, target, text })
  }
  const elements = () => (isInState(recording, target, "absent") ? [] : [elementOf(recording, target)])
  return {
    ...children,
    target,
    first: () => changed({ pick: "first" }),
    last: () => changed({ pick: "last" }),
    nth: (index: number) => changed({ pick: index }),
    filter: ({ hasText = null, has }: { hasText?: string | RegExp | null; has?: unknown }) =>
      changed({ hasText, has: targetIn(has) }),
    click: async () => addPress(recording, target),
    dblClick: addInteraction("pressTwice"),
    hover: addInteraction("hover"),
    unhover: addInteraction("unhover"),
    fill: fill("type"),
    selectOptions: fill("pick"),
    element: () => elementOf(recording, target),
    query: () => elements()[0] ?? null,
    elements,
  }
}

export const targetIn = (locator: unknown): Target | null =>
  typeof locator === "object" && locator !== null && "target" in locator ? (locator.target as Target) : null
