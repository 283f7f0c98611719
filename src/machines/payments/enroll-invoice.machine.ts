import type { CallFailed } from "#domain/shared/failure.ts"
import { setup, port } from "#machines/shared/port.ts"
import type { InvoiceRef } from "./send-invoice.machine.ts"

/**
 * State set 90, enrolling: docs/states/payments/enroll-invoice.md. The customer is back from the acquirer, which is reported once. Whatever
 * the response: the order has the result, and the acquirer continues without it.
 */
export const enrollInvoice = setup({
  types: {} as { input: InvoiceRef; context: InvoiceRef },
  actors: { enrollInvoice: port<InvoiceRef, null, CallFailed>("enrollInvoice") },
}).createMachine({
  id: "enrollInvoice",
  context: ({ input }) => input,
  initial: "enrolling",
  states: {
    enrolling: {
      invoke: {
        src: "enrollInvoice",
        input: ({ context }) => context,
        onDone: "enrolled",
      },
    },
    /** The page goes on at the same address without the invoice, so a reload does not repeat the report. */
    enrolled: { type: "final" },
  },
})
