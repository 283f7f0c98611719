import { callFailed } from "../../domain/shared/failure"
import { orderIssued } from "../../domain/fixtures/order"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { hideOrder } from "./hide-order.machine"

export const hideOrderModel = model({
  machine: hideOrder,
  input: { orderId: orderIssued.id, how: "hide" },
  events: {
    "order.hide": [
      labelSample("nothing was received for it", { type: "order.hide", received: false }),
      labelSample("money was received for it", { type: "order.hide", received: true }),
    ],
    "hide.confirm": [{ type: "hide.confirm" }],
    "hide.cancel": [{ type: "hide.cancel" }],
    "hide.undo": [{ type: "hide.undo" }],
    "page.left": [{ type: "page.left" }],
  },
  portResults: { hideOrder: { ok: [null], CallFailed: [callFailed("offline")] } },
  feeds: { watchLeaving: ["page.left"] },
})
