import type { Instant } from "#domain/shared/schema.ts"
import { timing } from "#domain/shared/timing.ts"
import type { PaymentType } from "./invoice.ts"
import type { Order } from "./order.ts"

type NotOffered = { readonly kind: "absent" | "accepted" | "activated" | "over" }
/** `left` is the milliseconds until the offer has certainly ended. `end` is the end of its window in milliseconds after its `date`. */
type Offered = { readonly kind: "offered"; readonly left: number; readonly end: number }

export type BonusStatus = NotOffered | { readonly kind: "offered"; readonly left: number; readonly until: Instant }

/**
 * Returns the status of an order's bonus. `earliest` and `latest` bound the milliseconds since the offer's `date` by the server's clock.
 * - Both bounds matter because the clocks may differ: `latest` limits the displayed time to fifteen minutes, and `earliest` decides the
 *   end.
 * - An offer that was activated before stays hidden, even if the order no longer has the bonus.
 */
export const bonusStatusAt = (
  order: Pick<Order, "bonus" | "bonusOffer">,
  activated: boolean,
  [earliest, latest]: readonly [earliest: number, latest: number],
): NotOffered | Offered => {
  if (order.bonus !== null) return { kind: "accepted" }
  if (order.bonusOffer === null) return { kind: "absent" }
  if (activated) return { kind: "activated" }
  const end = Math.min(0, latest) + timing.bonusLifetime
  return earliest < end ? { kind: "offered", left: end - earliest, end } : { kind: "over" }
}

/** Returns the bonus that still depends on the payment. Returns null for a completed order, because its bonus is settled. */
export const unpaidBonus = ({ bonus, state }: Pick<Order, "bonus" | "state">): Order["bonus"] =>
  state === "Completed" ? null : bonus

/**
 * Returns true if the payment is too slow for the bonus. A transfer takes 3 to 5 banking days, but an accepted bonus is valid for two
 * hours.
 */
export const isTooSlowForBonus = ({ bonus }: Pick<Order, "bonus">, paymentType: PaymentType): boolean =>
  bonus !== null && (paymentType === "TransferSEPA" || paymentType === "TransferSwift")

/** Returns the order without its lapsed bonus. Nothing else about the order changes. */
export const withoutBonus = (order: Order): Order => ({ ...order, bonus: null })
