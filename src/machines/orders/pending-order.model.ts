import { buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { pendingOrder } from "./pending-order.machine.ts"

export const pendingOrderModel = defineModel({
  machine: pendingOrder,
  input: { orderId: payingOrderId },
  portResults: {
    loadOrder: {
      ok: [
        labelSample("it can still be paid", buildPayingOrder("Created")),
        labelSample("it cannot be paid any more", buildPayingOrder("Expired")),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  portInputs: { loadOrder: [{ orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01" }] },
})
