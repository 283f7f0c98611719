import { callFailed } from "#domain/shared/failure.ts"
import { orderCreated, orderExpired } from "#domain/fixtures/order.ts"
import { model } from "#machines/kit/model.ts"
import { recreateOrder } from "./recreate-order.machine.ts"

export const recreateOrderModel = model({
  machine: recreateOrder,
  input: { order: orderExpired },
  events: { "order.recreate": [{ type: "order.recreate" }] },
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
