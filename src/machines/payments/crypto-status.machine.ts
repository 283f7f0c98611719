import { effectiveOrderState } from "#domain/orders/order.ts"
import { isConfirming, isInvoiceRepriced } from "#domain/payments/payment-status.ts"
import { timing } from "#domain/shared/timing.ts"
import { switchedState, takeOrder, watchedOrder, watchedOrderSetup, watchOrder } from "./watched-order.ts"

const { invoke, on } = watchOrder(timing.statusPoll)

/** Completed is final. Anything else is polled again: only a poll's response is compared with what the page has shown. */
const changedOrder = [
  { guard: "isCompletedNow", target: "deciding", actions: takeOrder },
  { actions: "pollNow" },
] as const

/** State set 91, crypto status: docs/states/payments/crypto-status.md. */
export const cryptoStatus = watchedOrderSetup<{ type: "rate.ended" } | { type: "rate.accept" }>()
  .extend({
    guards: {
      isCompletedNow: ({ event }) => event.type === "order.changed" && effectiveOrderState(event.order) === "Completed",
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
      /** The network has seen the coins; the rate stays frozen until they are confirmed. */
      confirming: {},
      /** The part can be accepted here, by the machine `orderActions`, which reports the changed order. */
      underpaid: { on: { "order.changed": changedOrder } },
      /** The frozen rate expired and the server changed the amount; shown until acknowledged. */
      rateExpired: {
        on: {
          "rate.accept": { guard: "isOnline", target: "deciding", actions: "takeShown" },
          "order.changed": changedOrder,
        },
      },
      switched: switchedState,
      completed: { type: "final" },
      overpaid: { type: "final" },
      expired: { type: "final" },
      /** The order now has another payment method, or none: the status page leads there. */
      otherMethod: { type: "final" },
    },
  })
