import { BigDecimal } from "effect"
import { isCompleting } from "./card-status.ts"
import { effectiveOrderState, type Order } from "./order.ts"

/** The API hides an order. An order that it does not hide is discarded: removed from the lists of this browser. */
export type HideKind = "hide" | "discard"

/** Actions on an order in a list. */
export type OrderAction = "continue" | "pay" | "follow" | "changeMethod" | "accept" | "complete" | HideKind | "recreate"

/** A part can be accepted when it is above the product's minimum quantity, also after the order expired. */
export const isAcceptable = (
  order: Pick<Order, "state" | "expired" | "items" | "invoice" | "currentPaymentType">,
): boolean => {
  const [item] = order.items
  return (
    !isCompleting(order) &&
    ["UnderPaid", "Expired"].includes(effectiveOrderState(order)) &&
    item !== undefined &&
    BigDecimal.isLessThan(item.minValue, item.availableQuantity)
  )
}

export const availableOrderActions = (order: Order): ReadonlyArray<OrderAction> => {
  if (isCompleting(order)) return ["follow"]
  const accept = isAcceptable(order) ? ["accept" as const] : []
  switch (effectiveOrderState(order)) {
    case "Created":
    case "Assigned":
      return ["continue", "discard"]
    case "Issued":
      return ["pay", "changeMethod", "hide"]
    case "UnderPaid":
      return ["pay", ...accept, "changeMethod"]
    case "OverPaid":
      return ["complete"]
    case "Expired":
      return [...accept, "recreate", "hide"]
    default:
      return []
  }
}

const mainActions: ReadonlyArray<OrderAction> = ["pay", "complete", "accept", "continue", "recreate"]

/** The order of a list whose action is the most useful: it has the page's main button. The first one of several; null without any. */
export const mainOrderOf = (orders: ReadonlyArray<Order>): Order["id"] | null => {
  const offering = mainActions.flatMap((action) => orders.filter((order) => availableOrderActions(order)[0] === action))
  return offering[0]?.id ?? null
}

/** The order waits for payment or settling, so its state may change at any moment. */
export const isOrderInProgress = (order: Pick<Order, "state" | "expired">): boolean =>
  ["Issued", "UnderPaid", "OverPaid"].includes(effectiveOrderState(order))

/** Removed in this browser, without an invoice or a payment since. */
export const isRemoved = (
  order: Pick<Order, "id" | "state" | "expired" | "receivedAmount">,
  removed: ReadonlySet<string>,
): boolean =>
  removed.has(order.id) &&
  ["Created", "Assigned", "Expired"].includes(effectiveOrderState(order)) &&
  !BigDecimal.isPositive(order.receivedAmount)

/** The subject of the dialog about an order's money: too much, too little, or too late. Null when there is nothing to decide. */
export type SettlementMode = "over" | "under" | "expired"

export const settlementMode = (
  order: Pick<Order, "state" | "expired" | "invoice" | "currentPaymentType">,
): SettlementMode | null => {
  if (isCompleting(order)) return null
  if (order.state === "OverPaid") return "over"
  if (order.state === "UnderPaid" && !order.expired) return "under"
  return order.expired && order.state !== "Completed" ? "expired" : null
}
