import { buildCardInvoice, buildCardWithCode } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { confirmCard } from "./confirm-card.machine.ts"

export const confirmCardModel = defineModel({
  machine: confirmCard,
  input: { orderId: payingOrderId, invoiceId: buildCardWithCode().invoiceId },
  events: {
    "cardCode.submit": [{ type: "cardCode.submit", confirmationCode: "0042" }],
  },
  portResults: {
    confirmCard: {
      ok: [null],
      WrongCode: [taggedFailure("WrongCode")],
      ConfirmationError: [taggedFailure("ConfirmationError")],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [callFailed("refused", { message: "This action is unavailable." })],
    },
    loadOrder: {
      ok: [
        labelSample("a code is still asked for", buildInvoicedOrder("Issued", buildCardWithCode())),
        labelSample("it is no longer requested", buildInvoicedOrder("Completed", buildCardInvoice("Charged"))),
        labelSample("it is no longer requested", buildInvoicedOrder("Issued", buildCardInvoice("ConfirmationError"))),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
})
