import { assign, setup } from "xstate"
import type { CallFailed, Named } from "../../domain/failure"
import type { Order } from "../../domain/order"
import { shownState } from "../../domain/order"
import { isPaidInCrypto, isRepriced, rateSeen } from "../../domain/payment-status"
import type { PollTrouble } from "../../domain/poll"
import { inTrouble, nextPoll, noTrouble } from "../../domain/poll"
import { timing } from "../../domain/timing"
import { failure, feed, port, succeeded, success } from "../port"

/** The page is in front of somebody, or not. */
export type VisibilityTold = { type: "page.shown" } | { type: "page.hidden" }

const base = setup({
  types: {} as {
    input: { order: Order }
    context: {
      orderId: string
      order: Order
      /** The order with the rate the person knows of; another rate is said first. */
      seen: Order
      trouble: PollTrouble
    }
    events: VisibilityTold | { type: "rate.ended" } | { type: "rate.accept" } | { type: "order.changed"; order: Order }
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
    isRepriced: ({ context }) => isRepriced(context.seen, context.order),
    isUnderPaid: ({ context }) => context.order.state === "UnderPaid"
  }
})

/**
 * The poller, state set 14, inside each state that waits for money. The next delay starts after the answer, so polls never
 * overlap; after a failed one the next comes later; nobody polls for a hidden page; leaving the state stops it.
 */
const poller = base.createStateConfig({
  initial: "waiting",
  states: {
    waiting: {
      after: { statusPoll: "fetching" },
      on: { "rate.ended": "fetching", "page.hidden": "paused" }
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
            target: "#cryptoStatus.sorting",
            actions: assign(({ context, event }) => {
              const order = success({ event })
              return { order, seen: rateSeen(context.seen, order), trouble: noTrouble }
            })
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

/** State sets 91 and 14: docs/states/crypto-status.md. */
export const cryptoStatus = base.createMachine({
  id: "cryptoStatus",
  context: ({ input }) => ({ orderId: input.order.id, order: input.order, seen: input.order, trouble: noTrouble }),
  invoke: { id: "watchVisibility", src: "watchVisibility" },
  initial: "sorting",
  states: {
    sorting: {
      always: [
        { guard: "isCompleted", target: "completed" },
        { guard: "isOverPaid", target: "overpaid" },
        { guard: "isExpired", target: "expired" },
        { guard: ({ context }) => !isPaidInCrypto(context.order), target: "elsewhere" },
        { guard: "isRepriced", target: "rateExpired" },
        { guard: "isUnderPaid", target: "underpaid" },
        { target: "waiting" }
      ]
    },
    waiting: { ...poller },
    /** The part can be accepted here, by a machine of its own: it says what the order became. */
    underpaid: {
      ...poller,
      on: { "order.changed": { target: "sorting", actions: assign({ order: ({ event }) => event.order }) } }
    },
    /** The frozen rate ran out and the server asks for another amount; said until the person has taken note. */
    rateExpired: {
      ...poller,
      on: {
        "rate.accept": { target: "sorting", actions: assign({ seen: ({ context }) => context.order }) },
        "order.changed": { target: "sorting", actions: assign({ order: ({ event }) => event.order }) }
      }
    },
    completed: { type: "final" },
    overpaid: { type: "final" },
    expired: { type: "final" },
    /** The payment method was changed meanwhile, in another tab. */
    elsewhere: { type: "final" }
  }
})
