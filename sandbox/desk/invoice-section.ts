import { html } from "hono/html"
import { statesOf } from "../rules/drive.ts"
import { field, time, type Words } from "./sections.ts"
import type { OpenInvoice } from "./work.ts"

const paying = ({ t }: Words, row: OpenInvoice, name: string) => {
  const action = `/sandbox/invoices/${row.id}/pay`
  const button = (kind: "exact" | "half" | "double", look: string) =>
    html`<button name="kind" value="${kind}" class="${look}" aria-label="${t[kind]}: ${name}">${t[kind]}</button>`
  return html`
    <form method="post" action="${action}" class="row">
      ${button("exact", "main")}${button("half", "")}${button("double", "")}
    </form>
    <form method="post" action="${action}" class="row">
      ${field(`amount-${row.id}`, `${t.amount}, ${row.currencyId}`, html`<input id="amount-${row.id}" name="amount"
        inputmode="decimal" autocomplete="off" required maxlength="30"
        aria-label="${t.amount}, ${row.currencyId}: ${name}">`)}
      <button aria-label="${t.payAmount}: ${name}">${t.payAmount}</button>
    </form>`
}

const invoice = (words: Words, row: OpenInvoice) => {
  const { t, culture } = words
  const name = `${t.order} ${row.orderNumber}, ${row.currencyId}`
  return html`<li>
    <h3>${name}</h3>
    <dl>
      <dt>${t.payments.method}</dt><dd>${t.payments.methods[row.paymentType]}</dd>
      <dt>${t.remain}</dt><dd><code>${row.remainAmount}</code> ${row.currencyId} · ${t.states[row.orderState]}</dd>
      ${row.address === null ? "" : html`<dt>${t.address}</dt><dd><code>${row.address}</code></dd>`}
      <dt>${t.until}</dt><dd>${time(row.expireDate, culture)}</dd>
      <dt>${t.customer}</dt><dd>${row.email}</dd>
    </dl>
    ${paying(words, row, name)}
    <form method="post" action="/sandbox/invoices/${row.id}/state" class="row">
      ${field(`state-${row.id}`, t.driveTo, html`<select id="state-${row.id}" name="state"
        aria-label="${t.driveTo}: ${name}">${statesOf(row.paymentType).map(
          (state) => html`<option value="${state}">${t.payments.states[state]}</option>`,
        )}</select>`)}
      <button aria-label="${t.payments.drive}: ${name}">${t.payments.drive}</button>
    </form>
  </li>`
}

export const invoiceSection = (words: Words, rows: readonly OpenInvoice[]) => html`
  <section aria-labelledby="invoices">
    <h2 id="invoices">${words.t.invoices}</h2>
    ${rows.length === 0
      ? html`<p class="quiet">${words.t.noInvoices}</p>`
      : html`<ul class="plain">${rows.map((row) => invoice(words, row))}</ul>`}
  </section>`
