/** A question of a walk to the page: enough to say it in words, and to ask Playwright the same. */
export interface Target {
  readonly by: "role" | "label" | "text" | "title" | "testId"
  /** The role, the label, the text. */
  readonly what: string | RegExp
  readonly name: string | RegExp | null
  readonly exact: boolean
  readonly within: Target | null
  /** "first", "last", or the place in the list. */
  readonly pick: "first" | "last" | number | null
  readonly hasText: string | RegExp | null
  /** An element that stands in it. */
  readonly has: Target | null
}

export const targetOf = (by: Target["by"], what: Target["what"]): Target => ({
  by,
  what,
  name: null,
  exact: false,
  within: null,
  pick: null,
  hasText: null,
  has: null,
})

/** An action or a check of a walk. */
export type Note =
  | {
      readonly kind: "press" | "pressTwice" | "pressDown" | "hover" | "unhover" | "see" | "absent"
      readonly at: Target
    }
  | { readonly kind: "type" | "pick" | "holds"; readonly at: Target; readonly text: string }
  | { readonly kind: "is"; readonly at: Target; readonly what: "busy" | "wrong" | "blocked" | "ticked" | "unticked" }
  | { readonly kind: "leave" }
  | { readonly kind: "address"; readonly path: string }

/** The same text for the same target or note. */
export const keyOf = (value: Target | Note): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner instanceof RegExp ? String(inner) : inner))

/** The same thing said twice is said once. */
export const distinct = (notes: readonly Note[]): readonly Note[] => {
  const keys = notes.map(keyOf)
  return notes.filter((_, index) => keys.indexOf(keys[index]!) === index)
}
