import { orderCreated } from "#domain/fixtures/order.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { createOrder } from "./create-order.machine.ts"

export const createOrderModel = defineModel({
  machine: createOrder,
  events: {
    "order.create": [{ type: "order.create", productId: btcLimited.id, quantity: btcLimited.defaultValue, code: null }],
  },
  portResults: {
    createOrder: {
      ok: [orderCreated],
      CallFailed: [
        callFailed("timeout"),
        callFailed("refused", { message: "This ID already belongs to another order." }),
      ],
    },
  },
  portInputs: { createOrder: [{ productId: "btc-limited", quantity: "10", code: null }] },
})
