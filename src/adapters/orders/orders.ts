import { Effect } from "effect"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { callFailed, taggedFailure } from "../../domain/shared/failure"
import type { Marketing } from "../../domain/shop/marketing"
import type { Decimal } from "../../domain/shared/money"
import { toPlainDecimal } from "../../domain/shared/money"
import { Order } from "../../domain/orders/order"
import type { AssignmentRefused, IdReused } from "../../domain/orders/order-failures"
import type { AssignOrderInput } from "../../machines/orders/assign-order/assign-order.machine"
import type { Api, ServerRefusal } from "../shared/api"
import { attributionFields } from "../shop/attribution-fields"
import { asCallFailed, part } from "../shared/api"
import { isConflict } from "../shared/conflict"

type NotFound = TaggedFailure<"OrderNotFound">
type Failure = ServerRefusal | CallFailed

const isRefused = (error: Failure, status: number, field?: string): boolean =>
  error._tag === "Refused" && error.status === status && (field === undefined || error.field === field)

/** An order without an item is nothing that could be shown. */
const withItem = (order: Order): Effect.Effect<Order, CallFailed> =>
  order.items.length > 0 ? Effect.succeed(order) : Effect.fail(callFailed("malformed"))

/** 404, or 400 on the field orderId: there is no such order for this person. */
const orderFailure = (error: Failure): NotFound | CallFailed =>
  isRefused(error, 404) || isRefused(error, 400, "orderId") ? taggedFailure("OrderNotFound") : asCallFailed(error)

const pathOf = (orderId: string, rest = ""): string => `/orders/${part(orderId)}${rest}`

export const loadOrder =
  (api: Api) =>
  ({ orderId }: { readonly orderId: string }): Effect.Effect<Order, NotFound | CallFailed> =>
    api({ method: "GET", path: pathOf(orderId), answer: Order }).pipe(
      Effect.mapError(orderFailure),
      Effect.flatMap(withItem),
    )

interface Creation {
  readonly orderId: string
  readonly orderRequest: {
    readonly productId: string
    readonly quantity: Decimal
    readonly code?: string | null | undefined
  }
}

/** The same id and body return the first order; the same id with another body is refused. */
export const createOrder =
  (api: Api, analyticsData: () => Marketing | null = () => null) =>
  ({
    orderId,
    orderRequest: { productId, quantity, code = null },
  }: Creation): Effect.Effect<Order, IdReused | CallFailed> =>
    api({
      method: "POST",
      path: "/orders",
      answer: Order,
      body: {
        id: orderId,
        items: [{ quantity: toPlainDecimal(quantity), productId }],
        ...(code === null ? {} : { code }),
        ...attributionFields(analyticsData()),
      },
    }).pipe(
      Effect.mapError((error): IdReused | CallFailed =>
        isConflict(error, "IdReused") ? { _tag: "IdReused", failure: asCallFailed(error) } : asCallFailed(error),
      ),
      Effect.flatMap(withItem),
    )

export interface OrderItemPatch {
  readonly orderId: string
  readonly itemId: string
  readonly quantity: Decimal
}

export const patchItem =
  (api: Api) =>
  ({ orderId, itemId, quantity }: OrderItemPatch): Effect.Effect<Order, CallFailed> =>
    api({
      method: "PATCH",
      path: pathOf(orderId, `/items/${part(itemId)}`),
      answer: Order,
      body: { quantity: toPlainDecimal(quantity) },
      outlives: true,
    }).pipe(Effect.mapError(asCallFailed), Effect.flatMap(withItem))

/** An empty code clears it. */
export const patchCode =
  (api: Api) =>
  ({ orderId, code }: { readonly orderId: string; readonly code: string }): Effect.Effect<Order, CallFailed> =>
    api({ method: "PATCH", path: pathOf(orderId), answer: Order, body: { code }, outlives: true }).pipe(
      Effect.mapError(asCallFailed),
      Effect.flatMap(withItem),
    )

const assignFailure = (error: Failure): AssignmentRefused | NotFound | CallFailed => {
  const failure = orderFailure(error)
  return isRefused(error, 400) && error.message !== null && failure._tag !== "OrderNotFound"
    ? { _tag: "AssignmentRefused", message: error.message }
    : failure
}

export const assignOrder =
  (api: Api) =>
  ({ orderId, email }: AssignOrderInput): Effect.Effect<Order, AssignmentRefused | NotFound | CallFailed> =>
    api({ method: "POST", path: pathOf(orderId, "/assign"), answer: Order, body: { email } }).pipe(
      Effect.mapError(assignFailure),
      Effect.flatMap(withItem),
    )
