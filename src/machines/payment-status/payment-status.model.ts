import { callFailed, named } from "../../domain/failure"
import { invoiceOf } from "../../domain/fixtures/invoice"
import { invoicedOrder, payingOrder, payingOrderId } from "../../domain/fixtures/payment"
import { model } from "../kit/model"
import { paymentStatus } from "./payment-status.machine"

export const paymentStatusModel = model({
  machine: paymentStatus,
  input: { orderId: payingOrderId },
  events: { "load.retry": [{ type: "load.retry" }] },
  answers: {
    loadOrder: {
      ok: [
        invoicedOrder("Issued"),
        payingOrder("Assigned"),
        payingOrder("Issued"),
        invoicedOrder("Issued", invoiceOf("btc", { paymentType: "unknown" })),
        invoicedOrder("OverPaid"),
        invoicedOrder("Completed"),
        payingOrder("Expired"),
        payingOrder("unknown")
      ],
      OrderNotFound: [named("OrderNotFound")],
      CallFailed: [callFailed("server", { requestId: "req-42" })]
    }
  },
  feeds: {}
})
