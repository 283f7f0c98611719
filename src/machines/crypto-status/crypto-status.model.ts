import { callFailed, named } from "../../domain/failure"
import { invoiceOf } from "../../domain/fixtures/invoice"
import { invoicedOrder, payingOrder, underPaidOrder } from "../../domain/fixtures/payment"
import type { Order } from "../../domain/order"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { cryptoStatus } from "./crypto-status.machine"

const repriced = "the same invoice, another rate: the server repriced"
const nextRate = "2026-11-21T14:00:00Z"

export const cryptoStatusModel = model({
  machine: cryptoStatus,
  input: { order: invoicedOrder("Issued") },
  events: {
    "page.shown": [{ type: "page.shown" }],
    "page.hidden": [{ type: "page.hidden" }],
    "rate.ended": [{ type: "rate.ended" }],
    "rate.accept": [{ type: "rate.accept" }],
    "order.changed": [
      when("Completed", { type: "order.changed", order: invoicedOrder("Completed") }),
      when("UnderPaid", { type: "order.changed", order: underPaidOrder() })
    ]
  },
  answers: {
    loadOrder: {
      ok: [
        when("Issued", invoicedOrder("Issued")),
        when("UnderPaid", underPaidOrder()),
        when(repriced, invoicedOrder("Issued", invoiceOf("btc", { expireDate: nextRate }))),
        when(repriced, underPaidOrder({ expireDate: nextRate })),
        when("Completed", invoicedOrder("Completed")),
        when("OverPaid", invoicedOrder("OverPaid")),
        when("expired", invoicedOrder("Issued", invoiceOf("btc"), { expired: true })),
        when("no crypto invoice any more", payingOrder("Issued"))
      ],
      OrderNotFound: [named("OrderNotFound")],
      CallFailed: [callFailed("offline")]
    }
  },
  feeds: { watchVisibility: ["page.shown", "page.hidden"] },
  facts: ({ order }: { order: Order }) => order.state,
  when: ({ order }, { type }) => (type === "rate.accept" ? order.state : null)
})
