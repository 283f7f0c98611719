import { Effect } from "effect"
import { encodePathSegment, type Api } from "#adapters/shared/api.ts"
import type { IdReused } from "#adapters/shared/idempotency-keys.ts"
import { refusalToCallFailed } from "#adapters/shared/refusals.ts"
import { Order } from "#domain/orders/order.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { Attribution } from "#domain/shop/attribution.ts"
import type { AssignmentRefused, AssignOrderInput } from "#machines/orders/assign-order.machine.ts"
import type { OrderRequest } from "#machines/orders/create-order.machine.ts"
import type { OrderItemChange } from "#machines/shop/calculator.setup.ts"

/** The refusals that mean that this customer has no order of this id. */
const notFound = [{ status: 404 }, { status: 400, field: "orderId" }] as const

/** Loads an order. Fails with `OrderNotFound` if this customer has no order of this id. */
export const loadOrder = (api: Api) => (input: { readonly orderId: string }) =>
  api(`GET /orders/${encodePathSegment(input.orderId)}`, { response: Order, refusals: { OrderNotFound: notFound } })

interface Creation {
  readonly orderId: string
  readonly orderRequest: OrderRequest
}

/**
 * Creates an order. If the server receives the same id and body again, it returns the first order. Fails with `IdReused` if the id belongs
 * to an order with a different body.
 */
export const createOrder =
  (api: Api, getAttribution: () => Attribution | null = () => null) =>
  ({ orderId, orderRequest: { productId, quantity, code } }: Creation) =>
    api("POST /orders", {
      response: Order,
      body: {
        id: orderId,
        items: [{ quantity: toPlainDecimal(quantity), productId }],
        ...(code === null ? {} : { code }),
        analyticsData: getAttribution() ?? undefined,
      },
      refusals: {
        IdReused: {
          status: 409,
          code: "IdReused",
          as: (refused): IdReused => ({ _tag: "IdReused", failure: refusalToCallFailed(refused) }),
        },
      },
    })

/** Changes the quantity of an order's item, in the unit of the item. The call finishes even if its page is closed. */
export const patchItem =
  (api: Api) =>
  ({ orderId, itemId, quantity }: OrderItemChange) =>
    api(`PATCH /orders/${encodePathSegment(orderId)}/items/${encodePathSegment(itemId)}`, {
      response: Order,
      body: { quantity: toPlainDecimal(quantity) },
      keepalive: true,
    })

/** Changes the code of an order. An empty code removes it. */
export const patchOrderCode = (api: Api) => (input: { readonly orderId: string; readonly code: string }) =>
  api(`PATCH /orders/${encodePathSegment(input.orderId)}`, {
    response: Order,
    body: { code: input.code },
    keepalive: true,
  })

/**
 * Assigns an order to the customer. Fails with `OrderNotFound`, or with `AssignmentRefused` and the server's explanation, for example that
 * the code's sale is over.
 */
export const assignOrder = (api: Api) => (input: AssignOrderInput) =>
  api(`POST /orders/${encodePathSegment(input.orderId)}/assign`, {
    response: Order,
    body: { email: input.email },
    refusals: {
      OrderNotFound: notFound,
      AssignmentRefused: {
        status: 400,
        as: ({ message }): AssignmentRefused | null =>
          message === null ? null : { _tag: "AssignmentRefused", message },
      },
    },
  })

/** Reads an order. The order includes unconfirmed transactions only if the operator's API offers them. */
export const readUnconfirmedIf =
  <Input, E>(isOffered: Effect.Effect<boolean>, read: (input: Input) => Effect.Effect<Order, E>) =>
  (input: Input) =>
    Effect.flatMap(read(input), (order) =>
      Effect.map(isOffered, (offered) => (offered ? order : { ...order, unconfirmed: [] })),
    )
