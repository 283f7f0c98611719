import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import { calculateOrderAmounts } from "./order-amounts.ts"
import { calculateTotalPrice, calculateUnitPrices } from "./prices.ts"
import { formatReceiptNumber } from "./receipt-email.ts"

/** Returns the number and date of a completed order's receipt, or null for any other order. */
export const findReceiptReference = (order: Order) =>
  order.state === "Completed"
    ? { number: formatReceiptNumber(order.number), date: order.state_update.toISOString() }
    : null

/**
 * Returns a receipt for the API. The prices stay in the currency in which the receipt was issued, even if the customer changes the
 * currency, because a receipt must not change.
 */
export const toReceiptResponse = (order: Order) => {
  const reference = findReceiptReference(order)
  const currencyId = order.receipt_currency
  if (reference === null || currencyId === null) return null
  const { localized } = calculateUnitPrices(
    parseAmount(order.unit_price),
    parseAmount(order.discount_percent),
    currencyId,
  )
  const { acceptedAmount, receivedAmount } = calculateOrderAmounts(order, currencyId)
  return {
    ...reference,
    prices: {
      currencyId,
      unitPrice: formatAmount(localized),
      subtotal: formatAmount(calculateTotalPrice(parseAmount(order.accepted_quantity), localized)),
      total: acceptedAmount,
      received: receivedAmount,
    },
  }
}
