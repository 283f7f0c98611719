import { assign, setup } from "xstate"
import type { CallFailed, Named } from "../../domain/failure"
import type { Order } from "../../domain/order"
import { shownState } from "../../domain/order"
import { isPaidInCrypto, isWaitingForPayment } from "../../domain/payment-status"
import { failedWith, failure, port, succeeded, success } from "../port"

/** State sets 90, 99: docs/states/payment-status.md. Which screen an order at /buy/{orderId}/status belongs to. */
export const paymentStatus = setup({
  types: {} as {
    input: { orderId: string }
    context: { orderId: string; order: Order | null; failure: CallFailed | null }
    events: { type: "load.retry" }
  },
  actors: {
    loadOrder: port<{ orderId: string }, Order, Named<"OrderNotFound"> | CallFailed>("loadOrder")
  },
  guards: {
    isUnbought: ({ context }) => ["Created", "Assigned"].includes(shownState(context.order!)),
    isPaidInCrypto: ({ context }) => isPaidInCrypto(context.order!),
    isWaitingForPayment: ({ context }) => isWaitingForPayment(context.order!),
    isOverPaid: ({ context }) => shownState(context.order!) === "OverPaid",
    isCompleted: ({ context }) => shownState(context.order!) === "Completed",
    isExpired: ({ context }) => shownState(context.order!) === "Expired"
  }
}).createMachine({
  id: "paymentStatus",
  context: ({ input }) => ({ orderId: input.orderId, order: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadOrder",
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          { guard: succeeded, target: "sorting", actions: assign({ order: ({ event }) => success({ event }) }) },
          { guard: failedWith("OrderNotFound"), target: "notFound" },
          { target: "error", actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") }) }
        ]
      }
    },
    sorting: {
      always: [
        { guard: "isUnbought", target: "buyProduct" },
        { guard: "isPaidInCrypto", target: "crypto" },
        // No payment type yet, or one that has no screen here.
        { guard: "isWaitingForPayment", target: "buyMethod" },
        { guard: "isOverPaid", target: "overpaid" },
        { guard: "isCompleted", target: "success" },
        { guard: "isExpired", target: "expired" },
        { target: "unknown" }
      ]
    },
    /** From here the machine `cryptoStatus` leads. */
    crypto: {},
    error: {
      on: { "load.retry": "loading" }
    },
    buyProduct: { type: "final" },
    buyMethod: { type: "final" },
    overpaid: { type: "final" },
    success: { type: "final" },
    expired: { type: "final" },
    notFound: { type: "final" },
    /** A state newer than this build: shown as such, with no action. */
    unknown: { type: "final" }
  }
})
