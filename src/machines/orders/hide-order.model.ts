import { orderIssued } from "#domain/fixtures/order.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { hideOrder } from "./hide-order.machine.ts"

export const hideOrderModel = model({
  machine: hideOrder,
  input: { orderId: orderIssued.id, how: "hide" },
  events: {
    "order.hide": [
      labelSample("nothing was received for it", { type: "order.hide", received: false }),
      labelSample("money was received for it", { type: "order.hide", received: true }),
    ],
  },
  portResults: { hideOrder: { ok: [null], CallFailed: [callFailed("offline")] } },
  feeds: { watchLeaving: ["page.left"] },
})
