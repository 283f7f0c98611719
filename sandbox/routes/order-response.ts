import { applyCardDecisions } from "#sandbox/rules/cards.ts"
import { findCurrentInvoice, reprice } from "#sandbox/rules/invoices.ts"
import type { LockedOrder } from "#sandbox/rules/locked-order.ts"
import { loadOrderView } from "#sandbox/rules/views.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { chooseDisplayCurrency } from "./call.ts"

/** Returns the view of an order as it is stored, without changes that are due. */
export const loadResponseView = async (
  c: Call,
  order: Order,
  invoice: Invoice | null,
  currency: DisplayCurrencyName,
) => {
  const { tx, now, sandbox } = c.var
  return loadOrderView(tx, order, invoice, { currency, seed: sandbox.seed, now })
}

/** Returns one order. Reading it applies the acquirer's decisions and reprices an expired rate. */
export const respondWithOrder = async (
  c: Call,
  order: LockedOrder,
  customer: Customer | null,
  currencyId: DisplayCurrencyName | undefined,
) => {
  const { tx, now, sandbox } = c.var
  const currentOrder = await applyCardDecisions(tx, sandbox, order, now)
  const invoice = await findCurrentInvoice(tx, currentOrder)
  const priced = invoice && (await reprice(tx, sandbox.seed, currentOrder, invoice, now))
  return loadResponseView(c, currentOrder, priced, chooseDisplayCurrency(c, currencyId, customer))
}
