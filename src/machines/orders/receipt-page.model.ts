import { callFailed, taggedFailure } from "../../domain/shared/failure"
import { payingOrder } from "../../domain/fixtures/payment"
import { orderWithReceipt } from "../../domain/fixtures/receipt"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { receiptPage } from "./receipt-page.machine"

export const receiptPageModel = model({
  machine: receiptPage,
  input: { orderId: orderWithReceipt.id },
  events: {
    "load.retry": [{ type: "load.retry" }],
    "data.refreshed": [
      labelSample("with a receipt", { type: "data.refreshed", data: orderWithReceipt }),
      labelSample("without one", { type: "data.refreshed", data: payingOrder("Expired") }),
    ],
  },
  portResults: {
    loadOrder: {
      ok: [labelSample("with a receipt", orderWithReceipt), labelSample("without one", payingOrder("Expired"))],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
})
