import { html } from "hono/html"
import { capitalize } from "#scripts/paths/formats/lines.ts"
import { countsOf, statuses, type Run, type Status } from "./format.ts"
import { runTexts, signs, tones, type RunTexts } from "./texts.ts"

export type Html = ReturnType<typeof html>

export const addressOf = (id: string): string => `/scripts/${encodeURIComponent(id)}`

/** Writes a sentence with its URLs as links. */
export const renderLinks = (t: RunTexts, line: string) =>
  capitalize(line)
    .split(/(https?:\/\/[^\s]*[^\s.,])/)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : html`<a href="${part}" target="_blank" rel="noreferrer">${part}<span class="hidden"> ${t.newTab}</span></a>`,
    )

export const renderStatusMark = (t: RunTexts, status: Status | "open") =>
  html`<span class="status" data-tone="${tones[status]}"><span aria-hidden="true">${signs[status]}</span> ${t.status[status]}</span>`

/** Renders the progress of the run in words and as a bar. */
const progress = (t: RunTexts, run: Run) => {
  const counts = countsOf(run)
  const done = counts.all - counts.open
  return html`<p class="progress"><span id="progress">${t.progress(done, counts.all)}</span>
<progress aria-labelledby="progress" value="${done}" max="${counts.all}"></progress>
${statuses.map((status) => html`<span>${renderStatusMark(t, status)} ${counts[status]}</span> `)}</p>`
}

export const renderDocument = (run: Run, title: string, body: Html, withScript = false) => {
  const t = runTexts[run.language]
  return html`<!doctype html>
<html lang="${run.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/run.css">
${withScript ? html`<script src="/run.js" type="module"></script>` : ""}
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
<header>
<p><a class="alone" href="/">${t.all}: ${run.name}</a></p>
${progress(t, run)}
</header>
<main id="content" tabindex="-1">${body}</main>
</body>
</html>`
}
