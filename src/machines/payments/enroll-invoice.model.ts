import { callFailed } from "../../domain/shared/failure"
import { cardInvoice } from "../../domain/fixtures/invoice"
import { payingOrderId } from "../../domain/fixtures/payment"
import { model } from "../kit/model"
import { enrollInvoice } from "./enroll-invoice.machine"

export const enrollInvoiceModel = model({
  machine: enrollInvoice,
  input: { orderId: payingOrderId, invoiceId: cardInvoice("Created").invoiceId },
  events: {},
  portResults: { enrollInvoice: { ok: [null], CallFailed: [callFailed("offline")] } },
  feeds: {},
})
