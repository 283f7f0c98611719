import type { Order } from "./order"
import { timing } from "./timing"

/** What the order's own cookie holds: when the offer was first seen (milliseconds), or that it was activated. */
export type BonusMark = { readonly startedAt: number } | "activated" | null

export type BonusSeen =
  | { readonly is: "absent" | "accepted" | "activated" | "over" }
  /** Milliseconds until it is over. */
  | { readonly is: "offered"; readonly left: number }

/** How an order's bonus stands at a moment. Activated before and not the order's any more: it stays hidden. */
export const bonusSeen = (order: Pick<Order, "bonus" | "bonusOffer">, mark: BonusMark, now: number): BonusSeen => {
  if (order.bonus !== null) return { is: "accepted" }
  if (order.bonusOffer === null) return { is: "absent" }
  if (mark === "activated") return { is: "activated" }
  const left = Math.min(timing.bonusOffered, (mark === null ? now : mark.startedAt) + timing.bonusOffered - now)
  return left > 0 ? { is: "offered", left } : { is: "over" }
}
