import { html } from "hono/html"
import { statesOf } from "../rules/drive.ts"
import type { Listed } from "./listing.ts"
import { keptIn, nothing, parts } from "./listing.ts"
import { field, time, type Words } from "./sections.ts"
import type { OpenInvoice } from "./work.ts"

const payAddress = ({ asked }: Words, row: OpenInvoice) => `/sandbox/invoices/${row.id}/pay${keptIn(asked.find)}`

const paying = (words: Words, row: OpenInvoice, name: string) => {
  const { t } = words
  const button = (kind: "exact" | "half" | "double", look: string) =>
    html`<button name="kind" value="${kind}" class="${look}" aria-label="${t[kind]}: ${name}">${t[kind]}</button>`
  return html`
    <form method="post" action="${payAddress(words, row)}" class="row">
      ${button("exact", "main")}${button("half", "")}${button("double", "")}
    </form>`
}

/** What is asked for less often. */
const more = (words: Words, row: OpenInvoice, name: string) => {
  const { t, culture, asked } = words
  return html`
    <dl>
      <dt>${t.payments.method}</dt><dd>${t.payments.methods[row.paymentType]}</dd>
      ${row.address === null ? "" : html`<dt>${t.address}</dt><dd><code>${row.address}</code></dd>`}
      <dt>${t.until}</dt><dd>${time(row.expireDate, culture)}</dd>
    </dl>
    <form method="post" action="${payAddress(words, row)}" class="row">
      ${field(
        `amount-${row.id}`,
        `${t.amount}, ${row.currencyId}`,
        html`<input id="amount-${row.id}" name="amount"
        inputmode="decimal" autocomplete="off" required maxlength="30"
        aria-label="${t.amount}, ${row.currencyId}: ${name}">`,
      )}
      <button aria-label="${t.payAmount}: ${name}">${t.payAmount}</button>
    </form>
    <form method="post" action="/sandbox/invoices/${row.id}/state${keptIn(asked.find)}" class="row">
      ${field(
        `state-${row.id}`,
        t.driveTo,
        html`<select id="state-${row.id}" name="state"
        aria-label="${t.driveTo}: ${name}">${statesOf(row.paymentType).map(
          (state) => html`<option value="${state}">${t.payments.states[state]}</option>`,
        )}</select>`,
      )}
      <button aria-label="${t.payments.drive}: ${name}">${t.payments.drive}</button>
    </form>`
}

const invoice = (words: Words, row: OpenInvoice) => {
  const { t } = words
  const name = `${t.order} ${row.orderNumber}, ${row.currencyId}`
  return html`<li>
    <h3>${name}</h3>
    <p class="quiet">${row.email}</p>
    <p>${t.remain}: <code>${row.remainAmount}</code> ${row.currencyId} · ${t.states[row.orderState]}</p>
    ${paying(words, row, name)}
    <details><summary aria-label="${t.lists.more}: ${name}">${t.lists.more}</summary>${more(words, row, name)}</details>
  </li>`
}

export const invoiceSection = (words: Words, waiting: Listed<OpenInvoice>) => html`
  <section aria-labelledby="invoices">
    <h2 id="invoices">${words.t.invoices}</h2>
    ${
      waiting.rows.length === 0
        ? nothing(words, words.t.noInvoices)
        : html`<ul class="plain">${waiting.rows.map((row) => invoice(words, row))}</ul>`
    }
    ${parts(words, "invoices", waiting, words.t.invoices)}
  </section>`
