import { Effect } from "effect"
import type { CallFailed } from "#domain/shared/failure.ts"
import { Order } from "#domain/orders/order.ts"
import type { HideKind } from "#domain/orders/order-actions.ts"
import { part, type Api } from "#adapters/shared/api.ts"
import type { RemovedOrders } from "./order-list.ts"

interface Id {
  readonly orderId: string
}

const decide =
  (action: "accept" | "complete") =>
  (api: Api) =>
  ({ orderId }: Id) =>
    api(`POST /orders/${part(orderId)}/${action}`, {
      body: {},
      answer: Order,
      // The order is no longer what it was when the person decided.
      refusals: { WrongState: { status: 409, code: "WrongState" } },
    })

/** The part that was paid for is taken as the whole. */
export const acceptOrder = decide("accept")
/** The overpaid amount becomes power. */
export const completeOrder = decide("complete")

/** Hides the order on the server, or removes it locally. Once started it completes, also when the list unmounts. */
export const hideOrder =
  (api: Api, removed: Pick<RemovedOrders, "add">) =>
  ({ orderId, how }: Id & { readonly how: HideKind }): Effect.Effect<null, CallFailed> =>
    how === "discard"
      ? removed.add(orderId)
      : Effect.uninterruptible(api(`POST /orders/${part(orderId)}/hide`, { body: {}, outlives: true }))
