import { payingOrder } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { completeOverPaid } from "./complete-over-paid.machine.ts"

export const completeOverPaidModel = model({
  machine: completeOverPaid,
  input: { order: payingOrder("OverPaid") },
  portResults: {
    completeOrder: {
      ok: [payingOrder("Completed")],
      WrongState: [taggedFailure("WrongState")],
      CallFailed: [callFailed("offline")],
    },
    loadOrder: {
      ok: [labelSample("still OverPaid", payingOrder("OverPaid")), labelSample("completed", payingOrder("Completed"))],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("unavailable")],
    },
  },
})
