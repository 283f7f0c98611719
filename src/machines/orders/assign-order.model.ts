import { callFailed, taggedFailure } from "../../domain/shared/failure"
import { orderCustomer, orderAssigned, orderCompleted, orderCreated, orderIssued } from "../../domain/fixtures/order"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { assignOrder } from "./assign-order.machine"

const notFound = taggedFailure("OrderNotFound")
const offline = callFailed("offline")
const choosable = "Assigned, Issued or UnderPaid: the payment type can be chosen or replaced"

export const assignOrderModel = model({
  machine: assignOrder,
  input: { orderId: orderCreated.id, email: orderCustomer.email },
  events: {
    "assign.retry": [{ type: "assign.retry" }],
    "code.remove": [{ type: "code.remove" }],
  },
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
    patchCode: { ok: [orderCreated], CallFailed: [offline] },
  },
  feeds: {},
})
