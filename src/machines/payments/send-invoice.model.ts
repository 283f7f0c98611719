import { buildTransferInvoice } from "#domain/fixtures/invoice.ts"
import { payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { sendInvoice } from "./send-invoice.machine.ts"

export const sendInvoiceModel = defineModel({
  machine: sendInvoice,
  input: { orderId: payingOrderId, invoiceId: buildTransferInvoice().invoiceId },
  portResults: {
    sendInvoice: {
      ok: [null],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [callFailed("tooMany", { message: "Try again later." })],
    },
  },
})
