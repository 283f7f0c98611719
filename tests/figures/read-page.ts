import type { Page } from "@playwright/test"

/** A marked element of a page. */
export interface Mark {
  readonly figures: readonly string[]
  /** The ids of the contract, order or product to which the figures belong. The id of the innermost element comes last. */
  readonly owners: readonly string[]
  readonly text: string
}

/** The content of a page: its marks, and all lines of text outside of them. */
export interface Shown {
  readonly marks: readonly Mark[]
  readonly rest: readonly string[]
}

/** Opens all disclosures, and reads every marked element and the text outside of them, in the page or a part of it. */
export const readPage = (page: Page, part = "body"): Promise<Shown> =>
  page.evaluate((selector) => {
    const root = document.querySelector<HTMLElement>(selector)!
    for (const folded of root.querySelectorAll("details")) folded.open = true
    const textOf = (element: Element): string => {
      if (element instanceof HTMLInputElement) return element.value
      // The label and the value of a line are separate texts.
      const isLine = element.querySelector(":scope > dt") !== null
      return isLine ? [...element.children].map(textOf).join(" | ") : (element.textContent ?? "")
    }
    const ofPath = (element: Element) => {
      const path: Array<string> = []
      for (let at = element.closest("[data-figure-of]"); at; at = at.parentElement?.closest("[data-figure-of]") ?? null)
        path.unshift(at.getAttribute("data-figure-of") ?? "")
      return path
    }
    // The axis of a chart has its own round numbers, so the check ignores it. The table below the chart contains the data.
    const axes = [...root.querySelectorAll<SVGElement>("svg[role=img]")]
    const samples = [...root.querySelectorAll<HTMLElement>("[data-sample]")]
    const marked = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-figure]")].filter(
      (element) => element.closest("[data-sample]") === null,
    )
    const marks = marked.map((element) => ({
      figures: (element.getAttribute("data-figure") ?? "").split(" "),
      owners: ofPath(element),
      text: textOf(element),
    }))
    const hidden = [...marked, ...axes, ...samples]
    const shownAs = hidden.map(({ style }) => style.display)
    for (const { style } of hidden) style.display = "none"
    const rest = root.innerText.split("\n").filter((line) => line.trim() !== "")
    for (const [index, { style }] of hidden.entries()) style.display = shownAs[index] ?? ""
    return { marks, rest }
  }, part)
