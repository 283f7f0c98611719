import { cardInvoice, buildInvoice, transferInvoice, voucherInvoice } from "#domain/fixtures/invoice.ts"
import { invoicedOrder, payingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { paymentStatus } from "./payment-status.machine.ts"

const withoutType = "Issued or UnderPaid without a current type, or with an unknown one"

export const paymentStatusModel = model({
  machine: paymentStatus,
  input: { orderId: payingOrderId },
  events: {
    "payment.switched": [
      labelSample("Issued or UnderPaid, paid by card", {
        type: "payment.switched",
        order: invoicedOrder("Issued", cardInvoice("Created")),
      }),
      labelSample(withoutType, { type: "payment.switched", order: payingOrder("Issued") }),
    ],
    "order.changed": [
      labelSample("Completed", { type: "order.changed", order: invoicedOrder("Completed") }),
      labelSample("OverPaid", { type: "order.changed", order: invoicedOrder("OverPaid") }),
      labelSample("Issued or UnderPaid, paid by card", {
        type: "order.changed",
        order: invoicedOrder("Issued", cardInvoice("Created")),
      }),
    ],
  },
  portResults: {
    loadOrder: {
      ok: [
        labelSample("Issued or UnderPaid, paid in crypto", invoicedOrder("Issued")),
        labelSample("Issued or UnderPaid, paid by voucher", invoicedOrder("Issued", voucherInvoice())),
        labelSample("Issued or UnderPaid, paid by card", invoicedOrder("Issued", cardInvoice("Created"))),
        labelSample(
          "Issued or UnderPaid, paid by SEPA or SWIFT",
          invoicedOrder("Issued", transferInvoice("TransferSEPA")),
        ),
        labelSample(
          "Issued or UnderPaid, paid by SEPA or SWIFT",
          invoicedOrder("UnderPaid", transferInvoice("TransferSwift")),
        ),
        labelSample("Created, Assigned", payingOrder("Assigned")),
        labelSample(withoutType, payingOrder("Issued")),
        labelSample(withoutType, invoicedOrder("Issued", buildInvoice("btc", { paymentType: "unknown" }))),
        labelSample("OverPaid", invoicedOrder("OverPaid")),
        labelSample("Completed", invoicedOrder("Completed")),
        labelSample("expired, and neither Completed nor OverPaid", payingOrder("Expired")),
        labelSample("a state newer than this build", payingOrder("unknown")),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchOrder: ["order.changed"] },
  asks: { loadOrder: [{ orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01" }] },
})
