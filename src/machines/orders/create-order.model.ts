import { callFailed } from "../../domain/shared/failure"
import { orderCreated } from "../../domain/fixtures/order"
import { btcLimited } from "../../domain/fixtures/product"
import { model } from "../kit/model"
import { createOrder } from "./create-order.machine"

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
})
