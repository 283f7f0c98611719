import { html } from "hono/html"
import { capitalize } from "#scripts/paths/formats/lines.ts"
import { resultOf, statuses, type Run, type RunScript } from "./format.ts"
import { addressOf, renderDocument, renderLinks, renderStatusMark, type Html } from "./parts.ts"
import { imageTypes } from "./store.ts"
import { runTexts, signs, type RunTexts } from "./texts.ts"

/** The contents of the form: the recorded result, or the input that could not be recorded. */
export interface Draft {
  readonly note: string
  readonly step: number | null
  readonly tester: string
  readonly screenshots: readonly string[]
  readonly problem: "noteMissing" | "imageWrong" | null
}

const list = (kind: string, lines: readonly (string | readonly (string | Html)[])[]) =>
  html`<ul class="${kind}">${lines.map((line) => html`<li>${line}</li>`)}</ul>`

const stepItem = (t: RunTexts, { does, sees }: RunScript["steps"][number], index: number) =>
  html`<li><h3>${t.step(index + 1)}</h3>
${list(
  "does",
  does.map((line) => renderLinks(t, line)),
)}
<p class="quiet">${t.expected}</p>
${list("sees", sees.map(capitalize))}</li>`

/** A disabled first button of the form. Enter in a field presses the first button, but the tester does not mean to record a result. */
const noResultByEnter = html`<button disabled hidden></button>`

const resultForm = (t: RunTexts, script: RunScript, draft: Draft, opened: number) => html`
<form class="record" method="post" enctype="multipart/form-data" action="${addressOf(script.id)}" data-pasted="${t.pasted}" data-remove="${t.remove}" data-needed="${t.noteMissing}">
<h2>${t.record}</h2>
${noResultByEnter}
${draft.problem === null ? "" : html`<p role="alert" id="problem" class="problem" tabindex="-1">${t[draft.problem]}</p>`}
<input type="hidden" name="opened" value="${opened}">
<label>${t.note}<textarea name="note" rows="3" aria-describedby="note-hint"${draft.problem === "noteMissing" ? html` aria-invalid="true"` : ""}>${draft.note}</textarea></label>
<p id="note-hint" class="quiet">${t.noteHint}</p>
<label>${t.atStep}<select name="step"><option value="">${t.noStep}</option>${script.steps.map((_, index) => html`<option value="${index + 1}"${draft.step === index + 1 ? html` selected` : ""}>${t.step(index + 1)}</option>`)}</select></label>
<label>${t.screenshots}<input type="file" name="images" multiple accept="${imageTypes.join(",")}" aria-describedby="images-hint"></label>
<p id="images-hint" class="quiet">${t.screenshotsHint}</p>
<ul id="pasted" class="pictures" aria-live="polite"></ul>
${
  draft.screenshots.length === 0
    ? ""
    : html`<ul class="pictures">${draft.screenshots.map(
        (
          name,
        ) => html`<li><a href="/screenshots/${name}" target="_blank" rel="noreferrer"><img src="/screenshots/${name}" alt="${name}"></a>
<label class="tick"><input type="checkbox" name="kept" value="${name}" checked>${t.keep} ${name}</label></li>`,
      )}</ul>`
}
<label>${t.tester}<input name="tester" autocomplete="name" value="${draft.tester}"></label>
<div class="row">${statuses.map((status) => html`<button name="status" value="${status}" class="${status}"><span aria-hidden="true">${signs[status]}</span> ${t.status[status]}</button>`)}</div>
</form>`

const neighbours = (t: RunTexts, run: Run, script: RunScript) => {
  const index = run.scripts.indexOf(script)
  const link = (at: number, text: string) => {
    const other = run.scripts[at]
    return other === undefined ? "" : html`<a class="alone" href="${addressOf(other.id)}">${text}</a>`
  }
  return html`<nav class="row">${link(index - 1, t.previous)}${link(index + 1, t.next)}</nav>`
}

export const renderScriptPage = (run: Run, script: RunScript, draft: Draft, opened: number) => {
  const t = runTexts[run.language]
  const recorded = resultOf(run, script)
  return renderDocument(
    run,
    draft.problem === null ? script.title : `${t[draft.problem]} ${script.title}`,
    html`<h1>${script.title}</h1>
<p class="quiet">${script.id} · ${script.section}${recorded === null ? "" : html` · ${t.recorded}: ${renderStatusMark(t, recorded.status)}`}</p>
<div class="columns"><div>
<h2>${t.prepare}</h2>
${list(
  "does",
  script.preconditions.map((line) => renderLinks(t, line)),
)}
<h2>${t.steps}</h2>
<ol class="steps">${script.steps.map((step, index) => stepItem(t, step, index))}</ol>
</div>
<div>${resultForm(t, script, draft, opened)}${neighbours(t, run, script)}</div></div>`,
    true,
  )
}
