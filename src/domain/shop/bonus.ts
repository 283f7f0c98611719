import type { PaymentType } from "#domain/payments/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { timing } from "#domain/shared/timing.ts"

type NotOffered = { readonly is: "absent" | "accepted" | "activated" | "over" }
/** `left`: milliseconds until the offer is over. */
type Offered = { readonly is: "offered"; readonly left: number }

export type BonusStatus = NotOffered | (Offered & { readonly until: Instant })

/**
 * How an order's bonus stands, so many milliseconds after the offer's `date` by the server's clock. Activated before and not the
 * order's any more: it stays hidden.
 */
export const bonusStatusAt = (
  order: Pick<Order, "bonus" | "bonusOffer">,
  activated: boolean,
  age: number,
): NotOffered | Offered => {
  if (order.bonus !== null) return { is: "accepted" }
  if (order.bonusOffer === null) return { is: "absent" }
  if (activated) return { is: "activated" }
  const left = timing.bonusLifetime - Math.max(0, age)
  return left > 0 ? { is: "offered", left } : { is: "over" }
}

/** The bonus that still has to be paid for; a completed order has what it got. */
export const unpaidBonus = ({ bonus, state }: Pick<Order, "bonus" | "state">): Order["bonus"] =>
  state === "Completed" ? null : bonus

/** A transfer takes 3 to 5 banking days, but an accepted bonus is valid for two hours. */
export const isTooSlowForBonus = ({ bonus }: Pick<Order, "bonus">, paymentType: PaymentType): boolean =>
  bonus !== null && (paymentType === "TransferSEPA" || paymentType === "TransferSwift")

/** The order once its bonus has lapsed: nothing else about it changes. */
export const withoutBonus = (order: Order): Order => ({ ...order, bonus: null })
