import { deriveCardState, isCompleting, type CardState } from "#domain/orders/card-status.ts"
import type { Order } from "#domain/orders/order.ts"
import { choosePaymentScreen } from "#domain/payments/payment-status.ts"
import { timing } from "#domain/shared/timing.ts"
import { switchedState, setEventOrder, watchedOrder, watchedOrderSetup, watchOrder } from "./watched-order.ts"

const stateOf = (order: Order): CardState | null =>
  choosePaymentScreen(order) === "card" ? deriveCardState(order.invoice!) : null

/**
 * State set 95, card: docs/states/payments/card-status.md. The acquirer decides asynchronously, so the machine polls the order until a
 * final state.
 */
export const cardStatus = watchedOrderSetup<never>()
  .extend({
    guards: {
      isCompleting: ({ context }) => isCompleting(context.order),
      isCard: ({ context }, state: CardState) => stateOf(context.order) === state,
    },
  })
  .createMachine({
    id: "cardStatus",
    context: ({ input }) => watchedOrder(input.order),
    ...watchOrder(timing.cardPoll),
    initial: "deciding",
    states: {
      deciding: {
        always: [
          { guard: { type: "isOrder", params: "Completed" }, target: "confirmed" },
          { guard: { type: "isOrder", params: "OverPaid" }, target: "overpaid" },
          { guard: { type: "isOrder", params: "Expired" }, target: "expired" },
          // A charged card takes precedence over changed payment details, whichever tab charged it.
          { guard: "isCompleting", target: "charged" },
          { guard: "isSwitched", target: "switched" },
          { guard: { type: "isCard", params: "created" }, target: "created" },
          { guard: { type: "isCard", params: "prepared" }, target: "prepared" },
          { guard: { type: "isCard", params: "needsConfirmation" }, target: "needsConfirmation" },
          { guard: { type: "isCard", params: "reversed" }, target: "reversed" },
          { guard: { type: "isCard", params: "error" }, target: "error" },
          { guard: { type: "isCard", params: "rejected" }, target: "rejected" },
          { target: "otherMethod" },
        ],
      },
      created: {},
      prepared: {},
      // The code form loads the order and reports it here.
      needsConfirmation: { on: { "order.changed": { target: "deciding", actions: setEventOrder } } },
      /**
       * The card was charged but the order is not completed yet. The page continues to poll and offers no payment, so that the customer
       * does not pay twice.
       */
      charged: {},
      switched: switchedState,
      confirmed: { type: "final" },
      reversed: { type: "final" },
      error: { type: "final" },
      rejected: { type: "final" },
      overpaid: { type: "final" },
      expired: { type: "final" },
      /** The order has another payment method now, or none, so the status page redirects. */
      otherMethod: { type: "final" },
    },
  })
