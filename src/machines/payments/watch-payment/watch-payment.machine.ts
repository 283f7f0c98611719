import { assign, not, setup, stateIn } from "xstate"
import type { Order } from "../../../domain/orders/order"
import { effectiveOrderState } from "../../../domain/orders/order"
import { isInvoiceExpired, arePaymentDetailsReplaced, paymentScreen } from "../../../domain/payments/payment-status"
import { afterFailedPoll, nextPollDelay, noPollTrouble } from "../../../domain/shared/poll"
import { timing } from "../../../domain/shared/timing"
import { paymentPoll, paymentPollActors } from "../payment-poll"
import type { FailedPoll, LoadedOrder, PageVisibilityChanged, PaymentPollContext } from "../payment-poll"

const base = setup({
  types: {} as {
    input: { order: Order }
    context: PaymentPollContext & { screen: ReturnType<typeof paymentScreen> }
    events: PageVisibilityChanged | { type: "order.changed"; order: Order } | { type: "switch.accept" }
  },
  actors: paymentPollActors,
  delays: {
    statusPoll: ({ context }) => nextPollDelay(timing.statusPoll, context.trouble),
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
    isCompleted: ({ context }) => effectiveOrderState(context.order) === "Completed",
    isOverPaid: ({ context }) => effectiveOrderState(context.order) === "OverPaid",
    isExpired: ({ context }) => effectiveOrderState(context.order) === "Expired",
    hasOtherMethod: ({ context }) => paymentScreen(context.order) !== context.screen,
    isInvoiceExpired: ({ context }) => isInvoiceExpired(context.order),
    isUnderPaid: ({ context }) => context.order.state === "UnderPaid",
  },
})

const poller = paymentPoll("watchPayment", "statusPoll")

/** State sets 93 and 14: docs/states/payments/watch-payment.md. A transfer's status, and that of a voucher besides its form. */
export const watchPayment = base.createMachine({
  id: "watchPayment",
  context: ({ input: { order } }) => ({
    orderId: order.id,
    order,
    shownOrder: order,
    screen: paymentScreen(order),
    trouble: noPollTrouble,
  }),
  invoke: { id: "watchVisibility", src: "watchVisibility" },
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "isCompleted", target: "completed" },
        { guard: "isOverPaid", target: "overpaid" },
        { guard: "isExpired", target: "expired" },
        { guard: "isSwitched", target: "switched" },
        { guard: "hasOtherMethod", target: "otherMethod" },
        { guard: "isInvoiceExpired", target: "invoiceExpired" },
        { guard: "isUnderPaid", target: "underpaid" },
        { target: "waiting" },
      ],
    },
    waiting: {
      ...poller,
      on: { "order.changed": { target: "deciding", actions: assign({ order: ({ event }) => event.order }) } },
    },
    underpaid: {
      ...poller,
      on: { "order.changed": { target: "deciding", actions: assign({ order: ({ event }) => event.order }) } },
    },
    /** A payment that was already sent may still arrive: keep polling. */
    invoiceExpired: { ...poller },
    /** Other details, or another payment method, chosen in another tab: none are shown until the person has taken note. */
    switched: {
      ...poller,
      // Offline the order may be stale, so it decides no navigation.
      on: {
        "switch.accept": { guard: not(stateIn({ switched: "offline" })), target: "deciding", actions: "takeSwitched" },
      },
    },
    completed: { type: "final" },
    overpaid: { type: "final" },
    expired: { type: "final" },
    /** It is paid another way now, or none was chosen: the status page leads there. */
    otherMethod: { type: "final" },
  },
})
