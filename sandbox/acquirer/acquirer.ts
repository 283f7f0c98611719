import { Hono } from "hono"
import { html } from "hono/html"
import { inTransaction } from "#sandbox/desk/desk-data.ts"
import { localeOfRequest, renderDocument, type HtmlFragment } from "#sandbox/desk/document.ts"
import { deskGuard } from "#sandbox/desk/guard.ts"
import { refusalOf } from "#sandbox/errors.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { cardCode, enterCard, testCards } from "#sandbox/rules/cards.ts"
import type { RequestContext, Env } from "#sandbox/running-sandbox.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import { acquirerTexts, type AcquirerTexts } from "./texts.ts"

const page = (c: RequestContext, t: AcquirerTexts, content: HtmlFragment, status: 200 | 404 | 409 | 400 = 200) =>
  c.html(
    renderDocument(
      c,
      t.title,
      html`<header><div><h1>${t.title}</h1><p class="quiet">${t.lead}</p></div></header>
  <main><section>${content}</section></main>`,
    ),
    status,
  )

const addSpaces = (number: string) => number.replaceAll(/(.{4})(?=.)/g, "$1 ")

const cards = (t: AcquirerTexts, action: string) => html`
  <h2>${t.cards}</h2>
  <ul class="plain">${testCards.map(
    ({ name, number }) => html`<li>
      <p><code>${addSpaces(number)}</code><br><span class="quiet">${t.names[name]}</span></p>
      <form method="post" action="${action}"><button name="number" value="${number}"
        aria-label="${t.use}: ${t.names[name]}">${t.use}</button></form>
    </li>`,
  )}</ul>
  <p class="quiet">${t.code}: <code>${cardCode}</code></p>`

const checkout = (t: AcquirerTexts, { order, invoice }: { order: Order; invoice: Invoice }, message: string | null) => {
  const action = `/sandbox/acquirer/${invoice.id}`
  return html`
    ${message === null ? "" : html`<p class="notice" role="alert">${message}</p>`}
    <dl>
      <dt>${t.order}</dt><dd>${order.number}</dd>
      <dt>${t.amount}</dt><dd>${formatAmount(parseAmount(invoice.remain))} ${invoice.currency_id.toUpperCase()}</dd>
    </dl>
    <form method="post" action="${action}" class="row">
      <div class="field"><label for="number">${t.number}</label><input id="number" name="number" inputmode="numeric"
        autocomplete="cc-number" required maxlength="23"></div>
      <button class="main">${t.pay}</button>
    </form>
    <p><a class="target" href="/buy/${order.id}/status">${t.back}</a></p>
    ${cards(t, action)}`
}

const find = (c: RequestContext, id: string) =>
  inTransaction(c.var.sandbox, async (tx) => {
    const invoice = await tx.selectFrom("invoice").selectAll().where("id", "=", id).executeTakeFirst()
    if (invoice?.payment_type !== "CreditCard") return null
    const orders = tx.selectFrom("customer_order").selectAll().where("id", "=", invoice.order_id)
    return { invoice, order: await orders.executeTakeFirstOrThrow() }
  })

const show = async (c: RequestContext, id: string, message: (t: AcquirerTexts) => string | null) => {
  const t = acquirerTexts[localeOfRequest(c)]
  const payment = await find(c, id)
  if (!payment) return page(c, t, html`<p>${t.gone}</p><p><a class="target" href="/">${t.toShop}</a></p>`, 404)
  const errorText = message(t)
  if (payment.invoice.open && payment.invoice.card === null)
    return page(c, t, checkout(t, payment, errorText), errorText === null ? 200 : 400)
  const back = `/buy/${payment.order.id}/status`
  return page(c, t, html`<p>${t.gone}</p><p><a class="target" href="${back}">${t.toShop}</a></p>`, 409)
}

/**
 * Creates the acquirer's site, where customers enter card details. The shop sends customers to this site, and the site returns them with
 * the invoice's id.
 */
export const createAcquirer = (): Hono<Env> => {
  const acquirer = new Hono<Env>({ strict: false })
  acquirer.use(deskGuard)
  acquirer.get("/:id{[0-9a-f-]{36}}", (c) => show(c, c.req.param("id"), () => null))
  acquirer.post("/:id{[0-9a-f-]{36}}", async (c) => {
    const id = c.req.param("id")
    const { number } = await c.req.parseBody().catch(() => ({ number: "" }))
    const typed = String(number ?? "").replaceAll(/\s/g, "")
    try {
      const { order } = await inTransaction(c.var.sandbox, (tx, now) => enterCard(tx, id, typed, now))
      return c.redirect(`/buy/${order.id}/status/${id}`, 303)
    } catch (error) {
      const refused = error instanceof Error ? refusalOf(error) : undefined
      if (!refused) throw error
      return show(c, id, (t) => (refused.status === 400 ? t.unknown : t.gone))
    }
  })
  return acquirer
}
