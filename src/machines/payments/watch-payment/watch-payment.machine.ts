import { assign, not, setup, stateIn } from "xstate"
import type { CallFailed, TaggedFailure } from "../../../domain/shared/failure"
import type { Order } from "../../../domain/orders/order"
import { effectiveOrderState } from "../../../domain/orders/order"
import { isInvoiceExpired, arePaymentDetailsReplaced, paymentScreen } from "../../../domain/payments/payment-status"
import type { PollTrouble } from "../../../domain/shared/poll"
import { afterFailedPoll, nextPollDelay, noPollTrouble } from "../../../domain/shared/poll"
import { timing } from "../../../domain/shared/timing"
import type { PageVisibilityChanged } from "../crypto-status/crypto-status.machine"
import { failureWith, feed, port, succeeded, successOf } from "../../shared/port"

const base = setup({
  types: {} as {
    input: { order: Order }
    context: {
      orderId: string
      order: Order
      /** The order with the details shown so far; different ones must be acknowledged first. */
      shownOrder: Order
      screen: ReturnType<typeof paymentScreen>
      trouble: PollTrouble
    }
    events: PageVisibilityChanged | { type: "order.changed"; order: Order } | { type: "switch.accept" }
  },
  actors: {
    loadOrder: port<{ orderId: string }, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
    watchVisibility: feed<PageVisibilityChanged>("watchVisibility"),
  },
  delays: { statusPoll: ({ context }) => nextPollDelay(timing.statusPoll, context.trouble) },
  actions: {
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

/** The poller, state set 14. The delay starts after the response; a hidden or offline page does not poll; leaving the state stops it. */
const poller = base.createStateConfig({
  initial: "waiting",
  states: {
    waiting: {
      after: { statusPoll: "fetching" },
      on: { "page.hidden": "paused", "page.offline": "offline" },
    },
    fetching: {
      on: { "page.hidden": "paused", "page.offline": "offline" },
      invoke: {
        id: "loadOrder",
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: succeeded,
            target: "#watchPayment.deciding",
            actions: assign({ order: ({ event }) => successOf({ event }), trouble: noPollTrouble }),
          },
          {
            target: "waiting",
            actions: assign({
              trouble: ({ context, event }) => afterFailedPoll(context.trouble, failureWith({ event }, "CallFailed")),
            }),
          },
        ],
      },
    },
    paused: {
      on: { "page.shown": "fetching", "page.offline": "offline" },
    },
    /** Going online polls at once. Failures while offline say nothing about the server, so the count restarts. */
    offline: {
      on: { "page.shown": { target: "fetching", actions: "forgetTrouble" }, "page.hidden": "paused" },
    },
  },
})

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
