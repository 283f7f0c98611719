import { callFailed, taggedFailure } from "../../domain/failure"
import { cardInvoice, invoiceOf } from "../../domain/fixtures/invoice"
import { invoicedOrder, payingOrder, payingOrderId } from "../../domain/fixtures/payment"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { createInvoice } from "./create-invoice.machine"

export const createInvoiceModel = model({
  machine: createInvoice,
  input: { orderId: payingOrderId },
  events: {
    "invoice.pay": [{ type: "invoice.pay", kind: { paymentType: "Crypto", currencyId: "btc" } }],
    "order.look": [{ type: "order.look" }],
  },
  answers: {
    createInvoice: {
      ok: [
        when("a new invoice, or the open one of this kind", invoiceOf("btc")),
        when("a card, with the page to enter it on", cardInvoice("Created")),
      ],
      AnswerLost: [taggedFailure("AnswerLost")],
      WrongState: [taggedFailure("WrongState")],
      CallFailed: [callFailed("refused", { message: "The amount is below the minimum." })],
    },
    openCheckout: { ok: [null], NotAllowed: [taggedFailure("NotAllowed")] },
    loadOrder: {
      ok: [
        when("the order has an invoice of this kind", invoicedOrder("Issued")),
        when("it has none", payingOrder("Assigned")),
        when("it has none", invoicedOrder("Issued", invoiceOf("eth"))),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
