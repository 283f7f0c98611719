import { Effect } from "effect"
import { createOrder } from "#adapters/orders/orders.ts"
import { createFormIds, sendWithId } from "#adapters/shared/form-ids.ts"
import { memoize } from "#domain/shared/memoize.ts"
import type { OrderRequest } from "#machines/orders/create-order.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"

/**
 * Returns a function that creates an order with the idempotency key of its form, once the attribution is captured. Retries reuse the key,
 * so that a lost response causes no second order.
 */
export const createOrderCreation = (app: AppContext) => {
  const create = createOrder(createPageApi(app), app.capture.analyticsData)
  const loadFormIds = memoize((form: string) => createFormIds(form, () => sessionStorage))
  return (form: string, orderRequest: OrderRequest) =>
    Effect.andThen(
      Effect.promise(app.capture.captured),
      sendWithId(loadFormIds(form), (orderId) => create({ orderId, orderRequest })),
    )
}
