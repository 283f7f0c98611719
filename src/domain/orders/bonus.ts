import type { Instant } from "#domain/shared/schema.ts"
import { timing } from "#domain/shared/timing.ts"
import type { PaymentType } from "./invoice.ts"
import type { Order } from "./order.ts"

/**
 * The reasons for which no bonus is offered.
 * - `absent`: the order has no offer.
 * - `accepted`: the order has the bonus.
 * - `activated`: this browser has activated the offer before.
 * - `expired`: the time of the offer has ended.
 */
type UnavailableBonus = { readonly kind: "absent" | "accepted" | "activated" | "expired" }
/**
 * An open offer. `millisecondsLeft` is the number of milliseconds until the offer has certainly ended. `end` is the end of its window, in
 * milliseconds after its `date`.
 */
type OfferedBonus = { readonly kind: "offered"; readonly millisecondsLeft: number; readonly end: number }

export type BonusStatus =
  | UnavailableBonus
  | { readonly kind: "offered"; readonly millisecondsLeft: number; readonly until: Instant }

/**
 * Returns the status of an order's bonus. `earliest` and `latest` bound the milliseconds since the offer's `date` by the server's clock.
 * - The clocks may differ, so both bounds matter: `latest` limits the displayed time to fifteen minutes, and `earliest` decides the end.
 * - An offer that was activated before stays hidden, even if the order no longer has the bonus.
 */
export const calculateBonusStatus = (
  order: Pick<Order, "bonus" | "bonusOffer">,
  isActivated: boolean,
  [earliest, latest]: readonly [earliest: number, latest: number],
): UnavailableBonus | OfferedBonus => {
  if (order.bonus !== null) return { kind: "accepted" }
  if (order.bonusOffer === null) return { kind: "absent" }
  if (isActivated) return { kind: "activated" }
  const end = Math.min(0, latest) + timing.bonusLifetime
  return earliest < end ? { kind: "offered", millisecondsLeft: end - earliest, end } : { kind: "expired" }
}

/** Returns the bonus that still depends on the payment. The bonus of a completed order is settled, so the function returns null for it. */
export const findUnpaidBonus = ({ bonus, state }: Pick<Order, "bonus" | "state">): Order["bonus"] =>
  state === "Completed" ? null : bonus

/**
 * Returns true if the payment is too slow for the bonus. A transfer takes 3 to 5 banking days, but an accepted bonus is valid for two
 * hours.
 */
export const isTooSlowForBonus = ({ bonus }: Pick<Order, "bonus">, paymentType: PaymentType): boolean =>
  bonus !== null && (paymentType === "TransferSEPA" || paymentType === "TransferSwift")

export const withoutBonus = (order: Order): Order => ({ ...order, bonus: null })
