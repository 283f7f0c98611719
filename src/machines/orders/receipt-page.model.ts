import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import { orderWithReceipt } from "#domain/fixtures/receipt.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { receiptPage } from "./receipt-page.machine.ts"

export const receiptPageModel = defineModel({
  machine: receiptPage,
  input: { orderId: orderWithReceipt.id },
  events: {
    "data.refreshed": [
      labelSample("with a receipt", { type: "data.refreshed", data: orderWithReceipt }),
      labelSample("without one", { type: "data.refreshed", data: buildPayingOrder("Expired") }),
    ],
  },
  portResults: {
    loadOrder: {
      ok: [labelSample("with a receipt", orderWithReceipt), labelSample("without one", buildPayingOrder("Expired"))],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
  portInputs: { loadOrder: [{ orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01" }] },
})
