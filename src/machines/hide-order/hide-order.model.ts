import { callFailed } from "../../domain/failure"
import { orderIssued } from "../../domain/fixtures/order"
import { model } from "../kit/model"
import { hideOrder } from "./hide-order.machine"

export const hideOrderModel = model({
  machine: hideOrder,
  input: { orderId: orderIssued.id },
  events: { "order.hide": [{ type: "order.hide" }] },
  answers: { hideOrder: { ok: [null], CallFailed: [callFailed("offline")] } },
  feeds: {}
})
