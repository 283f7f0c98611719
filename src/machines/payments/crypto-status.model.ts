import { buildCardInvoice, buildInvoice } from "#domain/fixtures/invoice.ts"
import {
  buildConfirmingOrder,
  buildInvoicedOrder,
  buildPayingOrder,
  buildUnderPaidOrder,
} from "#domain/fixtures/payment.ts"
import { InvoiceId } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { cryptoStatus } from "./crypto-status.machine.ts"

const repriced = "the same invoice, another rate: the server repriced"
const switched = "another coin, another invoice, or another payment method"
const seen = "the network has seen the coins"
const otherInvoice = InvoiceId.make("5e0f6a3c-1d2b-4c8e-9a7f-6b4d3c2e1f00")
const nextRate = "2026-11-21T14:00:00Z"
const polled = (when: string, order: Order) => labelSample(when, { type: "order.polled" as const, order })

export const cryptoStatusModel = defineModel({
  machine: cryptoStatus,
  input: { order: buildInvoicedOrder("Issued") },
  events: {
    "order.polled": [
      polled("Issued", buildInvoicedOrder("Issued")),
      polled(seen, buildConfirmingOrder()),
      polled("UnderPaid", buildUnderPaidOrder()),
      polled(repriced, buildInvoicedOrder("Issued", buildInvoice("btc", { expireDate: nextRate }))),
      polled(repriced, buildUnderPaidOrder({ expireDate: nextRate })),
      polled("Completed", buildInvoicedOrder("Completed")),
      polled("OverPaid", buildInvoicedOrder("OverPaid")),
      polled("expired", buildInvoicedOrder("Issued", buildInvoice("btc"), { expired: true })),
      polled(switched, buildInvoicedOrder("Issued", buildCardInvoice("Created"))),
      // The amount and the address are unchanged, because the model expects the same screen after the acknowledgement.
      polled(switched, buildInvoicedOrder("Issued", buildInvoice("btc", { invoiceId: otherInvoice }))),
      polled("no payment method left", buildPayingOrder("Issued")),
    ],
    "poll.changed": [{ type: "poll.changed", poll: { step: "fetching", failures: 0 } }],
    "order.changed": [
      labelSample("Completed", { type: "order.changed", order: buildInvoicedOrder("Completed") }),
      labelSample("UnderPaid", { type: "order.changed", order: buildUnderPaidOrder() }),
    ],
  },
  portResults: {},
  feeds: { watchOrder: ["order.polled", "poll.changed"] },
  distinguishBy: ({ order }: { order: Order }) => [order.state, order.invoice?.paymentType, order.unconfirmed.length],
  when: ({ order }, { type }) => {
    if (type === "switch.accept" && order.invoice?.paymentType !== "Crypto") return "another payment method"
    return type === "rate.accept" || type === "switch.accept" ? order.state : null
  },
})
