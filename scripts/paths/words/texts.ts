import { computeAccessibleName, getRole } from "dom-accessibility-api"
import { parseHTML } from "linkedom"

/** Elements within a line of text. Every other element begins a line. */
const flowing = "a abbr b bdi cite code em i kbd label mark q s small span strong sub sup time var wbr".split(" ")
const lineBreaks = new RegExp(`(?=</?(?!(?:${flowing.join("|")})\\b)\\w)`, "g")

/** Parses rendered HTML. A space separates the texts of two lines. */
export const parseHtml = (html: string): HTMLElement =>
  parseHTML(`<html><body>${html.replaceAll(lineBreaks, " ")}</body></html>`).document.body

const inOneLine = (text: string | undefined): string | null => text?.replaceAll(/\s+/g, " ").trim() || null

export const textOf = (element: Element | null | undefined): string | null => inOneLine(element?.textContent)

/** The element that VisuallyHidden renders, for screen readers only. */
export const hidden = "span[class*=hidden]"

const writtenWithout = (node: Node, selector: string): string =>
  node.nodeType === node.ELEMENT_NODE && (node as Element).matches(selector)
    ? ""
    : node.nodeType === node.TEXT_NODE
      ? node.nodeValue!
      : [...node.childNodes].map((each) => writtenWithout(each, selector)).join("")

/**
 * Returns the text without the elements that the selector finds, of which this may be one. Returns null without an
 * element or without text.
 */
export const textWithout = (element: Element | null | undefined, selector: string): string | null =>
  element ? inOneLine(writtenWithout(element, selector)) : null
export const visibleText = (element: Element | null | undefined): string | null => textWithout(element, hidden)

/**
 * Returns the styles on which the name of an element depends, because no style sheet is loaded. VisuallyHidden is a
 * block outside of its line. An element with a space at its edge is a block too, because the library would remove the
 * space.
 */
const getComputedStyle = (element: Element) => {
  const isBlock = element.matches(hidden) || /^\s|\s$/.test(element.textContent)
  return { getPropertyValue: (name: string) => (name !== "display" ? "" : isBlock ? "block" : "inline") } as never
}

/** Returns the name that a screen reader reads, or null if the element has none. */
export const nameOf = (element: Element): string | null =>
  inOneLine(computeAccessibleName(element, { getComputedStyle }))

/**
 * Returns the role that a screen reader reads, or null if the element has none. The library knows no role of an input that leaves
 * out its type.
 */
export const roleOf = (element: Element): string | null =>
  element.matches("input:not([type], [role])") ? "textbox" : getRole(element)
