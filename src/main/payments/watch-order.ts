import { Effect } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { loadOrder } from "#adapters/orders/orders.ts"
import type { CheckoutOrigins } from "#adapters/payments/checkout.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import type { Subscribe } from "#adapters/shared/follow.ts"
import type { Network } from "#adapters/site/network.ts"
import type { Order } from "#domain/orders/order.ts"
import type { OrderChanged } from "#machines/payments/payment-status.machine.ts"
import type { OrderPolled, WatchOrderInput } from "#machines/payments/watched-order.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { currentConfig } from "#main/site/config.ts"
import { displayTopics } from "#main/site/freshness.ts"
import { runPoll, type LoadFailure } from "#main/site/run-poll.ts"
import { watchStale } from "#main/site/watch-stale.ts"

/** Fills the feed `watchOrder`, which polls the order of a page that waits for its payment. */
export const watchOrder = (
  load: (input: WatchOrderInput) => Effect.Effect<Order, LoadFailure>,
  network: Network,
  changes: Subscribe,
) =>
  fromCallback<AnyEventObject, WatchOrderInput, OrderPolled>(({ input, system, sendBack, receive }) => {
    const { pollNow, stop } = runPoll({
      clock: system._clock,
      every: input.every,
      isAwaited: true,
      load: load(input),
      changes,
      network,
      browser: window,
      onData: (order) => sendBack({ type: "order.polled", order }),
      onStatus: (poll) => sendBack({ type: "poll.changed", poll }),
      // Sends the event that XState sends when an invoked actor fails. The event fails the machine, and the error boundary then offers a
      // way out. Without the event, a page that no longer polls would wait forever.
      onBug: (error) => sendBack({ type: "xstate.error.actor.watchOrder", error }),
    })
    receive(pollNow)
    return stop
  })

/** Reloads a shown order when the currency or the language changes. */
export const watchShownOrder = (app: Pick<AppContext, "loadApi" | "freshness">) => {
  const loadInBackground = loadOrder(asBackgroundApi(createPageApi(app)))
  return watchStale(app, displayTopics, (input: { readonly orderId: string }) =>
    Effect.map(loadInBackground(input), (order): OrderChanged => ({ type: "order.changed", order })),
  )
}

/** Returns the origins to which the site may send a customer for payment. */
export const getCheckoutOrigins = (): CheckoutOrigins => ({
  allowedOrigins: currentConfig().checkoutOrigins,
  ownOrigin: location.origin,
})
