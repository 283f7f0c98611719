import { Effect } from "effect"
import { asBackgroundApi } from "../../adapters/shared/api"
import { loadOrder } from "../../adapters/orders/orders"
import type { OrderChanged } from "../../machines/payments/payment-status.machine"
import { displayTopics } from "../site/freshness"
import { watchStale } from "../site/watch-refresh"
import { apiOf } from "../site/api"
import type { App } from "../site/app"

/** An order that is shown, as it is in another currency or language. */
export const watchShownOrder = (app: Pick<App, "calls" | "freshness">) => {
  const loadInBackground = loadOrder(asBackgroundApi(apiOf(app)))
  return watchStale(app, displayTopics, (input: { readonly orderId: string }) =>
    Effect.map(loadInBackground(input), (order): OrderChanged => ({ type: "order.changed", order })),
  )
}
