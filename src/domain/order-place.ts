import type { Order } from "./order"
import { shownState } from "./order"

/** Where an order is looked at: while it can be changed, while it waits for money, and afterwards. */
export type OrderPlace = "calculator" | "status" | "order"

export const placeOf = (order: Pick<Order, "state" | "expired">): OrderPlace => {
  switch (shownState(order)) {
    case "Created": case "Assigned": return "calculator"
    case "Issued": case "UnderPaid": case "OverPaid": return "status"
    default: return "order"
  }
}
