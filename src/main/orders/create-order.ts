import { Effect } from "effect"
import { createOrder } from "#adapters/orders/orders.ts"
import { createFormIds, sendWithId } from "#adapters/shared/form-ids.ts"
import { memoize } from "#domain/shared/memoize.ts"
import type { OrderRequest } from "#machines/orders/create-order.machine.ts"
import { apiOf } from "#main/site/api.ts"
import type { App } from "#main/site/app.ts"

/**
 * Returns a function that creates an order with the idempotency key of its form, once the attribution is captured. Retries reuse the key,
 * so that a lost response causes no second order.
 */
export const orderCreation = (app: App) => {
  const create = createOrder(apiOf(app), app.capture.analyticsData)
  const idsOf = memoize((form: string) => createFormIds(form, () => sessionStorage))
  return (form: string, orderRequest: OrderRequest) =>
    Effect.andThen(
      Effect.promise(app.capture.captured),
      sendWithId(idsOf(form), (orderId) => create({ orderId, orderRequest })),
    )
}
