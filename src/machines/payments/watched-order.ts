import { assign, sendTo, type EventObject } from "xstate"
import { effectiveOrderState, type Order } from "#domain/orders/order.ts"
import { arePaymentDetailsReplaced, paymentScreen, type PaymentScreen } from "#domain/payments/payment-status.ts"
import { firstPollStatus, type PollStatus } from "#domain/shared/poll.ts"
import { setup, feed } from "#machines/shared/port.ts"

export interface WatchedOrder {
  readonly order: Order
  /** The order with the payment details shown so far; different ones must be acknowledged first. */
  readonly shownOrder: Order
  /** The screen of the page's payment method. */
  readonly screen: PaymentScreen | null
  readonly poll: PollStatus
}

/** Reports of the feed `watchOrder`. */
export type OrderPolled = { type: "order.polled"; order: Order } | { type: "poll.changed"; poll: PollStatus }

/** Events that the page of any payment method handles. */
export type WatchedOrderEvent = OrderPolled | { type: "order.changed"; order: Order } | { type: "switch.accept" }

export interface WatchOrderInput {
  readonly orderId: string
  /** Milliseconds from a response to the next poll. */
  readonly every: number
}

/** The setup that the machines of all payment methods extend. */
export const watchedOrderSetup = <Event extends EventObject>() =>
  setup({
    types: {} as { input: { order: Order }; context: WatchedOrder; events: WatchedOrderEvent | Event },
    actors: { watchOrder: feed<OrderPolled, WatchOrderInput>("watchOrder") },
    actions: {
      takeOrder: assign((_, { order }: { readonly order: Order }) => ({ order })),
      takePoll: assign((_, { poll }: { readonly poll: PollStatus }) => ({ poll })),
      takeShown: assign({ shownOrder: ({ context }) => context.order }),
      pollNow: sendTo("watchOrder", { type: "feed.now" }),
    },
    guards: {
      isOrder: ({ context }, state: Order["state"]) => effectiveOrderState(context.order) === state,
      isSwitched: ({ context }) => arePaymentDetailsReplaced(context.shownOrder, context.order),
      hasOtherMethod: ({ context }) => paymentScreen(context.order) !== context.screen,
      // Offline the order may be stale, so nothing of it is accepted.
      isOnline: ({ context }) => context.poll.step !== "offline",
    },
  })

export const watchedOrder = (order: Order): WatchedOrder => ({
  order,
  shownOrder: order,
  screen: paymentScreen(order),
  poll: firstPollStatus,
})

export const takeOrder = {
  type: "takeOrder",
  params: ({ event: { order } }: { readonly event: { readonly order: Order } }) => ({ order }),
} as const

/** The root of a machine that watches an order: until a final state, each response leads to its state `deciding`. */
export const watchOrder = (every: number) =>
  ({
    invoke: {
      id: "watchOrder",
      src: "watchOrder",
      input: ({ context }: { readonly context: WatchedOrder }) => ({ orderId: context.order.id, every }),
    },
    on: {
      "order.polled": { target: ".deciding", actions: takeOrder },
      "poll.changed": {
        actions: {
          type: "takePoll",
          params: ({ event: { poll } }: { readonly event: { readonly poll: PollStatus } }) => ({ poll }),
        },
      },
    },
  }) as const

/** Other details, or another payment method, chosen in another tab: none are shown until the person has taken note. */
export const switchedState = {
  on: { "switch.accept": { guard: "isOnline", target: "deciding", actions: "takeShown" } },
} as const
