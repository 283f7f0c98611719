import { assign, sendTo, type EventObject } from "xstate"
import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import { arePaymentDetailsReplaced, choosePaymentScreen, type PaymentScreen } from "#domain/payments/payment-status.ts"
import { firstPollStatus, type PollStatus } from "#domain/shared/poll.ts"
import { setup, feed } from "#machines/shared/port.ts"

export interface WatchedOrder {
  readonly order: Order
  /** The order whose payment details the page shows. Another order replaces it only after the customer has acknowledged the change. */
  readonly shownOrder: Order
  /** The screen of the payment method for which the machine was started. Null if the order waits for no payment. */
  readonly screen: PaymentScreen | null
  readonly poll: PollStatus
}

/** The events of the feed `watchOrder`. */
export type OrderPolled = { type: "order.polled"; order: Order } | { type: "poll.changed"; poll: PollStatus }

/** The events that the page of every payment method handles. */
export type WatchedOrderEvent = OrderPolled | { type: "order.changed"; order: Order } | { type: "switch.accept" }

export interface WatchOrderInput {
  readonly orderId: string
  /** The milliseconds from a response to the next poll. */
  readonly every: number
}

/** Returns the setup that the machines of all payment methods extend. */
export const watchedOrderSetup = <Event extends EventObject>() =>
  setup({
    types: {} as { input: { order: Order }; context: WatchedOrder; events: WatchedOrderEvent | Event },
    actors: { watchOrder: feed<OrderPolled, WatchOrderInput>("watchOrder") },
    actions: {
      setOrder: assign((_, { order }: { readonly order: Order }) => ({ order })),
      setPoll: assign((_, { poll }: { readonly poll: PollStatus }) => ({ poll })),
      setShownOrder: assign({ shownOrder: ({ context }) => context.order }),
      pollNow: sendTo("watchOrder", { type: "poll.now" }),
    },
    guards: {
      isOrder: ({ context }, state: Order["state"]) => deriveOrderState(context.order) === state,
      isSwitched: ({ context }) => arePaymentDetailsReplaced(context.shownOrder, context.order),
      /** True if the order now has another payment method or none. The status page then redirects. */
      hasOtherMethod: ({ context }) => choosePaymentScreen(context.order) !== context.screen,
      // Blocks acknowledging while the browser is offline, because the order may be stale.
      isOnline: ({ context }) => context.poll.step !== "offline",
    },
  })

export const watchedOrder = (order: Order): WatchedOrder => ({
  order,
  shownOrder: order,
  screen: choosePaymentScreen(order),
  poll: firstPollStatus,
})

export const setEventOrder = {
  type: "setOrder",
  params: ({ event: { order } }: { readonly event: { readonly order: Order } }) => ({ order }),
} as const

/** Returns the root of a machine that watches an order. Until a final state, each response leads to its state `deciding`. */
export const watchOrder = (every: number) =>
  ({
    invoke: {
      id: "watchOrder",
      src: "watchOrder",
      input: ({ context }: { readonly context: WatchedOrder }) => ({ orderId: context.order.id, every }),
    },
    on: {
      "order.polled": { target: ".deciding", actions: setEventOrder },
      "poll.changed": {
        actions: {
          type: "setPoll",
          params: ({ event: { poll } }: { readonly event: { readonly poll: PollStatus } }) => ({ poll }),
        },
      },
    },
  }) as const

/** Another tab has changed the payment details or the method. The page hides all details until the customer has acknowledged the change. */
export const switchedState = {
  on: { "switch.accept": { guard: "isOnline", target: "deciding", actions: "setShownOrder" } },
} as const
