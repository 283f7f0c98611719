import { deriveOrderState } from "#domain/orders/order-state.ts"
import { isConfirming, isInvoiceRepriced } from "#domain/payments/payment-status.ts"
import { timing } from "#domain/shared/timing.ts"
import { switchedState, setEventOrder, watchedOrder, watchedOrderSetup, watchOrder } from "./watched-order.ts"

const { invoke, on } = watchOrder(timing.statusPoll)

/**
 * The reactions to an order that another part of the page has changed. A completed order ends the page. After any other change
 * the machine polls immediately, because it compares only the response to a poll with the shown details.
 */
const changedOrder = [
  { guard: "isCompletedNow", target: "deciding", actions: setEventOrder },
  { actions: "pollNow" },
] as const

/**
 * State set 91, crypto status: docs/states/payments/crypto-status.md. At the end of the frozen rate the machine only polls, because only
 * the server sets a new amount.
 */
export const cryptoStatus = watchedOrderSetup<{ type: "rate.ended" } | { type: "rate.accept" }>()
  .extend({
    guards: {
      isCompletedNow: ({ event }) => event.type === "order.changed" && deriveOrderState(event.order) === "Completed",
      isConfirming: ({ context }) => isConfirming(context.order),
      isRepriced: ({ context }) => isInvoiceRepriced(context.shownOrder, context.order),
      isUnderPaid: ({ context }) => context.order.state === "UnderPaid",
    },
  })
  .createMachine({
    id: "cryptoStatus",
    context: ({ input }) => watchedOrder(input.order),
    invoke,
    on: { ...on, "rate.ended": { actions: "pollNow" } },
    initial: "deciding",
    states: {
      deciding: {
        always: [
          { guard: { type: "isOrder", params: "Completed" }, target: "completed" },
          { guard: { type: "isOrder", params: "OverPaid" }, target: "overpaid" },
          { guard: { type: "isOrder", params: "Expired" }, target: "expired" },
          { guard: "isConfirming", target: "confirming" },
          { guard: "isSwitched", target: "switched" },
          { guard: "hasOtherMethod", target: "otherMethod" },
          { guard: "isRepriced", target: "rateExpired" },
          { guard: "isUnderPaid", target: "underpaid" },
          { target: "waiting" },
        ],
      },
      waiting: {},
      /** The network has seen the coins. The rate stays frozen until they are confirmed. */
      confirming: {},
      /** The machine `orderActions` on the page can accept the received part, and reports the changed order. */
      underpaid: { on: { "order.changed": changedOrder } },
      /** The frozen rate expired, and the server changed the amount. The page shows that until the customer acknowledges it. */
      rateExpired: {
        on: {
          "rate.accept": { guard: "isOnline", target: "deciding", actions: "setShownOrder" },
          "order.changed": changedOrder,
        },
      },
      switched: switchedState,
      completed: { type: "final" },
      overpaid: { type: "final" },
      expired: { type: "final" },
      otherMethod: { type: "final" },
    },
  })
