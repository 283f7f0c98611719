import { assign } from "xstate"
import type { Invoice } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { hasInvoiceFor, type PaymentMethodId } from "#domain/payments/payment-status.ts"
import { callFailed, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

/** The failures of creating an invoice. `WrongState` means that the order has changed its state since the page loaded it. */
export type CreateInvoiceFailure = TaggedFailure<"ResponseLost"> | TaggedFailure<"WrongState"> | CallFailed

const pay = { on: { "invoice.pay": { target: "sending", actions: "choose" } } } as const

/**
 * State set 89, invoice creation: docs/states/payments/create-invoice.md. The machine ignores a second click while it creates an invoice,
 * because the click would create a second invoice.
 */
export const createInvoice = setup({
  types: {} as {
    input: { orderId: string }
    context: { orderId: string; kind: PaymentMethodId | null; checkoutUrl: string | null; failure: CallFailed | null }
    events: { type: "invoice.pay"; kind: PaymentMethodId } | { type: "outcome.check" }
  },
  actors: {
    createInvoice: port<{ orderId: string; kind: PaymentMethodId }, Invoice, CreateInvoiceFailure>("createInvoice"),
    /** Redirects to the acquirer's page if its origin is allowed. */
    openCheckout: port<{ url: string }, null, TaggedFailure<"NotAllowed">>("openCheckout"),
    loadOrder: port<{ orderId: string }, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
  },
  actions: {
    choose: assign(({ event }) => (event.type === "invoice.pay" ? { kind: event.kind } : {})),
  },
}).createMachine({
  id: "createInvoice",
  context: ({ input }) => ({ orderId: input.orderId, kind: null, checkoutUrl: null, failure: null }),
  initial: "idle",
  states: {
    idle: pay,
    sending: {
      entry: assign({ failure: null }),
      invoke: {
        src: "createInvoice",
        input: ({ context }) => ({ orderId: context.orderId, kind: context.kind! }),
        onDone: answers({
          ok: [
            {
              when: ({ requisites }) => requisites.checkoutUrl !== null,
              target: "checkout",
              assign: ({ requisites }) => ({ checkoutUrl: requisites.checkoutUrl }),
            },
            { target: "status" },
          ],
          ResponseLost: "checkingOutcome",
          // The status page can handle an order in any state.
          WrongState: "status",
          otherwise: "failed",
        }),
      },
    },
    /** The customer enters the card on the acquirer's site. If its origin is not allowed, the status page reports that. */
    checkout: {
      invoke: {
        src: "openCheckout",
        input: ({ context }) => ({ url: context.checkoutUrl! }),
        onDone: answers({ ok: "leaving", NotAllowed: "status" }),
      },
    },
    /** The browser is leaving for the acquirer's page. */
    leaving: {},
    checkingOutcome: {
      invoke: {
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: answers({
          ok: [
            { when: (value, context) => hasInvoiceFor(value, context.kind!), target: "status" },
            { target: "notCreated" },
          ],
          OrderNotFound: { target: "outcomeUnknown", assign: () => ({ failure: callFailed("notFound") }) },
          otherwise: "outcomeUnknown",
        }),
      },
    },
    /** The reloaded order has no such invoice, so a retry is safe. */
    notCreated: pay,
    /** The page only offers to look for the invoice again, and not to pay. */
    outcomeUnknown: { on: { "outcome.check": "checkingOutcome" } },
    failed: pay,
    status: { type: "final" },
  },
})
