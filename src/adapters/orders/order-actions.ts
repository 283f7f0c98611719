import { Effect } from "effect"
import { encodePathSegment, type Api } from "#adapters/shared/api.ts"
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
    api(`POST /orders/${encodePathSegment(orderId)}/${action}`, {
      body: {},
      response: Order,
      // The state of the order has changed since the customer decided.
      refusals: { WrongState: { status: 409, code: "WrongState" } },
    })

/** Accepts an underpaid order. The paid part becomes the whole order. Fails with `WrongState`. */
export const acceptOrder = decide("accept")
/** Completes an overpaid order. The overpaid amount becomes hashrate. Fails with `WrongState`. */
export const completeOrder = decide("complete")

/**
 * Hides the order on the server, or removes it in this browser. A started call completes even if the list unmounts, because leaving the
 * list must not undo the choice.
 */
export const hideOrder =
  (api: Api, removed: Pick<RemovedOrders, "add">) =>
  ({ orderId, kind }: Id & { readonly kind: HideKind }): Effect.Effect<null, CallFailed> =>
    kind === "discard"
      ? removed.add(orderId)
      : Effect.uninterruptible(api(`POST /orders/${encodePathSegment(orderId)}/hide`, { body: {}, keepalive: true }))
