import { amount, amountText, proportionOf } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { totalPrice, unitPrices } from "./prices.ts"

/** Returns the order's cost, its cost before the discount, and the received amount, in a display currency. */
export const orderAmounts = (order: Order, display: DisplayCurrencyName) => {
  const prices = unitPrices(amount(order.unit_price), amount(order.discount_percent), display)
  const quantity = amount(order.quantity)
  const cost = totalPrice(quantity, prices.localizedToPay)
  return {
    currencyId: display,
    cost: amountText(amount(order.cost)),
    localizedCost: amountText(cost),
    localizedOrigCost: amountText(totalPrice(quantity, prices.localized)),
    // The amount is calculated as a share of the cost, so that a paid order has received exactly its cost in every currency.
    receivedAmount: amountText(proportionOf(cost, amount(order.received), amount(order.cost), "half-up")),
    acceptedAmount: amountText(
      order.state === "Completed" ? totalPrice(amount(order.accepted_quantity), prices.localizedToPay) : 0n,
    ),
  }
}
