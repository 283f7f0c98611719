import { Effect } from "effect"
import { encodePathSegment, type Api } from "#adapters/shared/api.ts"
import type { Clock } from "#adapters/shared/clock.ts"
import type { Cookies } from "#adapters/shared/cookies.ts"
import { calculateBonusStatus, type BonusStatus } from "#domain/orders/bonus.ts"
import { Order } from "#domain/orders/order.ts"

/**
 * The lifetime of the bonus cookie in seconds. The cookie lasts longer than any order, because an order that waits for a transfer is valid
 * for five banking days plus one.
 */
const cookieLifetime = 14 * 24 * 60 * 60
const cookieOf = (orderId: string) => `bonus_${encodePathSegment(orderId)}`

const activated = "activated"

/** Reads the state of the bonus. The order's cookie records whether the bonus was activated. */
export const readBonus =
  (cookies: Cookies, clock: Pick<Clock, "range">) =>
  ({ order }: { readonly order: Order }): Effect.Effect<BonusStatus> =>
    Effect.sync(() => {
      const [earliest, latest] = clock.range()
      const start = order.bonusOffer === null ? 0 : Date.parse(order.bonusOffer.date)
      const isActivated = cookies.read(cookieOf(order.id)) === activated
      const status = calculateBonusStatus(order, isActivated, [earliest - start, latest - start])
      if (status.kind !== "offered") return status
      const { kind, millisecondsLeft, end } = status
      return { kind, millisecondsLeft, until: new Date(start + end).toISOString() }
    })

/** Accepts the bonus and records that in the order's cookie. Fails with `WrongState` if the offer has ended. */
export const acceptBonus =
  (api: Api, cookies: Cookies) =>
  ({ orderId, productId }: { readonly orderId: string; readonly productId: string }) =>
    api(`POST /orders/${encodePathSegment(orderId)}/items/${encodePathSegment(productId)}/offers/bonusQuantity`, {
      body: {},
      response: Order,
      refusals: { WrongState: { status: 409, code: "WrongState" } },
    }).pipe(Effect.tap(() => Effect.sync(() => cookies.write(cookieOf(orderId), activated, cookieLifetime))))
