import { parseAmount, formatAmount, proportionOf } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { calculateTotalPrice, calculateUnitPrices } from "./prices.ts"

/** Returns the order's cost, its cost before the discount, and the received amount, in a display currency. */
export const calculateOrderAmounts = (order: Order, currency: DisplayCurrencyName) => {
  const prices = calculateUnitPrices(parseAmount(order.unit_price), parseAmount(order.discount_percent), currency)
  const quantity = parseAmount(order.quantity)
  const cost = calculateTotalPrice(quantity, prices.localizedToPay)
  return {
    currencyId: currency,
    cost: formatAmount(parseAmount(order.cost)),
    localizedCost: formatAmount(cost),
    localizedOrigCost: formatAmount(calculateTotalPrice(quantity, prices.localized)),
    // The amount is calculated as a share of the cost, so that a paid order has received exactly its cost in every currency.
    receivedAmount: formatAmount(proportionOf(cost, parseAmount(order.received), parseAmount(order.cost), "half-up")),
    acceptedAmount: formatAmount(
      order.state === "Completed"
        ? calculateTotalPrice(parseAmount(order.accepted_quantity), prices.localizedToPay)
        : 0n,
    ),
  }
}
