import { buildCardInvoice, buildInvoice, buildTransferInvoice, buildVoucherInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { paymentStatus } from "./payment-status.machine.ts"

const withoutType = "Issued or UnderPaid without a current type, or with an unknown one"

export const paymentStatusModel = defineModel({
  machine: paymentStatus,
  input: { orderId: payingOrderId },
  events: {
    "payment.switched": [
      labelSample("Issued or UnderPaid, paid by card", {
        type: "payment.switched",
        order: buildInvoicedOrder("Issued", buildCardInvoice("Created")),
      }),
      labelSample(withoutType, { type: "payment.switched", order: buildPayingOrder("Issued") }),
    ],
    "order.changed": [
      labelSample("Completed", { type: "order.changed", order: buildInvoicedOrder("Completed") }),
      labelSample("OverPaid", { type: "order.changed", order: buildInvoicedOrder("OverPaid") }),
      labelSample("Issued or UnderPaid, paid by card", {
        type: "order.changed",
        order: buildInvoicedOrder("Issued", buildCardInvoice("Created")),
      }),
    ],
  },
  portResults: {
    loadOrder: {
      ok: [
        labelSample("Issued or UnderPaid, paid in crypto", buildInvoicedOrder("Issued")),
        labelSample("Issued or UnderPaid, paid by voucher", buildInvoicedOrder("Issued", buildVoucherInvoice())),
        labelSample("Issued or UnderPaid, paid by card", buildInvoicedOrder("Issued", buildCardInvoice("Created"))),
        labelSample(
          "Issued or UnderPaid, paid by SEPA or SWIFT",
          buildInvoicedOrder("Issued", buildTransferInvoice("TransferSEPA")),
        ),
        labelSample(
          "Issued or UnderPaid, paid by SEPA or SWIFT",
          buildInvoicedOrder("UnderPaid", buildTransferInvoice("TransferSwift")),
        ),
        labelSample("Created, Assigned", buildPayingOrder("Assigned")),
        labelSample(withoutType, buildPayingOrder("Issued")),
        labelSample(withoutType, buildInvoicedOrder("Issued", buildInvoice("btc", { paymentType: "unknown" }))),
        labelSample("OverPaid", buildInvoicedOrder("OverPaid")),
        labelSample("Completed", buildInvoicedOrder("Completed")),
        labelSample("expired, and neither Completed nor OverPaid", buildPayingOrder("Expired")),
        labelSample("a state newer than this build", buildPayingOrder("unknown")),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchOrder: ["order.changed"] },
  portInputs: { loadOrder: [{ orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01" }] },
})
