import {
  orderAssigned,
  orderCompleted,
  orderCreated,
  orderIssued,
  buildOrder,
  orderOverPaid,
  orderUnderPaid,
  orderUnderPaidExpired,
} from "#domain/fixtures/order.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { orderPage } from "./order-page.machine.ts"

const buying = "Created or Assigned"
const paying = "Issued, UnderPaid or OverPaid"
const lapsed = "expired, and neither Completed nor OverPaid"
const newer = "a state newer than this build"

export const orderPageModel = defineModel({
  machine: orderPage,
  input: { orderId: orderCompleted.id },
  events: {
    "data.refreshed": [
      labelSample(buying, { type: "data.refreshed", data: orderAssigned }),
      labelSample(paying, { type: "data.refreshed", data: orderIssued }),
      labelSample("Completed", { type: "data.refreshed", data: orderCompleted }),
      labelSample(lapsed, { type: "data.refreshed", data: orderUnderPaidExpired }),
      labelSample(newer, { type: "data.refreshed", data: buildOrder({ state: "Frozen" }) }),
    ],
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
        labelSample(lapsed, orderUnderPaidExpired),
        labelSample(newer, buildOrder({ state: "Frozen" })),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
})
