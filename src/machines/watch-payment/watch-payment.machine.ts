import { assign, setup } from "xstate"
import type { CallFailed, Named } from "../../domain/failure"
import type { Order } from "../../domain/order"
import { shownState } from "../../domain/order"
import { isInvoiceExpired, paymentScreen } from "../../domain/payment-status"
import type { PollTrouble } from "../../domain/poll"
import { inTrouble, nextPoll, noTrouble } from "../../domain/poll"
import { timing } from "../../domain/timing"
import type { VisibilityTold } from "../crypto-status/crypto-status.machine"
import { failure, feed, port, succeeded, success } from "../port"

const base = setup({
  types: {} as {
    input: { order: Order }
    context: { orderId: string; order: Order; screen: ReturnType<typeof paymentScreen>; trouble: PollTrouble }
    events: VisibilityTold | { type: "order.changed"; order: Order }
  },
  actors: {
    loadOrder: port<{ orderId: string }, Order, Named<"OrderNotFound"> | CallFailed>("loadOrder"),
    watchVisibility: feed<VisibilityTold>("watchVisibility")
  },
  delays: { statusPoll: ({ context }) => nextPoll(timing.statusPoll, context.trouble) },
  guards: {
    isCompleted: ({ context }) => shownState(context.order) === "Completed",
    isOverPaid: ({ context }) => shownState(context.order) === "OverPaid",
    isExpired: ({ context }) => shownState(context.order) === "Expired",
    isElsewhere: ({ context }) => paymentScreen(context.order) !== context.screen,
    isInvoiceExpired: ({ context }) => isInvoiceExpired(context.order),
    isUnderPaid: ({ context }) => context.order.state === "UnderPaid"
  }
})

/** The poller, state set 14. The next delay starts after the answer; a hidden page asks nothing; leaving the state stops it. */
const poller = base.createStateConfig({
  initial: "waiting",
  states: {
    waiting: {
      after: { statusPoll: "fetching" },
      on: { "page.hidden": "paused" }
    },
    fetching: {
      on: { "page.hidden": "paused" },
      invoke: {
        id: "loadOrder",
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: succeeded,
            target: "#watchPayment.sorting",
            actions: assign({ order: ({ event }) => success({ event }), trouble: noTrouble })
          },
          {
            target: "waiting",
            actions: assign({ trouble: ({ context, event }) => inTrouble(context.trouble, failure({ event }, "CallFailed")) })
          }
        ]
      }
    },
    paused: {
      on: { "page.shown": "fetching" }
    }
  }
})

/** State sets 93 and 14: docs/states/watch-payment.md. A transfer's status, and that of a voucher besides its form. */
export const watchPayment = base.createMachine({
  id: "watchPayment",
  context: ({ input: { order } }) => ({ orderId: order.id, order, screen: paymentScreen(order), trouble: noTrouble }),
  invoke: { id: "watchVisibility", src: "watchVisibility" },
  initial: "sorting",
  states: {
    sorting: {
      always: [
        { guard: "isCompleted", target: "completed" },
        { guard: "isOverPaid", target: "overpaid" },
        { guard: "isExpired", target: "expired" },
        { guard: "isElsewhere", target: "elsewhere" },
        { guard: "isInvoiceExpired", target: "invoiceExpired" },
        { guard: "isUnderPaid", target: "underpaid" },
        { target: "waiting" }
      ]
    },
    waiting: {
      ...poller,
      on: { "order.changed": { target: "sorting", actions: assign({ order: ({ event }) => event.order }) } }
    },
    underpaid: {
      ...poller,
      on: { "order.changed": { target: "sorting", actions: assign({ order: ({ event }) => event.order }) } }
    },
    /** Money that is on its way may still come: it is asked for on. */
    invoiceExpired: { ...poller },
    completed: { type: "final" },
    overpaid: { type: "final" },
    expired: { type: "final" },
    /** The payment method was changed meanwhile, in another tab. */
    elsewhere: { type: "final" }
  }
})
