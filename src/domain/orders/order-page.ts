import { deriveOrderState } from "./order-state.ts"
import type { Order } from "./order.ts"

/** The page that shows an order: `calculator` while the order can be changed, `status` while it waits for money, and `order` afterwards. */
export type OrderPageName = "calculator" | "status" | "order"

/** Returns true if quantity and code may still change, by the server's rule: nothing was paid, and no card is being charged. */
export const isOrderChangeable = (order: Order): boolean => {
  const { invoice } = order
  const isCharging =
    invoice !== null && (invoice.isCardPrepared || invoice.isCardNeedConfirmation || invoice.isCardConfirmed)
  return ["Created", "Assigned", "Issued"].includes(deriveOrderState(order)) && !isCharging
}

/** Returns the page that shows an order now. An order in a state that this build does not know has the page `order`. */
export const chooseOrderPage = (order: Pick<Order, "state" | "expired">): OrderPageName => {
  switch (deriveOrderState(order)) {
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
