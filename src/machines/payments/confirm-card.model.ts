import { cardInvoice, cardWithCode } from "#domain/fixtures/invoice.ts"
import { invoicedOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import { labelSample } from "#machines/kit/when.ts"
import { confirmCard } from "./confirm-card.machine.ts"

export const confirmCardModel = model({
  machine: confirmCard,
  input: { orderId: payingOrderId, invoiceId: cardWithCode().invoiceId },
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
        labelSample("a code is still asked for", invoicedOrder("Issued", cardWithCode())),
        labelSample("it is no longer requested", invoicedOrder("Completed", cardInvoice("Charged"))),
        labelSample("it is no longer requested", invoicedOrder("Issued", cardInvoice("ConfirmationError"))),
      ],
      OrderNotFound: [taggedFailure("OrderNotFound")],
      CallFailed: [callFailed("offline")],
    },
  },
})
