import type { HTMLElement } from "node-html-parser"

type Read = (element: HTMLElement) => string | null

/** The largest length of a row's name in characters. */
const longest = 80

export const isInside = (element: HTMLElement, container: HTMLElement): boolean =>
  element === container || (element.parentNode !== null && isInside(element.parentNode as HTMLElement, container))

/** Returns the texts of the row: the largest part of the page around this element without another element of the same kind. */
const textsOf = (element: HTMLElement, others: readonly HTMLElement[], visibleText: Read): readonly string[] => {
  const parent = element.parentNode as HTMLElement | null
  if (parent !== null && others.length > 0 && !others.some((other) => isInside(other, parent)))
    return textsOf(parent, others, visibleText)
  return element
    .querySelectorAll("*")
    .filter((each) => each.closest("button, a, label, summary") === null)
    .flatMap((each) => visibleText(each) ?? [])
    .filter((text) => text.length <= longest)
}

/** Returns the first text of the element's row that no other row has, or null if the rows are alike. */
export const rowOfAll = (element: HTMLElement, all: readonly HTMLElement[], visibleText: Read): string | null => {
  const textsIn = (one: HTMLElement) =>
    textsOf(
      one,
      all.filter((each) => each !== one),
      visibleText,
    )
  const elsewhere = new Set(all.filter((each) => each !== element).flatMap(textsIn))
  const own = visibleText(element)
  const isName = (text: string) => text !== own && /\p{L}{2}|\d/u.test(text) && !elsewhere.has(text)
  return textsIn(element).find(isName) ?? null
}
