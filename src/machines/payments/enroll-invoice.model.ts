import { buildCardInvoice } from "#domain/fixtures/invoice.ts"
import { payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { enrollInvoice } from "./enroll-invoice.machine.ts"

export const enrollInvoiceModel = defineModel({
  machine: enrollInvoice,
  input: { orderId: payingOrderId, invoiceId: buildCardInvoice("Created").invoiceId },
  portResults: { enrollInvoice: { ok: [null], CallFailed: [callFailed("offline")] } },
})
