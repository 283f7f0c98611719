import { html } from "hono/html"
import { exportNames, exports } from "./exports/exports.ts"
import { resultOf, statuses, type Run, type RunScript, type Status } from "./format.ts"
import { addressOf, renderDocument, renderStatusMark } from "./parts.ts"
import { runTexts } from "./texts.ts"

export interface ListFilter {
  readonly status: string
  readonly area: string
}

const statusOf = (run: Run, script: RunScript): Status | "open" => resultOf(run, script)?.status ?? "open"

/** Renders the list of the run's scripts. The filter does not apply to the link to the next script. */
export const renderListPage = (run: Run, filter: ListFilter) => {
  const t = runTexts[run.language]
  const next = run.scripts.find((script) => resultOf(run, script) === null)
  const areas = new Map(run.scripts.map(({ area, section }) => [area, section]))
  const shown = run.scripts.filter(
    (script) =>
      (filter.status === "" || statusOf(run, script) === filter.status) &&
      (filter.area === "" || script.area === filter.area),
  )
  const option = (value: string, label: string, chosen: string) =>
    html`<option value="${value}"${value === chosen ? html` selected` : ""}>${label}</option>`
  return renderDocument(
    run,
    run.name,
    html`<h1>${run.name}</h1>
<p>${next === undefined ? t.finished : html`<a class="action" href="${addressOf(next.id)}">${t.begin}</a>`}</p>
<form class="row" method="get" action="/">
<label>${t.result}<select name="status">${option("", t.anyStatus, filter.status)}${([...statuses, "open"] as const).map((status) => option(status, t.status[status], filter.status))}</select></label>
<label>${t.area}<select name="area">${option("", t.anyArea, filter.area)}${[...areas].map(([area, section]) => option(area, section, filter.area))}</select></label>
<button>${t.show}</button>
</form>
${
  shown.length === 0
    ? html`<p>${t.none}</p>`
    : html`<ul class="scripts">${shown.map(
        (script) =>
          html`<li><a class="alone" href="${addressOf(script.id)}">${script.title}</a><span class="quiet">${script.id}</span>${renderStatusMark(t, statusOf(run, script))}</li>`,
      )}</ul>`
}
<h2>${t.export}</h2>
<ul class="row">${exportNames.map((name) => html`<li><a class="alone" href="/exports/${name}">${exports[name].label}</a></li>`)}</ul>`,
  )
}
