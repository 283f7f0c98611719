import type { Instant } from "#domain/shared/schema.ts"
import { isStaking, type Order } from "./order.ts"

const day = 24 * 60 * 60 * 1_000

/** In days: within 24 hours of the purchase; the first accrual of a stake within a few days. */
const longest = { payout: 1, accrual: 4 }

/** The latest time of the first payout of a completed order; null if the time of the purchase is not known. */
export const firstPayoutBy = (order: Pick<Order, "stateUpdate" | "items">): Instant | null =>
  order.stateUpdate === null
    ? null
    : new Date(Date.parse(order.stateUpdate) + longest[isStaking(order) ? "accrual" : "payout"] * day).toISOString()

export const isFirstPayoutAhead = (order: Pick<Order, "stateUpdate" | "items">, now: Instant): boolean => {
  const by = firstPayoutBy(order)
  return by !== null && Date.parse(now) < Date.parse(by)
}
