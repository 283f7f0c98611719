import { callFailed, named } from "../../domain/failure"
import { profile } from "../../domain/fixtures/account"
import { invoicedOrder, methodsWith, payingOrder, payingOrderId } from "../../domain/fixtures/payment"
import { model } from "../kit/model"
import { paymentMethods } from "./payment-methods.machine"

export const paymentMethodsModel = model({
  machine: paymentMethods,
  input: { orderId: payingOrderId },
  events: {
    "order.assigned": [{ type: "order.assigned" }],
    "method.choose": [{ type: "method.choose", key: "Crypto/btc" }],
    "load.retry": [{ type: "load.retry" }]
  },
  answers: {
    loadOrder: {
      ok: [payingOrder("Created"), payingOrder("Assigned"), invoicedOrder("Completed")],
      OrderNotFound: [named("OrderNotFound")],
      CallFailed: [callFailed("offline")]
    },
    loadProfile: {
      ok: [profile],
      CallFailed: [callFailed("timeout")]
    },
    loadMethods: {
      ok: [methodsWith("min"), methodsWith("max")],
      CallFailed: [callFailed("unavailable")]
    }
  },
  feeds: {}
})
