import { Effect } from "effect"
import type { BonusMark, BonusSeen } from "../domain/bonus"
import { bonusSeen } from "../domain/bonus"
import type { CallFailed, Named } from "../domain/failure"
import { named } from "../domain/failure"
import { Order } from "../domain/order"
import { encodePart } from "../domain/routes"
import type { Api } from "./api"
import { asCallFailed, part } from "./api"
import type { Clock } from "./clock"
import { isConflict } from "./conflict"
import type { Cookies } from "./cookies"

/** Longer than an order lives: one that waits for a transfer stays for five banking days and one more. */
const kept = 14 * 24 * 60 * 60
const cookieOf = (orderId: string) => `bonus_${encodePart(orderId)}`

/** The order's own cookie: since when the offer stands, or that it was activated. */
export const bonusMarks = (cookies: Cookies) => ({
  read: (orderId: string): BonusMark => {
    const text = cookies.read(cookieOf(orderId))
    if (text === "activated") return "activated"
    return text !== null && /^\d{1,15}$/.test(text) ? { startedAt: Number(text) } : null
  },
  start: (orderId: string, now: number) => cookies.write(cookieOf(orderId), String(now), kept),
  activate: (orderId: string) => cookies.write(cookieOf(orderId), "activated", kept)
})

/** How the bonus stands; an offer that is seen for the first time starts now. */
export const readBonus = (cookies: Cookies, clock: Pick<Clock, "now">) => {
  const marks = bonusMarks(cookies)
  return ({ order }: { readonly order: Order }): Effect.Effect<BonusSeen> => Effect.sync(() => {
    const now = clock.now()
    const mark = marks.read(order.id)
    const seen = bonusSeen(order, mark, now)
    if (seen.is === "offered" && mark === null) marks.start(order.id, now)
    return seen
  })
}

export const acceptBonus = (api: Api, cookies: Cookies) => {
  const marks = bonusMarks(cookies)
  return ({ orderId, productId }: { readonly orderId: string; readonly productId: string }):
    Effect.Effect<Order, Named<"WrongState"> | CallFailed> =>
    api({
      method: "POST", path: `/orders/${part(orderId)}/items/${part(productId)}/offers/bonusQuantity`, body: {}, answer: Order
    }).pipe(
      Effect.tap(() => Effect.sync(() => marks.activate(orderId))),
      Effect.mapError((error) => isConflict(error, "WrongState") ? named("WrongState") : asCallFailed(error))
    )
}
