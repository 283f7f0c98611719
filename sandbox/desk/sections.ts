import { html } from "hono/html"
import { faultKinds, type Fault } from "#sandbox/faults.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import type { DeskContext } from "./desk-context.ts"
import type { StoredEmail, loadTestCodes, listCurrentRates } from "./desk-data.ts"
import type { DeskList } from "./list-query.ts"
import { renderEmptyListText, renderPager } from "./listing.ts"

type Html = ReturnType<typeof html>
type Row<F extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>[number]

export const formatDeskTime = (date: Date | string, locale: Locale): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" }).format(
    typeof date === "string" ? new Date(date) : date,
  )} UTC`

export const renderClockSection = ({ t, locale }: DeskContext, now: number) => html`
  <section aria-labelledby="clock">
    <h2 id="clock">${t.clock}</h2>
    <p><span class="quiet">${t.now}</span><br>
      <time class="time" datetime="${new Date(now).toISOString()}">${formatDeskTime(new Date(now), locale)}</time></p>
    <form method="post" action="/sandbox/clock" class="row">
      ${Object.entries(t.moves).map(([move, label]) => html`<button name="move" value="${move}">${label}</button>`)}
      <button name="reset" value="1">${t.reset}</button>
    </form>
    <form method="post" action="/sandbox/clock" class="row">
      <div class="field"><label for="at">${t.clockAt}</label>
        <input id="at" name="at" type="datetime-local" value="${new Date(now).toISOString().slice(0, 16)}" required></div>
      <button>${t.setClock}</button>
    </form>
    <p class="quiet">${t.clockNote}</p>
  </section>`

const renderEmail = (
  { t, locale }: DeskContext,
  { id, subject, recipient, create_date, body, link, culture: spoken }: StoredEmail,
) => html`
  <li>
    <h3 lang="${spoken}">${subject}</h3>
    <p class="quiet">${t.to}: ${recipient} · ${formatDeskTime(create_date, locale)}</p>
    <div class="row">
      <a class="target" href="${link}" aria-label="${t.link}: ${recipient}">${t.link}</a>
      <a class="target" href="/sandbox/emails/${id}" aria-label="${t.lists.preview}: ${recipient}">${t.lists.preview}</a>
      <details><summary>${t.lists.emailText}</summary><pre lang="${spoken}">${body}</pre></details>
    </div>
  </li>`

export const renderEmailSection = (desk: DeskContext, emails: DeskList<StoredEmail>) => html`
  <section aria-labelledby="mailbox">
    <h2 id="mailbox">${desk.t.mailbox}</h2>
    ${
      emails.rows.length === 0
        ? renderEmptyListText(desk, desk.t.noEmails)
        : html`<ul class="plain">${emails.rows.map((row) => renderEmail(desk, row))}</ul>`
    }
    ${renderPager(desk, "mailbox", emails, desk.t.mailbox)}
  </section>`

export const renderTestValuesSection = (
  { t }: DeskContext,
  codes: readonly Row<typeof loadTestCodes>[],
  now: ReturnType<typeof listCurrentRates>,
) => html`
  <section aria-labelledby="magic">
    <h2 id="magic">${t.testValues}</h2>
    <table>
      <tr><th scope="col">${t.code}</th><th scope="col">${t.discount}</th><th scope="col">${t.meaning}</th></tr>
      ${codes.map(
        ({ code, percent, left }) => html`<tr>
          <td><code>${code}</code></td><td>${percent} %</td>
          <td>${t.codes[code] ?? ""}${left === null ? "" : html`<br>${t.left}: ${left} Th`}</td>
        </tr>`,
      )}
    </table>
    <h3>${t.rates}</h3>
    <dl>${now.map(({ coin, rate }) => html`<dt>${coin}</dt><dd>${rate}</dd>`)}</dl>
  </section>`

export const renderLabelledField = (id: string, label: string, control: Html) =>
  html`<div class="field"><label for="${id}">${label}</label>${control}</div>`

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

export const renderFaultSection = ({ t }: DeskContext, faults: readonly Fault[]) => html`
  <section aria-labelledby="faults">
    <h2 id="faults">${t.faults}</h2>
    <p class="quiet">${t.faultsNote}</p>
    <form method="post" action="/sandbox/faults" class="fields">
      ${renderLabelledField("path", t.path, html`<input id="path" name="path" value="/api/v1/products" required maxlength="200">`)}
      ${renderLabelledField(
        "method",
        t.method,
        html`<select id="method" name="method"><option value="">${t.anyMethod}</option>
        ${methods.map((method) => html`<option>${method}</option>`)}</select>`,
      )}
      ${renderLabelledField(
        "kind",
        t.kind,
        html`<select id="kind" name="kind">
        ${faultKinds.map((kind) => html`<option value="${kind}">${t.kinds[kind]}</option>`)}</select>`,
      )}
      ${renderLabelledField(
        "count",
        t.count,
        html`<input id="count" name="count" type="number" min="1" max="1000"
        value="1" required>`,
      )}
      ${renderLabelledField(
        "delay",
        t.milliseconds,
        html`<input id="delay" name="milliseconds" type="number" min="0" max="120000"
        value="0" required>`,
      )}
      ${renderLabelledField(
        "response",
        t.ownResponse,
        html`<textarea id="response" name="response" rows="3" spellcheck="false" aria-describedby="response-note"></textarea>
        <p class="quiet" id="response-note">${t.ownResponseNote} <code>{"status":409,"body":{"code":"WrongState"}}</code></p>`,
      )}
      <button class="main">${t.addFault}</button>
    </form>
    ${
      faults.length === 0
        ? html`<p class="quiet">${t.noFaults}</p>`
        : html`<ul>${faults.map(
            ({ path, method, kind, after, left }) =>
              html`<li><code>${method ?? "*"} ${path}</code>: ${t.kinds[kind]}, ${t.leftCalls}: ${left}${
                after === undefined ? "" : html` (${t.after} <code>${after}</code>)`
              }</li>`,
          )}</ul>
        <form method="post" action="/sandbox/faults/clear"><button>${t.clearFaults}</button></form>`
    }
  </section>`
