import type { Order } from "./order"
import { shownState } from "./order"

/** Where an order is looked at: while it can be changed, while it waits for money, and afterwards. */
export type OrderPlace = "calculator" | "status" | "order"

/** Nothing was paid and no card is being charged: quantity and code may still change, as the server has it. */
export const isChangeable = (order: Order): boolean => {
  const { invoice } = order
  const isCharging =
    invoice !== null && (invoice.isCardPrepared || invoice.isCardNeedConfirmation || invoice.isCardConfirmed)
  return ["Created", "Assigned", "Issued"].includes(shownState(order)) && !isCharging
}

export const placeOf = (order: Pick<Order, "state" | "expired">): OrderPlace => {
  switch (shownState(order)) {
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
