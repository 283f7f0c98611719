import { buildCardInvoice, buildInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { createInvoice } from "./create-invoice.machine.ts"

export const createInvoiceModel = defineModel({
  machine: createInvoice,
  input: { orderId: payingOrderId },
  events: {
    "invoice.pay": [{ type: "invoice.pay", kind: { paymentType: "Crypto", currencyId: "btc" } }],
  },
  portResults: {
    createInvoice: {
      ok: [
        labelSample("a new invoice, or the open one of this kind", buildInvoice("btc")),
        labelSample("a card, with the page to enter it on", buildCardInvoice("Created")),
      ],
      ResponseLost: [taggedFailure("ResponseLost")],
      WrongState: [taggedFailure("WrongState")],
      CallFailed: [callFailed("refused", { message: "The amount is below the minimum." })],
    },
    openCheckout: { ok: [null], NotAllowed: [taggedFailure("NotAllowed")] },
    loadOrder: {
      ok: [
        labelSample("the order has an invoice of this kind", buildInvoicedOrder("Issued")),
        labelSample("it has none", buildPayingOrder("Assigned")),
        labelSample("it has none", buildInvoicedOrder("Issued", buildInvoice("eth"))),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
  portInputs: {
    createInvoice: [
      { orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01", kind: { paymentType: "Crypto", currencyId: "btc" } },
    ],
    loadOrder: [{ orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01" }],
    openCheckout: [{ url: "https://acquirer.example/pay/5c0e" }],
  },
})
