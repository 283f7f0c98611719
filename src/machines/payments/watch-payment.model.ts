import { buildTransferInvoice, buildVoucherInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildPayingOrder } from "#domain/fixtures/payment.ts"
import { InvoiceId } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { decimal } from "#domain/shared/money.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { watchPayment } from "./watch-payment.machine.ts"

const issued = buildInvoicedOrder("Issued", buildTransferInvoice())
const underPaid = buildInvoicedOrder(
  "UnderPaid",
  buildTransferInvoice("TransferSEPA", { remainAmount: decimal("572.93") }),
)
const switched = "another invoice, another bank, or another payment method"
// The bank is unchanged, because the model expects the same screen after the acknowledgement.
const renewed = buildTransferInvoice("TransferSEPA", {
  invoiceId: InvoiceId.make("5e0f6a3c-1d2b-4c8e-9a7f-6b4d3c2e1f00"),
})
const completed = buildInvoicedOrder("Completed", buildTransferInvoice("TransferSEPA", { remainAmount: decimal("0") }))
const overPaid = buildInvoicedOrder("OverPaid", buildTransferInvoice("TransferSEPA", { remainAmount: decimal("0") }))
const polled = (when: string, order: Order) => labelSample(when, { type: "order.polled" as const, order })

export const watchPaymentModel = defineModel({
  machine: watchPayment,
  input: { order: issued },
  events: {
    "order.polled": [
      polled("Issued", issued),
      polled("UnderPaid", underPaid),
      polled(
        "the invoice is no longer paid",
        buildInvoicedOrder("Issued", buildTransferInvoice("TransferSEPA", {}, "Expired")),
      ),
      polled("Completed", completed),
      polled("OverPaid", overPaid),
      polled("expired", buildInvoicedOrder("Issued", buildTransferInvoice(), { expired: true })),
      polled(switched, buildInvoicedOrder("Issued", buildVoucherInvoice())),
      polled(switched, buildInvoicedOrder("Issued", renewed)),
      polled("no payment method left", buildPayingOrder("Issued")),
    ],
    "poll.changed": [{ type: "poll.changed", poll: { step: "fetching", failures: 0 } }],
    "order.changed": [
      labelSample("UnderPaid", { type: "order.changed", order: underPaid }),
      labelSample("Completed", { type: "order.changed", order: completed }),
      labelSample("OverPaid", { type: "order.changed", order: overPaid }),
    ],
  },
  portResults: {},
  feeds: { watchOrder: ["order.polled", "poll.changed"] },
  distinguishBy: ({ order }: { order: Order }) => order.invoice?.paymentType === "OTTVoucher",
  when: ({ order }, { type }) =>
    type === "switch.accept"
      ? order.invoice?.paymentType === "OTTVoucher"
        ? "another payment method"
        : "Issued"
      : null,
})
