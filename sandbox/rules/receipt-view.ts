import { amount, amountText } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables.ts"
import { orderAmounts } from "./order-amounts.ts"
import { totalPrice, unitPrices } from "./prices.ts"
import { receiptNumber } from "./receipt-letter.ts"

/** The receipt of a completed order. */
export const receiptReference = (order: Order) =>
  order.state === "Completed" ? { number: receiptNumber(order.number), date: order.state_update.toISOString() } : null

/** A receipt as the API shows it. Its prices stay in the currency of its issue, whatever the customer chooses later. */
export const receiptView = (order: Order) => {
  const reference = receiptReference(order)
  const currencyId = order.receipt_currency
  if (reference === null || currencyId === null) return null
  const { localized } = unitPrices(amount(order.unit_price), amount(order.discount_percent), currencyId)
  const { acceptedAmount, receivedAmount } = orderAmounts(order, currencyId)
  return {
    ...reference,
    prices: {
      currencyId,
      unitPrice: amountText(localized),
      subtotal: amountText(totalPrice(amount(order.accepted_quantity), localized)),
      total: acceptedAmount,
      received: receivedAmount,
    },
  }
}
