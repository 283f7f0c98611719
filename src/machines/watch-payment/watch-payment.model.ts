import { callFailed, named } from "../../domain/failure"
import { transferInvoice, voucherInvoice } from "../../domain/fixtures/invoice"
import { invoicedOrder, payingOrder } from "../../domain/fixtures/payment"
import { decimal } from "../../domain/money"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { watchPayment } from "./watch-payment.machine"

const issued = invoicedOrder("Issued", transferInvoice())
const underPaid = invoicedOrder("UnderPaid", transferInvoice("TransferSEPA", { remainAmount: decimal("572.93") }))
const completed = invoicedOrder("Completed", transferInvoice("TransferSEPA", { remainAmount: decimal("0") }))
const overPaid = invoicedOrder("OverPaid", transferInvoice("TransferSEPA", { remainAmount: decimal("0") }))

export const watchPaymentModel = model({
  machine: watchPayment,
  input: { order: issued },
  events: {
    "page.shown": [{ type: "page.shown" }],
    "page.hidden": [{ type: "page.hidden" }],
    "order.changed": [
      when("UnderPaid", { type: "order.changed", order: underPaid }),
      when("Completed", { type: "order.changed", order: completed }),
      when("OverPaid", { type: "order.changed", order: overPaid })
    ]
  },
  answers: {
    loadOrder: {
      ok: [
        when("Issued", issued),
        when("UnderPaid", underPaid),
        when("the invoice is not paid any more", invoicedOrder("Issued", transferInvoice("TransferSEPA", {}, "Expired"))),
        when("Completed", completed),
        when("OverPaid", overPaid),
        when("expired", invoicedOrder("Issued", transferInvoice(), { expired: true })),
        when("another way to pay, or none", payingOrder("Issued")),
        when("another way to pay, or none", invoicedOrder("Issued", voucherInvoice()))
      ],
      OrderNotFound: [named("OrderNotFound")],
      CallFailed: [callFailed("offline")]
    }
  },
  feeds: { watchVisibility: ["page.shown", "page.hidden"] }
})
