/**
 * Finds parts of the page that take space without content: an empty block, a block whose content ends far above its own
 * end, or a heading with nothing below it. The function runs inside the page, so it uses nothing from outside.
 */
export const findEmptyPlaces = (): ReadonlyArray<string> => {
  /** A height in pixels above that of a line whose text may be temporarily empty. */
  const line = 24
  /** A height in pixels above the space that any page leaves around centred content. */
  const hole = 160
  const blocks = "div, section, ul, ol, li, p, dl, dd, dt, aside, article, table"
  const media = "img, svg, canvas, input, select, textarea, meter, progress"
  const textOf = (element: Element) => (element.textContent ?? "").trim()
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0
  const place = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return `${element.tagName.toLowerCase()} of ${Math.round(width)} × ${Math.round(height)} "${textOf(element).slice(0, 40)}"`
  }
  const isSilent = (element: Element) => textOf(element) === "" && element.querySelector(media) === null
  const isEmpty = (element: Element) =>
    isSilent(element) &&
    element.getBoundingClientRect().height > line &&
    element.closest("[role], [aria-hidden]") === null
  const isHollow = (element: Element) => {
    const ends = [...element.children].filter(isShown).map((child) => child.getBoundingClientRect().bottom)
    const own = element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element).paddingBottom)
    return ends.length > 0 && own - Math.max(...ends) > hole
  }
  const isAlone = (heading: Element) => {
    const part = heading.closest("section, article, li")
    return part !== null && textOf(part) === textOf(heading) && part.querySelector(media) === null
  }
  const shown = (selector: string) =>
    [...document.querySelectorAll("main, footer")]
      .flatMap((part) => [...part.querySelectorAll(selector)])
      .filter(isShown)
  return [
    ...shown(blocks).flatMap((block) =>
      isEmpty(block) ? [`empty: ${place(block)}`] : isHollow(block) ? [`hollow: ${place(block)}`] : [],
    ),
    ...shown("h2, h3, h4")
      .filter(isAlone)
      .map((heading) => `alone: ${place(heading)}`),
  ]
}
