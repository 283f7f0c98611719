import { applyCardDecisions } from "#sandbox/rules/cards.ts"
import { findCurrentInvoice, reprice } from "#sandbox/rules/invoices.ts"
import type { LockedOrder } from "#sandbox/rules/locked-order.ts"
import { loadOrderResponse } from "#sandbox/rules/order-response.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { chooseDisplayCurrency } from "./call.ts"

/** Returns the response of an order as it is stored, without changes that are due. */
export const loadStoredOrderResponse = async (
  c: RequestContext,
  order: Order,
  invoice: Invoice | null,
  currency: DisplayCurrencyName,
) => {
  const { tx, now, sandbox } = c.var
  return loadOrderResponse(tx, order, invoice, { currency, seed: sandbox.seed, now })
}

/** Returns one order. Reading it applies the acquirer's decisions and reprices an expired rate. */
export const respondWithOrder = async (
  c: RequestContext,
  order: LockedOrder,
  customer: Customer | null,
  currencyId: DisplayCurrencyName | undefined,
) => {
  const { tx, now, sandbox } = c.var
  const currentOrder = await applyCardDecisions(tx, sandbox, order, now)
  const invoice = await findCurrentInvoice(tx, currentOrder)
  const priced = invoice && (await reprice(tx, sandbox.seed, currentOrder, invoice, now))
  return loadStoredOrderResponse(c, currentOrder, priced, chooseDisplayCurrency(c, currencyId, customer))
}
