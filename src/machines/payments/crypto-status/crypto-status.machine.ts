import { assign, not, setup, stateIn } from "xstate"
import type { Order } from "../../../domain/orders/order"
import { effectiveOrderState } from "../../../domain/orders/order"
import {
  isConfirming,
  isPaidInCrypto,
  isInvoiceRepriced,
  arePaymentDetailsReplaced,
} from "../../../domain/payments/payment-status"
import { afterFailedPoll, nextPollDelay, noPollTrouble } from "../../../domain/shared/poll"
import { timing } from "../../../domain/shared/timing"
import { paymentPoll, paymentPollActors } from "../payment-poll"
import type { FailedPoll, LoadedOrder, PageVisibilityChanged, PaymentPollContext } from "../payment-poll"

const base = setup({
  types: {} as {
    input: { order: Order }
    context: PaymentPollContext
    events:
      | PageVisibilityChanged
      | { type: "rate.ended" }
      | { type: "rate.accept" }
      | { type: "switch.accept" }
      | { type: "order.changed"; order: Order }
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
    take: assign(({ event }) => (event.type === "order.changed" ? { order: event.order } : {})),
  },
  guards: {
    isSwitched: ({ context }) => arePaymentDetailsReplaced(context.shownOrder, context.order),
    isCompletedNow: ({ event }) => event.type === "order.changed" && effectiveOrderState(event.order) === "Completed",
    isCompleted: ({ context }) => effectiveOrderState(context.order) === "Completed",
    isOverPaid: ({ context }) => effectiveOrderState(context.order) === "OverPaid",
    isExpired: ({ context }) => effectiveOrderState(context.order) === "Expired",
    isConfirming: ({ context }) => isConfirming(context.order),
    isRepriced: ({ context }) => isInvoiceRepriced(context.shownOrder, context.order),
    isUnderPaid: ({ context }) => context.order.state === "UnderPaid",
  },
})

const { initial, states } = paymentPoll("cryptoStatus", "statusPoll")
const poller = {
  initial,
  states: { ...states, waiting: { ...states.waiting, on: { ...states.waiting.on, "rate.ended": "fetching" } } },
} as const

/** Completed is final. Anything else is polled again: only a poll's response is compared with what the page has shown. */
const changedOrder = [
  { guard: "isCompletedNow", target: "#cryptoStatus.deciding", actions: "take" },
  { target: ".fetching" },
] as const

/** State sets 91 and 14: docs/states/payments/crypto-status.md. */
export const cryptoStatus = base.createMachine({
  id: "cryptoStatus",
  context: ({ input }) => ({
    orderId: input.order.id,
    order: input.order,
    shownOrder: input.order,
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
        { guard: "isConfirming", target: "confirming" },
        { guard: "isSwitched", target: "switched" },
        { guard: ({ context }) => !isPaidInCrypto(context.order), target: "otherMethod" },
        { guard: "isRepriced", target: "rateExpired" },
        { guard: "isUnderPaid", target: "underpaid" },
        { target: "waiting" },
      ],
    },
    waiting: { ...poller },
    /** The network has seen the coins; the rate stays frozen until they are confirmed. */
    confirming: { ...poller },
    /** The part can be accepted here, by the machine `orderActions`, which reports the changed order. */
    underpaid: {
      ...poller,
      on: { "order.changed": changedOrder },
    },
    /** The frozen rate expired and the server changed the amount; shown until acknowledged. */
    rateExpired: {
      ...poller,
      on: {
        "rate.accept": {
          guard: not(stateIn({ rateExpired: "offline" })),
          target: "deciding",
          actions: assign({ shownOrder: ({ context }) => context.order }),
        },
        "order.changed": changedOrder,
      },
    },
    /** Other details, or another payment method, chosen in another tab: no address is shown until the person has taken note. */
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
