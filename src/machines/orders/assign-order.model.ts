import { orderCustomer, orderAssigned, orderCompleted, orderCreated, orderIssued } from "#domain/fixtures/order.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { assignOrder } from "./assign-order.machine.ts"

const notFound = taggedFailure("OrderNotFound")
const offline = callFailed("offline")
const choosable = "Assigned, Issued or UnderPaid: the payment type can be chosen or replaced"

export const assignOrderModel = defineModel({
  machine: assignOrder,
  input: { orderId: orderCreated.id, email: orderCustomer.email },
  portResults: {
    loadOrder: {
      ok: [
        labelSample("Created", orderCreated),
        labelSample(choosable, orderAssigned),
        labelSample(choosable, orderIssued),
        labelSample("OverPaid, Completed or Expired", orderCompleted),
      ],
      OrderNotFound: [notFound],
      CallFailed: [offline],
    },
    assignOrder: {
      ok: [orderAssigned],
      AssignmentRefused: [{ _tag: "AssignmentRefused", message: "You cannot use your own referral code" }],
      OrderNotFound: [notFound],
      CallFailed: [offline],
    },
    patchOrderCode: { ok: [orderCreated], CallFailed: [offline] },
  },
  portInputs: {
    loadOrder: [{ orderId: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b10" }],
    assignOrder: [{ orderId: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b10", email: "maria.ivanova@example.com" }],
    // An empty code removes the code that the server refused.
    patchOrderCode: [{ orderId: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b10", code: "" }],
  },
})
