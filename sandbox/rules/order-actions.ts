import { randomUUID } from "node:crypto"
import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { calculateAvailableQuantity } from "./credits.ts"
import { changeOrder, type LockedOrder } from "./locked-order.ts"
import { isOrderExpired } from "./orders.ts"
import { settleOrder, type SettlementOptions } from "./settle.ts"

/**
 * Accepts the paid part of an order, even after the order's end. The part must be larger than the product's minimum. Refuses with 409
 * `WrongState` or `TooLittlePaid`.
 */
export const acceptOrder = async (tx: Tx, order: LockedOrder, context: SettlementOptions): Promise<LockedOrder> => {
  const quantity = calculateAvailableQuantity(order)
  if (order.state !== "UnderPaid") throw createRefusal(409, "WrongState")
  if (parseAmount(productOf(order.product_id).min) >= quantity) throw createRefusal(409, "TooLittlePaid")
  return settleOrder(tx, order, quantity, context)
}

/**
 * Completes an overpaid order. The overpayment buys whole steps, and the balance gets the remainder. The list of payments shows the
 * overpayment as a separate payment. Refuses with 409 `WrongState`.
 */
export const completeOrder = async (tx: Tx, order: LockedOrder, context: SettlementOptions): Promise<LockedOrder> => {
  if (order.state !== "OverPaid") throw createRefusal(409, "WrongState")
  await tx
    .insertInto("payment")
    .values({
      id: randomUUID(),
      order_id: order.id,
      invoice_id: null,
      payment_type: "fromOverpay",
      currency_id: "usd",
      amount: formatAmount(parseAmount(order.received) - parseAmount(order.cost)),
      external_id: null,
      create_date: new Date(context.now),
    })
    .execute()
  return settleOrder(tx, order, calculateAvailableQuantity(order), context)
}

/**
 * Hides the order from lists. The order's own URL still works. A second call changes nothing. Only an expired order, or an issued one
 * without an unconfirmed transaction, can be hidden. Refuses any other with 409 `WrongState`.
 */
export const hideOrder = async (tx: Tx, order: LockedOrder, now: number): Promise<void> => {
  const isIssued = order.state === "Issued" && order.unconfirmed_id === null
  if (!isIssued && !isOrderExpired(order, now)) throw createRefusal(409, "WrongState")
  await changeOrder(tx, order, { hidden: true })
}
