import { visibleText } from "./texts.ts"

/** The maximum length of a row's name in characters. */
const maxTextLength = 80

/** Returns the texts of the row: the largest part of the page around this element without another element of the same kind. */
const textsOf = (element: Element, others: readonly Element[]): readonly string[] => {
  const parent = element.parentElement
  if (parent !== null && others.length > 0 && !others.some((other) => parent.contains(other)))
    return textsOf(parent, others)
  return [...element.querySelectorAll("*")]
    .filter((each) => each.closest("button, a, label, summary") === null)
    .flatMap((each) => visibleText(each) ?? [])
    .filter((text) => text.length <= maxTextLength)
}

/** Returns the first text of the element's row that no other row has, or null if the rows are alike. */
export const rowOfAll = (element: Element, all: readonly Element[]): string | null => {
  const textsIn = (one: Element) =>
    textsOf(
      one,
      all.filter((each) => each !== one),
    )
  const elsewhere = new Set(all.filter((each) => each !== element).flatMap(textsIn))
  const own = visibleText(element)
  const isName = (text: string) => text !== own && /\p{L}{2}|\d/u.test(text) && !elsewhere.has(text)
  return textsIn(element).find(isName) ?? null
}
