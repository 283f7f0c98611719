import { effectiveOrderState, type Order } from "./order.ts"

/** The page that shows an order: while it can be changed, while it waits for money, and afterwards. */
export type OrderPageName = "calculator" | "status" | "order"

/** Nothing was paid and no card is being charged: quantity and code may still change, as the server has it. */
export const isOrderChangeable = (order: Order): boolean => {
  const { invoice } = order
  const isCharging =
    invoice !== null && (invoice.isCardPrepared || invoice.isCardNeedConfirmation || invoice.isCardConfirmed)
  return ["Created", "Assigned", "Issued"].includes(effectiveOrderState(order)) && !isCharging
}

export const orderPageFor = (order: Pick<Order, "state" | "expired">): OrderPageName => {
  switch (effectiveOrderState(order)) {
    case "Created":
    case "Assigned":
      return "calculator"
    case "Issued":
    case "UnderPaid":
    case "OverPaid":
      return "status"
    default:
      return "order"
  }
}
