import { profile } from "#domain/fixtures/account.ts"
import { payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { identifyCustomer } from "./identify-customer.machine.ts"

const identity = { email: profile.email, firstName: "Anna", lastName: "Ivanova", country: "DE" }

export const identifyCustomerModel = defineModel({
  machine: identifyCustomer,
  input: { orderId: payingOrderId },
  events: { "form.submit": [{ type: "form.submit", identity }] },
  portResults: {
    identifyCustomer: {
      ok: [{ ...profile, ...identity, isKYC: true }],
      OrderLinked: [taggedFailure("OrderLinked")],
      EmailRegistered: [taggedFailure("EmailRegistered")],
      CallFailed: [callFailed("offline")],
    },
  },
})
