import { callFailed } from "#domain/shared/failure.ts"
import { orderCreated } from "#domain/fixtures/order.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { model } from "#machines/kit/model.ts"
import { createOrder } from "./create-order.machine.ts"

export const createOrderModel = model({
  machine: createOrder,
  input: undefined,
  events: {
    "order.create": [{ type: "order.create", productId: btcLimited.id, quantity: btcLimited.defaultValue, code: null }],
  },
  portResults: {
    mintOrderId: { ok: [orderCreated.id] },
    createOrder: {
      ok: [orderCreated],
      IdReused: [
        { _tag: "IdReused", failure: callFailed("refused", { message: "This ID already belongs to another order." }) },
      ],
      CallFailed: [callFailed("timeout")],
    },
  },
  feeds: {},
  // The same id for every try, or a lost answer would make a second order.
  asks: {
    mintOrderId: [undefined],
    createOrder: [
      {
        orderId: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b10",
        orderRequest: { productId: "btc-limited", quantity: "10", code: null },
      },
    ],
  },
})
