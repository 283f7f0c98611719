import type { Effect } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import type { Network } from "#adapters/site/network.ts"
import type { Order } from "#domain/orders/order.ts"
import type { OrderPolled, WatchOrderInput } from "#machines/payments/watched-order.ts"
import { runFeed, type Changes, type LoadFailure } from "#main/site/run-feed.ts"

/** Fills the feed `watchOrder`: polls the order of a page that waits for its payment. */
export const watchOrder = (
  load: (input: WatchOrderInput) => Effect.Effect<Order, LoadFailure>,
  network: Network,
  changes: Changes,
) =>
  fromCallback<AnyEventObject, WatchOrderInput, OrderPolled>(({ input, system, sendBack, receive }) => {
    const { pollNow, stop } = runFeed({
      clock: system._clock,
      every: input.every,
      isAwaited: true,
      load: load(input),
      changes,
      network,
      browser: window,
      onData: (order) => sendBack({ type: "order.polled", order }),
      onStatus: (poll) => sendBack({ type: "poll.changed", poll }),
      // The event that XState sends when an invoked actor fails: it fails the machine, and the error boundary offers a way out. A page
      // that no longer polls would wait forever.
      onBug: (error) => sendBack({ type: "xstate.error.actor.watchOrder", error }),
    })
    receive(pollNow)
    return stop
  })
