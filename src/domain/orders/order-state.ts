import type { Order, OrderState } from "./order.ts"

/** Returns the state to show. An expired order is shown as Expired, unless it is Completed or OverPaid. */
export const deriveOrderState = (order: Pick<Order, "state" | "expired">): OrderState =>
  order.expired && order.state !== "Completed" && order.state !== "OverPaid" ? "Expired" : order.state

/** Returns true if the order buys staking, whose first payout takes longer than that of mining. */
export const isStaking = ({ items: [item] }: Pick<Order, "items">): boolean => item?.currencyId === "eth2"
