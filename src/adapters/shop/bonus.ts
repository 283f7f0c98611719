import { Effect } from "effect"
import { bonusStatusAt, type BonusStatus } from "#domain/shop/bonus.ts"
import { Order } from "#domain/orders/order.ts"
import { encodePart } from "#domain/site/routes.ts"
import { part, type Api } from "#adapters/shared/api.ts"
import type { Clock } from "#adapters/shared/clock.ts"
import type { Cookies } from "#adapters/shared/cookies.ts"

/** Longer than any order: one that waits for a transfer is valid for five banking days plus one. */
const cookieLifetime = 14 * 24 * 60 * 60
const cookieOf = (orderId: string) => `bonus_${encodePart(orderId)}`

const activated = "activated"

/** The state of the bonus; the order's cookie records whether it was activated. */
export const readBonus =
  (cookies: Cookies, clock: Pick<Clock, "now">) =>
  ({ order }: { readonly order: Order }): Effect.Effect<BonusStatus> =>
    Effect.sync(() => {
      const now = clock.now()
      const age = order.bonusOffer === null ? 0 : now - Date.parse(order.bonusOffer.date)
      const status = bonusStatusAt(order, cookies.read(cookieOf(order.id)) === activated, age)
      return status.is === "offered" ? { ...status, until: new Date(now + status.left).toISOString() } : status
    })

export const acceptBonus =
  (api: Api, cookies: Cookies) =>
  ({ orderId, productId }: { readonly orderId: string; readonly productId: string }) =>
    api(`POST /orders/${part(orderId)}/items/${part(productId)}/offers/bonusQuantity`, {
      body: {},
      answer: Order,
      refusals: { WrongState: { status: 409, code: "WrongState" } },
    }).pipe(Effect.tap(() => Effect.sync(() => cookies.write(cookieOf(orderId), activated, cookieLifetime))))
