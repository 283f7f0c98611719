import { Effect } from "effect"
import { createOrder } from "#adapters/orders/orders.ts"
import { createIdempotencyKey, sendWithKey } from "#adapters/shared/idempotency-keys.ts"
import { memoize } from "#domain/shared/memoize.ts"
import type { OrderRequest } from "#machines/orders/create-order.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"

/**
 * Returns a function that creates an order with the idempotency key of its form, once the attribution is captured. Retries reuse the key,
 * so that a lost response causes no second order.
 */
export const createOrderCreation = (app: AppContext) => {
  const create = createOrder(createPageApi(app), app.capture.getAttribution)
  const keysOfForm = memoize((form: string) => createIdempotencyKey(form, () => sessionStorage))
  return (form: string, orderRequest: OrderRequest) =>
    Effect.andThen(
      Effect.promise(app.capture.whenCaptured),
      sendWithKey(keysOfForm(form), (orderId) => create({ orderId, orderRequest })),
    )
}
