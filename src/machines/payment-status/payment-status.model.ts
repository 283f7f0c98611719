import { callFailed, taggedFailure } from "../../domain/failure"
import { cardInvoice, invoiceOf, transferInvoice, voucherInvoice } from "../../domain/fixtures/invoice"
import { invoicedOrder, payingOrder, payingOrderId } from "../../domain/fixtures/payment"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { paymentStatus } from "./payment-status.machine"

const withoutType = "Issued or UnderPaid without a current type, or with an unknown one"

export const paymentStatusModel = model({
  machine: paymentStatus,
  input: { orderId: payingOrderId },
  events: {
    "load.retry": [{ type: "load.retry" }],
    "payment.settled": [{ type: "payment.settled" }],
    "payment.switched": [
      when("Issued or UnderPaid, paid by card", {
        type: "payment.switched",
        order: invoicedOrder("Issued", cardInvoice("Created")),
      }),
      when(withoutType, { type: "payment.switched", order: payingOrder("Issued") }),
    ],
    "order.changed": [
      when("Completed", { type: "order.changed", order: invoicedOrder("Completed") }),
      when("OverPaid", { type: "order.changed", order: invoicedOrder("OverPaid") }),
      when("Issued or UnderPaid, paid by card", {
        type: "order.changed",
        order: invoicedOrder("Issued", cardInvoice("Created")),
      }),
    ],
  },
  answers: {
    loadOrder: {
      ok: [
        when("Issued or UnderPaid, paid in crypto", invoicedOrder("Issued")),
        when("Issued or UnderPaid, paid by voucher", invoicedOrder("Issued", voucherInvoice())),
        when("Issued or UnderPaid, paid by card", invoicedOrder("Issued", cardInvoice("Created"))),
        when("Issued or UnderPaid, paid by SEPA or SWIFT", invoicedOrder("Issued", transferInvoice("TransferSEPA"))),
        when(
          "Issued or UnderPaid, paid by SEPA or SWIFT",
          invoicedOrder("UnderPaid", transferInvoice("TransferSwift")),
        ),
        when("Created, Assigned", payingOrder("Assigned")),
        when(withoutType, payingOrder("Issued")),
        when(withoutType, invoicedOrder("Issued", invoiceOf("btc", { paymentType: "unknown" }))),
        when("OverPaid", invoicedOrder("OverPaid")),
        when("Completed", invoicedOrder("Completed")),
        when("expired, and neither Completed nor OverPaid", payingOrder("Expired")),
        when("a state newer than this build", payingOrder("unknown")),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchOrder: ["order.changed"] },
})
