import { Effect } from "effect"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import { Order } from "../../domain/orders/order"
import type { HideKind } from "../../domain/orders/order-actions"
import type { Api, ServerRefusal } from "../shared/api"
import { asCallFailed, part } from "../shared/api"
import type { RemovedOrders } from "./removed-orders"

interface Id {
  readonly orderId: string
}

/** 409: the order is no longer what it was when the person decided. */
const failureOf = (error: ServerRefusal | CallFailed): TaggedFailure<"WrongState"> | CallFailed =>
  error._tag === "Refused" && error.status === 409 && error.code === "WrongState"
    ? taggedFailure("WrongState")
    : asCallFailed(error)

const decide =
  (action: "accept" | "complete") =>
  (api: Api) =>
  ({ orderId }: Id): Effect.Effect<Order, TaggedFailure<"WrongState"> | CallFailed> =>
    Effect.mapError(
      api({ method: "POST", path: `/orders/${part(orderId)}/${action}`, body: {}, answer: Order }),
      failureOf,
    )

/** The part that was paid for is taken as the whole. */
export const acceptOrder = decide("accept")
/** What was paid too much becomes power. */
export const completeOrder = decide("complete")

/** Hides the order on the server, or removes it locally. Once started it completes, also when the list unmounts. */
export const hideOrder =
  (api: Api, removed: Pick<RemovedOrders, "add">) =>
  ({ orderId, how }: Id & { readonly how: HideKind }): Effect.Effect<null, CallFailed> =>
    how === "discard"
      ? removed.add(orderId)
      : Effect.uninterruptible(
          Effect.mapError(
            api({ method: "POST", path: `/orders/${part(orderId)}/hide`, body: {}, answer: null, outlives: true }),
            asCallFailed,
          ),
        )
