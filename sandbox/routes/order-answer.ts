import { settleCard } from "#sandbox/rules/cards.ts"
import { currentInvoice, reprice } from "#sandbox/rules/invoices.ts"
import type { LockedOrder } from "#sandbox/rules/locked-order.ts"
import { orderView } from "#sandbox/rules/views.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { displayFor } from "./call.ts"

/** Returns the view of an order as it is stored, without changes that are due. */
export const responseView = async (c: Call, order: Order, invoice: Invoice | null, display: DisplayCurrencyName) => {
  const { tx, now, sandbox } = c.var
  return orderView(tx, order, invoice, { display, seed: sandbox.seed, now })
}

/** Returns one order. Reading it applies the acquirer's decisions and reprices an expired rate. */
export const answer = async (
  c: Call,
  order: LockedOrder,
  user: User | null,
  currencyId: DisplayCurrencyName | undefined,
) => {
  const { tx, now, sandbox } = c.var
  const settledOrder = await settleCard(tx, sandbox, order, now)
  const invoice = await currentInvoice(tx, settledOrder)
  const priced = invoice && (await reprice(tx, sandbox.seed, settledOrder, invoice, now))
  return responseView(c, settledOrder, priced, displayFor(c, currencyId, user))
}
