import {
  orderCompleted,
  buildOrder,
  orderOverPaid,
  orderUnderPaid,
  orderUnderPaidExpired,
} from "#domain/fixtures/order.ts"
import { isAcceptable } from "#domain/orders/order-actions.ts"
import type { Order } from "#domain/orders/order.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { orderActions } from "./order-actions.machine.ts"

const offline = callFailed("offline")
const wrongState = taggedFailure("WrongState")
const tooLittle = buildOrder({ state: "UnderPaid", receivedAmount: "20" }, { availableQuantity: "0.5" })

export const orderActionsModel = defineModel({
  machine: orderActions,
  input: { order: orderUnderPaid },
  portResults: {
    acceptOrder: { ok: [orderCompleted], WrongState: [wrongState], CallFailed: [offline] },
    completeOrder: { ok: [orderCompleted], WrongState: [wrongState], CallFailed: [offline] },
    loadOrder: {
      ok: [
        labelSample("OverPaid", orderOverPaid),
        labelSample("UnderPaid", orderUnderPaid),
        labelSample("UnderPaid", tooLittle),
        labelSample("expired", orderUnderPaidExpired),
        labelSample("nothing is left to decide", orderCompleted),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [offline],
    },
  },
  distinguishBy: ({ order }: { order: Order }) => isAcceptable(order),
})
