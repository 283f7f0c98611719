import { html } from "hono/html"
import { statesOf } from "#sandbox/rules/forced-state.ts"
import { type DeskContext } from "./desk-context.ts"
import type { OpenInvoice } from "./desk-data.ts"
import { createSearchQuery, type DeskList } from "./list-query.ts"
import { renderEmptyListText, renderPager } from "./listing.ts"
import { renderLabelledField, formatDeskTime } from "./sections.ts"

const payAddress = ({ query }: DeskContext, row: OpenInvoice) =>
  `/sandbox/invoices/${row.id}/pay${createSearchQuery(query.find)}`

const renderPayment = (desk: DeskContext, row: OpenInvoice, name: string) => {
  const { t } = desk
  const button = (kind: "exact" | "half" | "double", look: string) =>
    html`<button name="kind" value="${kind}" class="${look}" aria-label="${t[kind]}: ${name}">${t[kind]}</button>`
  return html`
    <form method="post" action="${payAddress(desk, row)}" class="row">
      ${button("exact", "main")}${button("half", "")}${button("double", "")}
    </form>`
}

/** Shows the details and actions that testers need less often. */
const renderInvoiceDetails = (desk: DeskContext, row: OpenInvoice, name: string) => {
  const { t, locale, query } = desk
  return html`
    <dl>
      <dt>${t.payments.method}</dt><dd>${t.payments.methods[row.paymentType]}</dd>
      ${row.address === null ? "" : html`<dt>${t.address}</dt><dd><code>${row.address}</code></dd>`}
      <dt>${t.until}</dt><dd>${formatDeskTime(row.expireDate, locale)}</dd>
    </dl>
    <form method="post" action="${payAddress(desk, row)}" class="row">
      ${renderLabelledField(
        `amount-${row.id}`,
        `${t.amount}, ${row.currencyId}`,
        html`<input id="amount-${row.id}" name="amount"
        inputmode="decimal" autocomplete="off" required maxlength="30"
        aria-label="${t.amount}, ${row.currencyId}: ${name}">`,
      )}
      <button aria-label="${t.payAmount}: ${name}">${t.payAmount}</button>
    </form>
    <form method="post" action="/sandbox/invoices/${row.id}/state${createSearchQuery(query.find)}" class="row">
      ${renderLabelledField(
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

const renderInvoice = (desk: DeskContext, row: OpenInvoice) => {
  const { t } = desk
  const name = `${t.order} ${row.orderNumber}, ${row.currencyId}`
  return html`<li>
    <h3>${name}</h3>
    <p class="quiet">${row.email}</p>
    <p>${t.remain}: <code>${row.remainAmount}</code> ${row.currencyId} · ${t.states[row.orderState]}</p>
    ${renderPayment(desk, row, name)}
    <details><summary aria-label="${t.lists.more}: ${name}">${t.lists.more}</summary>${renderInvoiceDetails(desk, row, name)}</details>
  </li>`
}

export const renderInvoiceSection = (desk: DeskContext, waiting: DeskList<OpenInvoice>) => html`
  <section aria-labelledby="invoices">
    <h2 id="invoices">${desk.t.invoices}</h2>
    ${
      waiting.rows.length === 0
        ? renderEmptyListText(desk, desk.t.noInvoices)
        : html`<ul class="plain">${waiting.rows.map((row) => renderInvoice(desk, row))}</ul>`
    }
    ${renderPager(desk, "invoices", waiting, desk.t.invoices)}
  </section>`
