import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import { cardInvoice, invoiceOf } from "../../../domain/fixtures/invoice"
import { confirmingOrder, invoicedOrder, payingOrder, underPaidOrder } from "../../../domain/fixtures/payment"
import { InvoiceId } from "../../../domain/payments/invoice"
import type { Order } from "../../../domain/orders/order"
import { model } from "../../kit/model"
import { labelSample } from "../../kit/when"
import { cryptoStatus } from "./crypto-status.machine"

const repriced = "the same invoice, another rate: the server repriced"
const switched = "another coin, another invoice, or another payment method"
const seen = "the network has seen the coins"
const otherInvoice = InvoiceId.make("5e0f6a3c-1d2b-4c8e-9a7f-6b4d3c2e1f00")
const nextRate = "2026-11-21T14:00:00Z"

export const cryptoStatusModel = model({
  machine: cryptoStatus,
  input: { order: invoicedOrder("Issued") },
  events: {
    "page.shown": [{ type: "page.shown" }],
    "page.hidden": [{ type: "page.hidden" }],
    "page.offline": [{ type: "page.offline" }],
    "rate.ended": [{ type: "rate.ended" }],
    "rate.accept": [{ type: "rate.accept" }],
    "switch.accept": [{ type: "switch.accept" }],
    "order.changed": [
      labelSample("Completed", { type: "order.changed", order: invoicedOrder("Completed") }),
      labelSample("UnderPaid", { type: "order.changed", order: underPaidOrder() }),
    ],
  },
  portResults: {
    loadOrder: {
      ok: [
        labelSample("Issued", invoicedOrder("Issued")),
        labelSample(seen, confirmingOrder()),
        labelSample("UnderPaid", underPaidOrder()),
        labelSample(repriced, invoicedOrder("Issued", invoiceOf("btc", { expireDate: nextRate }))),
        labelSample(repriced, underPaidOrder({ expireDate: nextRate })),
        labelSample("Completed", invoicedOrder("Completed")),
        labelSample("OverPaid", invoicedOrder("OverPaid")),
        labelSample("expired", invoicedOrder("Issued", invoiceOf("btc"), { expired: true })),
        labelSample(switched, invoicedOrder("Issued", cardInvoice("Created"))),
        // The same amount and address, so that the model's expected screen is unchanged after acknowledging.
        labelSample(switched, invoicedOrder("Issued", invoiceOf("btc", { invoiceId: otherInvoice }))),
        labelSample("no payment method left", payingOrder("Issued")),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: { watchVisibility: ["page.shown", "page.hidden", "page.offline"] },
  distinguishBy: ({ order }: { order: Order }) => [order.state, order.invoice?.paymentType, order.unconfirmed.length],
  when: ({ order }, { type }) => {
    if (type === "switch.accept" && order.invoice?.paymentType !== "Crypto") return "another payment method"
    return type === "rate.accept" || type === "switch.accept" ? order.state : null
  },
})
