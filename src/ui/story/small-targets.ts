/**
 * Controls that a finger would miss: under 44 px. Links inside a sentence, or in a table as wide as a desktop's, may be as high as their
 * line. End-to-end tests run this in the page, so the function uses nothing from outside.
 */
export const smallTargets = (root: ParentNode = document): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")].flatMap((element) => {
    const { display, position } = getComputedStyle(element)
    const inTable = element.closest("td") !== null && matchMedia("(width >= 600px)").matches
    const around = element.closest("p, dd, label, td")?.textContent.trim().length ?? 0
    const inText =
      element.tagName === "A" && (inTable || (display === "inline" && around > element.textContent.trim().length))
    const labelled = element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)
    // An absolute layer above a row makes the row the target of its link.
    const isRow = getComputedStyle(element, "::after").position === "absolute" && position === "static"
    const target = labelled ? (element.labels?.[0] ?? element) : isRow ? (element.offsetParent ?? element) : element
    const { width, height, bottom } = target.getBoundingClientRect()
    const isAbsent = width === 0 || bottom < 0 || (position === "absolute" && width <= 1)
    if (inText || isAbsent || element.dataset["standIn"] !== undefined) return []
    return height < 43.5 || width < 43.5
      ? [
          `${Math.round(width)}×${Math.round(height)} ${`<${element.localName}> ${element.textContent || element.getAttribute("name")}`}`,
        ]
      : []
  })
