import { html } from "hono/html"
import { statesOf } from "#sandbox/rules/forced-state.ts"
import { type DeskTexts } from "./desk-texts.ts"
import { searchQuery, type DeskList } from "./list-query.ts"
import { emptyListText, listPager } from "./listing.ts"
import { labelledField, timeText } from "./sections.ts"
import type { OpenInvoice } from "./work.ts"

const payAddress = ({ query }: DeskTexts, row: OpenInvoice) =>
  `/sandbox/invoices/${row.id}/pay${searchQuery(query.find)}`

const renderPayment = (words: DeskTexts, row: OpenInvoice, name: string) => {
  const { t } = words
  const button = (kind: "exact" | "half" | "double", look: string) =>
    html`<button name="kind" value="${kind}" class="${look}" aria-label="${t[kind]}: ${name}">${t[kind]}</button>`
  return html`
    <form method="post" action="${payAddress(words, row)}" class="row">
      ${button("exact", "main")}${button("half", "")}${button("double", "")}
    </form>`
}

/** Details and actions that testers need less often. */
const more = (words: DeskTexts, row: OpenInvoice, name: string) => {
  const { t, culture, query } = words
  return html`
    <dl>
      <dt>${t.payments.method}</dt><dd>${t.payments.methods[row.paymentType]}</dd>
      ${row.address === null ? "" : html`<dt>${t.address}</dt><dd><code>${row.address}</code></dd>`}
      <dt>${t.until}</dt><dd>${timeText(row.expireDate, culture)}</dd>
    </dl>
    <form method="post" action="${payAddress(words, row)}" class="row">
      ${labelledField(
        `amount-${row.id}`,
        `${t.amount}, ${row.currencyId}`,
        html`<input id="amount-${row.id}" name="amount"
        inputmode="decimal" autocomplete="off" required maxlength="30"
        aria-label="${t.amount}, ${row.currencyId}: ${name}">`,
      )}
      <button aria-label="${t.payAmount}: ${name}">${t.payAmount}</button>
    </form>
    <form method="post" action="/sandbox/invoices/${row.id}/state${searchQuery(query.find)}" class="row">
      ${labelledField(
        `state-${row.id}`,
        t.forcedState,
        html`<select id="state-${row.id}" name="state"
        aria-label="${t.forcedState}: ${name}">${statesOf(row.paymentType).map(
          (state) => html`<option value="${state}">${t.payments.states[state]}</option>`,
        )}</select>`,
      )}
      <button aria-label="${t.payments.forceState}: ${name}">${t.payments.forceState}</button>
    </form>`
}

const invoice = (words: DeskTexts, row: OpenInvoice) => {
  const { t } = words
  const name = `${t.order} ${row.orderNumber}, ${row.currencyId}`
  return html`<li>
    <h3>${name}</h3>
    <p class="quiet">${row.email}</p>
    <p>${t.remain}: <code>${row.remainAmount}</code> ${row.currencyId} · ${t.states[row.orderState]}</p>
    ${renderPayment(words, row, name)}
    <details><summary aria-label="${t.lists.more}: ${name}">${t.lists.more}</summary>${more(words, row, name)}</details>
  </li>`
}

export const invoiceSection = (words: DeskTexts, waiting: DeskList<OpenInvoice>) => html`
  <section aria-labelledby="invoices">
    <h2 id="invoices">${words.t.invoices}</h2>
    ${
      waiting.rows.length === 0
        ? emptyListText(words, words.t.noInvoices)
        : html`<ul class="plain">${waiting.rows.map((row) => invoice(words, row))}</ul>`
    }
    ${listPager(words, "invoices", waiting, words.t.invoices)}
  </section>`
