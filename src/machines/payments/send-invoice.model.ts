import { callFailed, taggedFailure } from "../../domain/shared/failure"
import { transferInvoice } from "../../domain/fixtures/invoice"
import { payingOrderId } from "../../domain/fixtures/payment"
import { model } from "../kit/model"
import { sendInvoice } from "./send-invoice.machine"

export const sendInvoiceModel = model({
  machine: sendInvoice,
  input: { orderId: payingOrderId, invoiceId: transferInvoice().invoiceId },
  events: { "invoice.send": [{ type: "invoice.send" }] },
  portResults: {
    sendInvoice: {
      ok: [null],
      AnswerLost: [taggedFailure("AnswerLost")],
      CallFailed: [callFailed("tooMany", { message: "Try again later." })],
    },
  },
  feeds: {},
})
