import { assign, not, setup, stateIn } from "xstate"
import type { CardState } from "../../../domain/payments/card-status"
import { cardState, isCompleting } from "../../../domain/payments/card-status"
import type { Order } from "../../../domain/orders/order"
import { effectiveOrderState } from "../../../domain/orders/order"
import { arePaymentDetailsReplaced, paymentScreen } from "../../../domain/payments/payment-status"
import { afterFailedPoll, nextPollDelay, noPollTrouble } from "../../../domain/shared/poll"
import { timing } from "../../../domain/shared/timing"
import { paymentPoll, paymentPollActors } from "../payment-poll"
import type { FailedPoll, LoadedOrder, PageVisibilityChanged, PaymentPollContext } from "../payment-poll"

const stateOf = (order: Order): CardState | null => (paymentScreen(order) === "card" ? cardState(order.invoice!) : null)

const base = setup({
  types: {} as {
    input: { order: Order }
    context: PaymentPollContext
    events: PageVisibilityChanged | { type: "order.changed"; order: Order } | { type: "switch.accept" }
  },
  actors: paymentPollActors,
  delays: {
    cardPoll: ({ context }) => nextPollDelay(timing.cardPoll, context.trouble),
    offlinePoll: timing.offlinePoll,
  },
  actions: {
    takeOrder: assign((_, { order }: LoadedOrder) => ({ order, trouble: noPollTrouble })),
    countFailure: assign(({ context }, { failure }: FailedPoll) => ({
      trouble: afterFailedPoll(context.trouble, failure),
    })),
    forgetTrouble: assign({ trouble: noPollTrouble }),
    takeSwitched: assign({ shownOrder: ({ context }) => context.order }),
  },
  guards: {
    isSwitched: ({ context }) => arePaymentDetailsReplaced(context.shownOrder, context.order),
    isCompleting: ({ context }) => isCompleting(context.order),
    isOrder: ({ context }, state: Order["state"]) => effectiveOrderState(context.order) === state,
    isCard: ({ context }, state: CardState) => stateOf(context.order) === state,
  },
})

const poller = paymentPoll("cardStatus", "cardPoll")

/** State sets 95 and 14: docs/states/payments/card-status.md. */
export const cardStatus = base.createMachine({
  id: "cardStatus",
  context: ({ input: { order } }) => ({ orderId: order.id, order, shownOrder: order, trouble: noPollTrouble }),
  invoke: { id: "watchVisibility", src: "watchVisibility" },
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: { type: "isOrder", params: "Completed" }, target: "confirmed" },
        { guard: { type: "isOrder", params: "OverPaid" }, target: "overpaid" },
        { guard: { type: "isOrder", params: "Expired" }, target: "expired" },
        // Paid is paid, in whichever tab.
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
    created: { ...poller },
    prepared: { ...poller },
    needsConfirmation: {
      ...poller,
      // The code form has read the order itself.
      on: { "order.changed": { target: "deciding", actions: assign({ order: ({ event }) => event.order }) } },
    },
    /** The card was charged, the order is not completed yet: keep polling and offer no payment. */
    charged: { ...poller },
    /** Another tab started a different payment: offer nothing until the customer acknowledges it. */
    switched: {
      ...poller,
      // Offline the order may be stale, so it decides no navigation.
      on: {
        "switch.accept": { guard: not(stateIn({ switched: "offline" })), target: "deciding", actions: "takeSwitched" },
      },
    },
    confirmed: { type: "final" },
    reversed: { type: "final" },
    error: { type: "final" },
    rejected: { type: "final" },
    overpaid: { type: "final" },
    expired: { type: "final" },
    /** It is paid another way now, or none was chosen: the status page leads there. */
    otherMethod: { type: "final" },
  },
})
