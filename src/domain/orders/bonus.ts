import type { PaymentType } from "./invoice.ts"
import type { Order } from "./order.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { timing } from "#domain/shared/timing.ts"

type NotOffered = { readonly is: "absent" | "accepted" | "activated" | "over" }
/** `left`: milliseconds until the offer is surely over; `end`: how many after its `date` its window ends. */
type Offered = { readonly is: "offered"; readonly left: number; readonly end: number }

export type BonusStatus = NotOffered | { readonly is: "offered"; readonly left: number; readonly until: Instant }

/**
 * How an order's bonus stands, so many milliseconds at least and at most after the offer's `date` by the server's clock. Its window never
 * shows more than fifteen minutes, and is over only when it surely is. Activated before and not the order's any more: it stays hidden.
 */
export const bonusStatusAt = (
  order: Pick<Order, "bonus" | "bonusOffer">,
  activated: boolean,
  [earliest, latest]: readonly [earliest: number, latest: number],
): NotOffered | Offered => {
  if (order.bonus !== null) return { is: "accepted" }
  if (order.bonusOffer === null) return { is: "absent" }
  if (activated) return { is: "activated" }
  const end = Math.min(0, latest) + timing.bonusLifetime
  return earliest < end ? { is: "offered", left: end - earliest, end } : { is: "over" }
}

/** The bonus that still has to be paid for; a completed order has what it got. */
export const unpaidBonus = ({ bonus, state }: Pick<Order, "bonus" | "state">): Order["bonus"] =>
  state === "Completed" ? null : bonus

/** A transfer takes 3 to 5 banking days, but an accepted bonus is valid for two hours. */
export const isTooSlowForBonus = ({ bonus }: Pick<Order, "bonus">, paymentType: PaymentType): boolean =>
  bonus !== null && (paymentType === "TransferSEPA" || paymentType === "TransferSwift")

/** The order once its bonus has lapsed: nothing else about it changes. */
export const withoutBonus = (order: Order): Order => ({ ...order, bonus: null })
