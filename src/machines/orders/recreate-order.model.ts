import { orderCreated, orderExpired } from "#domain/fixtures/order.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { recreateOrder } from "./recreate-order.machine.ts"

export const recreateOrderModel = defineModel({
  machine: recreateOrder,
  input: { order: orderExpired },
  portResults: {
    createOrder: {
      ok: [orderCreated],
      CallFailed: [
        callFailed("timeout"),
        callFailed("refused", { message: "This ID already belongs to another order." }),
      ],
    },
  },
})
