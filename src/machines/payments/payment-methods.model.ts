import { callFailed } from "../../domain/shared/failure"
import { profile } from "../../domain/fixtures/account"
import { methodsWith, payingOrder, payingOrderId } from "../../domain/fixtures/payment"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { paymentMethods } from "./payment-methods.machine"

export const paymentMethodsModel = model({
  machine: paymentMethods,
  input: { orderId: payingOrderId },
  events: {
    "order.assigned": [{ type: "order.assigned", order: payingOrder("Assigned") }],
    "order.changed": [{ type: "order.changed", order: payingOrder("Assigned") }],
    "profile.identified": [{ type: "profile.identified", profile: { ...profile, isKYC: true } }],
    "method.choose": [{ type: "method.choose", key: "Crypto/btc" }],
    "load.retry": [{ type: "load.retry" }],
  },
  portResults: {
    loadProfile: {
      ok: [profile],
      CallFailed: [
        labelSample("the session is over", callFailed("unauthorized")),
        labelSample("any other failure", callFailed("timeout")),
      ],
    },
    loadMethods: { ok: [methodsWith("min"), methodsWith("max")], CallFailed: [callFailed("unavailable")] },
  },
  feeds: { watchOrder: ["order.changed"] },
})
