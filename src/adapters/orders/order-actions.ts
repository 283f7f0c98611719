import { Effect } from "effect"
import { encodePart, type Api } from "#adapters/shared/api.ts"
import type { HideKind } from "#domain/orders/order-actions.ts"
import { Order } from "#domain/orders/order.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { RemovedOrders } from "./order-list.ts"

interface Id {
  readonly orderId: string
}

const decide =
  (action: "accept" | "complete") =>
  (api: Api) =>
  ({ orderId }: Id) =>
    api(`POST /orders/${encodePart(orderId)}/${action}`, {
      body: {},
      response: Order,
      // The state of the order has changed since the customer decided.
      refusals: { WrongState: { status: 409, code: "WrongState" } },
    })

/** Accepts an underpaid order. The paid part becomes the whole order. */
export const acceptOrder = decide("accept")
/** Completes an overpaid order. The overpaid amount becomes hashrate. */
export const completeOrder = decide("complete")

/**
 * Hides the order on the server, or removes it in this browser. A started call completes even if the list unmounts, because leaving the
 * list must not undo the choice.
 */
export const hideOrder =
  (api: Api, removed: Pick<RemovedOrders, "add">) =>
  ({ orderId, how }: Id & { readonly how: HideKind }): Effect.Effect<null, CallFailed> =>
    how === "discard"
      ? removed.add(orderId)
      : Effect.uninterruptible(api(`POST /orders/${encodePart(orderId)}/hide`, { body: {}, outlives: true }))
