import { Effect } from "effect"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import { loadOrder } from "#adapters/orders/orders.ts"
import type { OrderChanged } from "#machines/payments/payment-status.machine.ts"
import { displayTopics } from "#main/site/freshness.ts"
import { watchStale } from "#main/site/watch-refresh.ts"
import { apiOf } from "#main/site/api.ts"
import type { App } from "#main/site/app.ts"

/** An order that is shown, as it is in another currency or language. */
export const watchShownOrder = (app: Pick<App, "calls" | "freshness">) => {
  const loadInBackground = loadOrder(asBackgroundApi(apiOf(app)))
  return watchStale(app, displayTopics, (input: { readonly orderId: string }) =>
    Effect.map(loadInBackground(input), (order): OrderChanged => ({ type: "order.changed", order })),
  )
}
