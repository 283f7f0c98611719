/** A walk's query of the page, with enough detail for a sentence and for Playwright code. */
export interface Target {
  readonly by: "role" | "label" | "text" | "title" | "testId"
  /** The role, the label or the text. */
  readonly what: string | RegExp
  readonly name: string | RegExp | null
  readonly exact: boolean
  readonly within: Target | null
  /** "first", "last" or the index in the list. */
  readonly pick: "first" | "last" | number | null
  readonly hasText: string | RegExp | null
  /** An element inside this one. */
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

export type Note =
  | {
      readonly kind: "press" | "pressTwice" | "pressDown" | "hover" | "unhover" | "see" | "absent"
      readonly at: Target
    }
  | { readonly kind: "type" | "pick" | "holds"; readonly at: Target; readonly text: string }
  | { readonly kind: "is"; readonly at: Target; readonly what: "busy" | "wrong" | "blocked" | "ticked" | "unticked" }
  | { readonly kind: "leave" }
  | { readonly kind: "address"; readonly path: string }

/** Returns the same text for equal targets or notes. */
export const keyOf = (value: Target | Note): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner instanceof RegExp ? String(inner) : inner))

/** Removes repeated notes. */
export const distinct = (notes: readonly Note[]): readonly Note[] => {
  const keys = notes.map(keyOf)
  return notes.filter((_, index) => keys.indexOf(keys[index]!) === index)
}
