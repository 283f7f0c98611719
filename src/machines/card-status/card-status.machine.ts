import { assign, setup } from "xstate"
import type { CardState } from "../../domain/card-status"
import { cardState } from "../../domain/card-status"
import type { CallFailed, Named } from "../../domain/failure"
import type { Order } from "../../domain/order"
import { shownState } from "../../domain/order"
import { paymentScreen } from "../../domain/payment-status"
import type { PollTrouble } from "../../domain/poll"
import { inTrouble, nextPoll, noTrouble } from "../../domain/poll"
import { timing } from "../../domain/timing"
import type { VisibilityTold } from "../crypto-status/crypto-status.machine"
import { failure, feed, port, succeeded, success } from "../port"

const stateOf = (order: Order): CardState | null =>
  paymentScreen(order) === "card" ? cardState(order.invoice!) : null

const base = setup({
  types: {} as {
    input: { order: Order }
    context: { orderId: string; order: Order; trouble: PollTrouble }
    events: VisibilityTold | { type: "order.changed"; order: Order }
  },
  actors: {
    loadOrder: port<{ orderId: string }, Order, Named<"OrderNotFound"> | CallFailed>("loadOrder"),
    watchVisibility: feed<VisibilityTold>("watchVisibility")
  },
  delays: { cardPoll: ({ context }) => nextPoll(timing.cardPoll, context.trouble) },
  guards: {
    isOrder: ({ context }, state: Order["state"]) => shownState(context.order) === state,
    isCard: ({ context }, state: CardState) => stateOf(context.order) === state
  }
})

/** The poller, state set 14. The next delay starts after the answer; a hidden page asks nothing; leaving the state stops it. */
const poller = base.createStateConfig({
  initial: "waiting",
  states: {
    waiting: {
      after: { cardPoll: "fetching" },
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
            target: "#cardStatus.sorting",
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

/** State sets 95 and 14: docs/states/card-status.md. */
export const cardStatus = base.createMachine({
  id: "cardStatus",
  context: ({ input: { order } }) => ({ orderId: order.id, order, trouble: noTrouble }),
  invoke: { id: "watchVisibility", src: "watchVisibility" },
  initial: "sorting",
  states: {
    sorting: {
      always: [
        { guard: { type: "isOrder", params: "Completed" }, target: "confirmed" },
        { guard: { type: "isOrder", params: "OverPaid" }, target: "overpaid" },
        { guard: { type: "isOrder", params: "Expired" }, target: "expired" },
        { guard: { type: "isCard", params: "created" }, target: "created" },
        { guard: { type: "isCard", params: "prepared" }, target: "prepared" },
        { guard: { type: "isCard", params: "needsConfirmation" }, target: "needsConfirmation" },
        { guard: { type: "isCard", params: "reversed" }, target: "reversed" },
        { guard: { type: "isCard", params: "error" }, target: "error" },
        { guard: { type: "isCard", params: "rejected" }, target: "rejected" },
        { target: "elsewhere" }
      ]
    },
    created: { ...poller },
    prepared: { ...poller },
    needsConfirmation: {
      ...poller,
      // The code form has read the order itself.
      on: { "order.changed": { target: "sorting", actions: assign({ order: ({ event }) => event.order }) } }
    },
    confirmed: { type: "final" },
    reversed: { type: "final" },
    error: { type: "final" },
    rejected: { type: "final" },
    overpaid: { type: "final" },
    expired: { type: "final" },
    /** Another way to pay was chosen meanwhile, or a part is still to be paid. */
    elsewhere: { type: "final" }
  }
})
