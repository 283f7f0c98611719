import type { CallFailed } from "#domain/shared/failure.ts"
import { setup, port } from "#machines/shared/port.ts"
import type { InvoiceRef } from "./send-invoice.machine.ts"

/**
 * State set 90, enrolling: docs/states/payments/enroll-invoice.md. The machine reports once that the customer returned from the acquirer.
 * The response does not matter, because the order has the result and the acquirer continues without the report.
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
    /** The page continues at its URL without the invoice, so that a reload does not repeat the report. */
    enrolled: { type: "final" },
  },
})
