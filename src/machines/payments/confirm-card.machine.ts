import { assign } from "xstate"
import { deriveCardState, isCompleting } from "#domain/orders/card-status.ts"
import type { Order } from "#domain/orders/order.ts"
import { choosePaymentScreen } from "#domain/payments/payment-status.ts"
import { callFailed, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"
import type { InvoiceRef } from "./send-invoice.machine.ts"

/**
 * The failures of a card's confirmation. `ConfirmationError` means that the confirmation is over, and the order has its result.
 */
export type ConfirmFailure =
  | TaggedFailure<"WrongCode">
  | TaggedFailure<"ConfirmationError">
  | TaggedFailure<"ResponseLost">
  | CallFailed

const isAsked = (order: Order): boolean =>
  choosePaymentScreen(order) === "card" &&
  !isCompleting(order) &&
  deriveCardState(order.invoice!) === "needsConfirmation"

const form = {
  on: { "cardCode.submit": { target: "sending", actions: "setCode" }, "cardCode.ended": "timedOut" },
} as const
const reloadable = { on: { "order.reload": "reload" } } as const

/**
 * State set 96, card code form: docs/states/payments/confirm-card.md. The order has the result of the payment, whatever the response to the
 * code is.
 */
export const confirmCard = setup({
  types: {} as {
    input: InvoiceRef
    context: InvoiceRef & { confirmationCode: string; order: Order | null; failure: CallFailed | null }
    events:
      | { type: "cardCode.submit"; confirmationCode: string }
      | { type: "cardCode.ended" }
      | { type: "order.reload" }
  },
  actors: {
    confirmCard: port<InvoiceRef & { confirmationCode: string }, null, ConfirmFailure>("confirmCard"),
    loadOrder: port<{ orderId: string }, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
  },
  actions: {
    setCode: assign(({ event }) =>
      event.type === "cardCode.submit" ? { confirmationCode: event.confirmationCode, failure: null } : {},
    ),
  },
}).createMachine({
  id: "confirmCard",
  context: ({ input }) => ({ ...input, confirmationCode: "", order: null, failure: null }),
  initial: "ready",
  states: {
    ready: form,
    sending: {
      exit: assign({ confirmationCode: "" }),
      invoke: {
        src: "confirmCard",
        input: ({ context: { orderId, invoiceId, confirmationCode } }) => ({ orderId, invoiceId, confirmationCode }),
        onDone: answers({
          ok: "reload",
          WrongCode: "wrongCode",
          ConfirmationError: "reload",
          ResponseLost: "reload",
          otherwise: "failed",
        }),
      },
    },
    /** The focus stays in the field. */
    wrongCode: form,
    /** The order has the result of the payment. */
    reload: {
      invoke: {
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: answers({
          ok: [
            { when: isAsked, target: "notConfirmed" },
            { target: "finished", assign: (order) => ({ order }) },
          ],
          OrderNotFound: { target: "outcomeUnknown", assign: () => ({ failure: callFailed("notFound") }) },
          otherwise: "outcomeUnknown",
        }),
      },
    },
    /** The code did not arrive, so the bank still requires it. */
    notConfirmed: form,
    outcomeUnknown: reloadable,
    /** The clock only hides the form. The order has the result of the payment. */
    timedOut: reloadable,
    failed: form,
    /** The page follows the state of the order. */
    finished: {},
  },
})
