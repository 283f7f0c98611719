import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { completeOverPaid } from "./complete-over-paid.machine.ts"

export const completeOverPaidModel = defineModel({
  machine: completeOverPaid,
  input: { order: buildPayingOrder("OverPaid") },
  portResults: {
    completeOrder: {
      ok: [buildPayingOrder("Completed")],
      WrongState: [taggedFailure("WrongState")],
      CallFailed: [callFailed("offline")],
    },
    loadOrder: {
      ok: [
        labelSample("still OverPaid", buildPayingOrder("OverPaid")),
        labelSample("completed", buildPayingOrder("Completed")),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("unavailable")],
    },
  },
})
