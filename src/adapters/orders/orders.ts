import { Effect } from "effect"
import { encodePart, type Api } from "#adapters/shared/api.ts"
import type { IdReused } from "#adapters/shared/form-ids.ts"
import { asCallFailed } from "#adapters/shared/refusals.ts"
import { Order } from "#domain/orders/order.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { Marketing } from "#domain/shop/marketing.ts"
import type { AssignmentRefused, AssignOrderInput } from "#machines/orders/assign-order.machine.ts"
import type { OrderRequest } from "#machines/orders/create-order.machine.ts"
import type { OrderItemChange } from "#machines/shop/calculator.setup.ts"

/** The refusals that mean that this customer has no order of this id. */
const notFound = [{ status: 404 }, { status: 400, field: "orderId" }] as const

export const loadOrder = (api: Api) => (it: { readonly orderId: string }) =>
  api(`GET /orders/${encodePart(it.orderId)}`, { response: Order, refusals: { OrderNotFound: notFound } })

interface Creation {
  readonly orderId: string
  readonly orderRequest: OrderRequest
}

/**
 * Creates an order. If the server receives the same id and body again, it returns the first order. The server refuses the same id with a
 * different body.
 */
export const createOrder =
  (api: Api, analyticsData: () => Marketing | null = () => null) =>
  ({ orderId, orderRequest: { productId, quantity, code } }: Creation) =>
    api("POST /orders", {
      response: Order,
      body: {
        id: orderId,
        items: [{ quantity: toPlainDecimal(quantity), productId }],
        ...(code === null ? {} : { code }),
        analyticsData: analyticsData() ?? undefined,
      },
      refusals: {
        IdReused: {
          status: 409,
          code: "IdReused",
          as: (refused): IdReused => ({ _tag: "IdReused", failure: asCallFailed(refused) }),
        },
      },
    })

export const patchItem =
  (api: Api) =>
  ({ orderId, itemId, quantity }: OrderItemChange) =>
    api(`PATCH /orders/${encodePart(orderId)}/items/${encodePart(itemId)}`, {
      response: Order,
      body: { quantity: toPlainDecimal(quantity) },
      outlives: true,
    })

/** Changes the code of an order. An empty code removes it. */
export const patchCode = (api: Api) => (it: { readonly orderId: string; readonly code: string }) =>
  api(`PATCH /orders/${encodePart(it.orderId)}`, { response: Order, body: { code: it.code }, outlives: true })

export const assignOrder = (api: Api) => (it: AssignOrderInput) =>
  api(`POST /orders/${encodePart(it.orderId)}/assign`, {
    response: Order,
    body: { email: it.email },
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
