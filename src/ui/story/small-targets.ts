/**
 * Returns the controls that are smaller than 44 px, which a finger would miss. Links inside a sentence, or in a table on a
 * desktop, may be as high as their line. End-to-end tests run this function in the page, so it uses nothing from outside.
 */
export const smallTargets = (root: ParentNode = document): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")].flatMap((element) => {
    const { display, position } = getComputedStyle(element)
    const inTable = element.closest("td") !== null && matchMedia("(width >= 600px)").matches
    const around = element.closest("p, dd, label, td")?.textContent.trim().length ?? 0
    const inText =
      element.tagName === "A" && (inTable || (display === "inline" && around > element.textContent.trim().length))
    const labelled = element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)
    // Measures the row instead of the link if the link has an absolute layer above the row.
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
