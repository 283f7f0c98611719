import { assign } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface InvoiceRef {
  readonly orderId: string
  readonly invoiceId: string
}

const send = { on: { "invoice.send": "sending" } } as const

/** State set 94, send invoice: docs/states/payments/send-invoice.md. The e-mail goes to the address of the profile. */
export const sendInvoice = setup({
  types: {} as {
    input: InvoiceRef
    context: InvoiceRef & { failure: CallFailed | null }
    events: { type: "invoice.send" }
  },
  actors: {
    sendInvoice: port<InvoiceRef, null, TaggedFailure<"ResponseLost"> | CallFailed>("sendInvoice"),
  },
}).createMachine({
  id: "sendInvoice",
  context: ({ input }) => ({ ...input, failure: null }),
  initial: "idle",
  states: {
    idle: send,
    sending: {
      entry: assign({ failure: null }),
      invoke: {
        src: "sendInvoice",
        input: ({ context: { orderId, invoiceId } }) => ({ orderId, invoiceId }),
        onDone: answers({ ok: "sent", ResponseLost: "outcomeUnknown", otherwise: "failed" }),
      },
    },
    sent: send,
    /** The customer may retry, because the server does not send the same e-mail twice in a row. */
    outcomeUnknown: send,
    failed: send,
  },
})
