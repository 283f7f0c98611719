import { assign, setup } from "xstate"
import type { CallFailed, TaggedFailure } from "../../domain/failure"
import { failedWith, failure, port, succeeded } from "../port"

export interface OfInvoice {
  readonly orderId: string
  readonly invoiceId: string
}

/** State set 94: docs/states/send-invoice.md. */
export const sendInvoice = setup({
  types: {} as {
    input: OfInvoice
    context: OfInvoice & { failure: CallFailed | null }
    events: { type: "invoice.send" }
  },
  actors: {
    sendInvoice: port<OfInvoice, null, TaggedFailure<"AnswerLost"> | CallFailed>("sendInvoice"),
  },
}).createMachine({
  id: "sendInvoice",
  context: ({ input }) => ({ ...input, failure: null }),
  initial: "idle",
  states: {
    idle: {
      on: { "invoice.send": "sending" },
    },
    sending: {
      entry: assign({ failure: null }),
      invoke: {
        id: "sendInvoice",
        src: "sendInvoice",
        input: ({ context: { orderId, invoiceId } }) => ({ orderId, invoiceId }),
        onDone: [
          { guard: succeeded, target: "sent" },
          { guard: failedWith("AnswerLost"), target: "unsure" },
          { target: "error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) },
        ],
      },
    },
    sent: {
      on: { "invoice.send": "sending" },
    },
    /** Asked for again, the server sends no second letter in a row: that is safe. */
    unsure: {
      on: { "invoice.send": "sending" },
    },
    error: {
      on: { "invoice.send": "sending" },
    },
  },
})
