import { callFailed, named } from "../../domain/failure"
import { invoiceOf } from "../../domain/fixtures/invoice"
import { invoicedOrder, payingOrder, underPaidOrder } from "../../domain/fixtures/payment"
import type { Order } from "../../domain/order"
import { model } from "../kit/model"
import { cryptoStatus } from "./crypto-status.machine"

const nextRate = "2026-11-21T14:00:00Z"

export const cryptoStatusModel = model({
  machine: cryptoStatus,
  input: { order: invoicedOrder("Issued") },
  events: {
    "page.shown": [{ type: "page.shown" }],
    "page.hidden": [{ type: "page.hidden" }],
    "rate.ended": [{ type: "rate.ended" }],
    "rate.accept": [{ type: "rate.accept" }]
  },
  answers: {
    loadOrder: {
      ok: [
        invoicedOrder("Issued"),
        underPaidOrder(),
        invoicedOrder("Issued", invoiceOf("btc", { expireDate: nextRate })),
        underPaidOrder({ expireDate: nextRate }),
        invoicedOrder("Completed"),
        invoicedOrder("OverPaid"),
        invoicedOrder("Issued", invoiceOf("btc"), { expired: true }),
        payingOrder("Issued")
      ],
      OrderNotFound: [named("OrderNotFound")],
      CallFailed: [callFailed("offline")]
    }
  },
  feeds: { watchVisibility: ["page.shown", "page.hidden"] },
  facts: ({ order }: { order: Order }) => order.state
})
