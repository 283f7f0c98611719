import { BigDecimal } from "effect"
import { isCompleting } from "./card-status.ts"
import { deriveOrderState } from "./order-state.ts"
import type { Order } from "./order.ts"

/**
 * The two ways to remove an order. The API can hide some orders. Every other order is discarded, which removes it only from the lists of
 * this browser.
 */
export type HideKind = "hide" | "discard"

export type OrderAction = "continue" | "pay" | "follow" | "changeMethod" | "accept" | "complete" | HideKind | "recreate"

/**
 * Returns true if the customer can accept the paid part of an order, whether the order has expired or not. The part must exceed
 * the product's minimum quantity.
 */
export const isAcceptable = (
  order: Pick<Order, "state" | "expired" | "items" | "invoice" | "currentPaymentType">,
): boolean => {
  const [item] = order.items
  return (
    !isCompleting(order) &&
    ["UnderPaid", "Expired"].includes(deriveOrderState(order)) &&
    item !== undefined &&
    BigDecimal.isLessThan(item.minValue, item.availableQuantity)
  )
}

/** Returns the actions of an order, the most important first. Once a card was charged, the customer can only follow the order. */
export const listOrderActions = (order: Order): ReadonlyArray<OrderAction> => {
  if (isCompleting(order)) return ["follow"]
  const accept = isAcceptable(order) ? ["accept" as const] : []
  switch (deriveOrderState(order)) {
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

/**
 * Returns the id of the order that gets the main button of the page: the first order with the most useful action of all. Returns
 * null if no order has such an action.
 */
export const findMainOrder = (orders: ReadonlyArray<Order>): Order["id"] | null => {
  const offering = mainActions.flatMap((action) => orders.filter((order) => listOrderActions(order)[0] === action))
  return offering[0]?.id ?? null
}

/** Returns true if the order waits for payment or settlement, so that its state may change at any time. */
export const isOrderInProgress = (order: Pick<Order, "state" | "expired">): boolean =>
  ["Issued", "UnderPaid", "OverPaid"].includes(deriveOrderState(order))

/** Returns true if the customer removed the order in this browser and the order has had no invoice or payment since. */
export const isRemoved = (
  order: Pick<Order, "id" | "state" | "expired" | "receivedAmount">,
  removed: ReadonlySet<string>,
): boolean =>
  removed.has(order.id) &&
  ["Created", "Assigned", "Expired"].includes(deriveOrderState(order)) &&
  !BigDecimal.isPositive(order.receivedAmount)

/** The subject of the dialog about an order's money: too much, too little, or too late. */
export type SettlementMode = "overpaid" | "underpaid" | "expired"

/** Returns the subject of the settlement dialog. Returns null if the order has nothing to settle, or if a card was charged for it. */
export const deriveSettlementMode = (
  order: Pick<Order, "state" | "expired" | "invoice" | "currentPaymentType">,
): SettlementMode | null => {
  if (isCompleting(order)) return null
  if (order.state === "OverPaid") return "overpaid"
  if (order.state === "UnderPaid" && !order.expired) return "underpaid"
  return order.expired && order.state !== "Completed" ? "expired" : null
}
