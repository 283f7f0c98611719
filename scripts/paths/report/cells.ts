import { html } from "hono/html"

type Html = ReturnType<typeof html>

/** Renders a table that scrolls on its own if the screen is narrower. */
export const renderTable = (label: string, heads: readonly string[], rows: readonly Html[]) => html`
<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`

/** Renders a cell with a sign before the number, so that colour is never the only information. */
export const formatCoverage = (taken: number, all: number) => {
  if (all === 0) return html`<td>–</td>`
  const kind = taken === all ? "ok" : taken === 0 ? "none" : "part"
  return html`<td class="${kind}">${taken === all ? "✓" : "✗"} ${taken}/${all}</td>`
}
