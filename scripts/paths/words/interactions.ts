/** A walk's query of the page, with enough detail for a sentence and for Playwright code. */
export interface Target {
  readonly query: "role" | "label" | "text" | "title" | "testId"
  /** The role, the label or the text. */
  readonly matcher: string | RegExp
  readonly name: string | RegExp | null
  readonly exact: boolean
  readonly within: Target | null
  /** The position in the list: "first", "last" or an index. Null if the query takes no position. */
  readonly pick: "first" | "last" | number | null
  readonly hasText: string | RegExp | null
  /** An element that this one must contain, or null. */
  readonly has: Target | null
}

export const targetOf = (query: Target["query"], matcher: Target["matcher"]): Target => ({
  query,
  matcher,
  name: null,
  exact: false,
  within: null,
  pick: null,
  hasText: null,
  has: null,
})

export type RecordedInteraction =
  | {
      readonly kind: "press" | "pressTwice" | "pressDown" | "hover" | "unhover" | "see" | "absent"
      readonly target: Target
    }
  | { readonly kind: "type" | "pick" | "holds"; readonly target: Target; readonly text: string }
  | {
      readonly kind: "is"
      readonly target: Target
      readonly state: "busy" | "wrong" | "blocked" | "ticked" | "unticked"
    }
  | { readonly kind: "leave" }
  | { readonly kind: "address"; readonly path: string }

/** Returns the same string for equal targets or interactions. */
export const keyOf = (value: Target | RecordedInteraction): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner instanceof RegExp ? String(inner) : inner))

export const removeDuplicates = (interactions: readonly RecordedInteraction[]): readonly RecordedInteraction[] => {
  const keys = interactions.map(keyOf)
  return interactions.filter((_, index) => keys.indexOf(keys[index]!) === index)
}
