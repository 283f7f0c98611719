import { profile } from "#domain/fixtures/account.ts"
import { buildMethods, buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { paymentMethods } from "./payment-methods.machine.ts"

export const paymentMethodsModel = defineModel({
  machine: paymentMethods,
  input: { orderId: payingOrderId, isRetry: false },
  events: {
    "order.assigned": [{ type: "order.assigned", order: buildPayingOrder("Assigned") }],
    "order.changed": [{ type: "order.changed", order: buildPayingOrder("Assigned") }],
    "profile.identified": [{ type: "profile.identified", profile: { ...profile, isKYC: true } }],
    "method.choose": [{ type: "method.choose", key: "Crypto/btc" }],
  },
  portResults: {
    loadProfile: {
      ok: [profile],
      CallFailed: [
        labelSample("the session is over", callFailed("unauthorized")),
        labelSample("any other failure", callFailed("timeout")),
      ],
    },
    loadMethods: { ok: [buildMethods("min"), buildMethods("max")], CallFailed: [callFailed("unavailable")] },
  },
  feeds: { watchOrder: ["order.changed"] },
  // Refreshes run in the background, because their failure must raise no notification.
  portInputs: {
    loadProfile: [undefined],
    loadMethods: [
      { orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01", isBackground: false },
      { orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01", isBackground: true },
    ],
  },
})
