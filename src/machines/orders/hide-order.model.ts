import { orderIssued } from "#domain/fixtures/order.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { hideOrder } from "./hide-order.machine.ts"

export const hideOrderModel = defineModel({
  machine: hideOrder,
  input: { orderId: orderIssued.id, kind: "hide" },
  events: {
    "order.hide": [
      labelSample("nothing was received for it", { type: "order.hide", hasReceivedMoney: false }),
      labelSample("money was received for it", { type: "order.hide", hasReceivedMoney: true }),
    ],
  },
  portResults: { hideOrder: { ok: [null], CallFailed: [callFailed("offline")] } },
  feeds: { watchPageLeft: ["page.left"] },
})
