const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

export const escaped = (text: string | number): string => String(text).replaceAll(/[&<>"]/g, (sign) => escapes[sign]!)

type Cell = string | { readonly html: string; readonly className?: string }

/** HTML that is made, not typed: everything else is escaped. */
export const html = (made: string, className?: string): Cell =>
  className === undefined ? { html: made } : { html: made, className }

const cell = (tag: "td" | "th", content: Cell): string =>
  typeof content === "string"
    ? `<${tag}>${escaped(content)}</${tag}>`
    : `<${tag}${content.className === undefined ? "" : ` class="${content.className}"`}>${content.html}</${tag}>`

export interface Row {
  readonly cells: readonly Cell[]
  readonly className?: string
  /** Attributes for the filters of the page. */
  readonly data?: string
}

/** Scrolls by itself where the screen is narrower. */
export const table = (heads: readonly string[], rows: readonly Row[], label: string): string =>
  [
    `<div class="scroll" role="region" aria-label="${escaped(label)}" tabindex="0"><table>`,
    `<thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join("")}</tr></thead>`,
    `<tbody>${rows.map(({ cells, className, data }) => `<tr${data === undefined ? "" : ` ${data}`}${className === undefined ? "" : ` class="${className}"`}>${cells.map((each) => cell("td", each)).join("")}</tr>`).join("\n")}</tbody>`,
    "</table></div>",
  ].join("\n")

/** Word and sign, so that colour says nothing alone. */
export const covered = (taken: number, all: number): Cell => {
  if (all === 0) return html("–", "quiet")
  return html(`${taken === all ? "✓" : "✗"} ${taken}/${all}`, taken === all ? "ok" : taken === 0 ? "none" : "part")
}
