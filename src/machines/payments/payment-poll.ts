import type { Result } from "effect"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import type { Order } from "../../domain/orders/order"
import type { PollTrouble } from "../../domain/shared/poll"
import { failureWith, feed, port, succeeded, successOf } from "../shared/port"

/** Whether the page is in front of a person and its browser has a network; hidden comes before offline. */
export type PageVisibilityChanged = { type: "page.shown" } | { type: "page.hidden" } | { type: "page.offline" }

export interface PaymentPollContext {
  readonly orderId: string
  readonly order: Order
  /** The order with the payment details shown so far; different ones must be acknowledged first. */
  readonly shownOrder: Order
  readonly trouble: PollTrouble
}

type LoadFailure = TaggedFailure<"OrderNotFound"> | CallFailed

/** The actors that `paymentPoll` invokes, and the feed that pauses it. */
export const paymentPollActors = {
  loadOrder: port<{ orderId: string }, Order, LoadFailure>("loadOrder"),
  watchVisibility: feed<PageVisibilityChanged>("watchVisibility"),
}

/** What the action `takeOrder` receives. */
export interface LoadedOrder {
  readonly order: Order
}
/** What the action `countFailure` receives. */
export interface FailedPoll {
  readonly failure: CallFailed | null
}

interface Polled {
  readonly event: { readonly output: Result.Result<Order, LoadFailure> }
}

/**
 * The poller, state set 14, inside each state that waits for money. The delay starts after the response, so polls never
 * overlap; a failed poll delays the next; an offline page polls rarely, a hidden one not at all; leaving the state stops it. The machine has
 * the actions `takeOrder`, `countFailure` and `forgetTrouble`.
 */
export const paymentPoll = <const Machine extends string, const Delay extends string>(machine: Machine, delay: Delay) =>
  ({
    initial: "waiting",
    states: {
      waiting: {
        after: { [delay]: "fetching" } as { readonly [Name in Delay]: "fetching" },
        on: { "page.hidden": "paused", "page.offline": "offline" },
      },
      fetching: {
        on: { "page.hidden": "paused", "page.offline": "offline" },
        invoke: {
          id: "loadOrder",
          src: "loadOrder",
          input: ({ context }: { readonly context: PaymentPollContext }) => ({ orderId: context.orderId }),
          onDone: [
            {
              guard: succeeded,
              target: `#${machine}.deciding`,
              actions: { type: "takeOrder", params: (polled: Polled): LoadedOrder => ({ order: successOf(polled) }) },
            },
            {
              target: "waiting",
              actions: {
                type: "countFailure",
                params: (polled: Polled): FailedPoll => ({ failure: failureWith(polled, "CallFailed") }),
              },
            },
          ],
        },
      },
      paused: { on: { "page.shown": "fetching", "page.offline": "offline" } },
      /**
       * A call failed, and the browser says that it has no network. It may be wrong, so the page polls on, rarely. Going online polls at
       * once. Failures while offline say nothing about the server, so the count restarts.
       */
      offline: {
        after: { offlinePoll: "fetching" },
        on: { "page.shown": { target: "fetching", actions: "forgetTrouble" }, "page.hidden": "paused" },
      },
    },
  }) as const
