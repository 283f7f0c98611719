import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import {
  orderAssigned,
  orderCompleted,
  orderCreated,
  orderIssued,
  orderLike,
  orderOverPaid,
  orderUnderPaid,
  orderUnderPaidExpired,
} from "../../../domain/fixtures/order"
import { model } from "../../kit/model"
import { labelSample } from "../../kit/when"
import { orderPage } from "./order-page.machine"

const buying = "Created or Assigned"
const paying = "Issued, UnderPaid or OverPaid"

export const orderPageModel = model({
  machine: orderPage,
  input: { orderId: orderCompleted.id },
  events: {
    "order.changed": [{ type: "order.changed" }],
    "load.retry": [{ type: "load.retry" }],
  },
  portResults: {
    loadOrder: {
      ok: [
        labelSample(buying, orderCreated),
        labelSample(buying, orderAssigned),
        labelSample(paying, orderIssued),
        labelSample(paying, orderUnderPaid),
        labelSample(paying, orderOverPaid),
        labelSample("Completed", orderCompleted),
        labelSample("expired, and neither Completed nor OverPaid", orderUnderPaidExpired),
        labelSample("a state newer than this build", orderLike({ state: "Frozen" })),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
