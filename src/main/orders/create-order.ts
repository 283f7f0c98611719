import { Effect } from "effect"
import { createOrder } from "#adapters/orders/orders.ts"
import { createFormIds, sendWithId, type FormIds } from "#adapters/shared/form-ids.ts"
import type { OrderRequest } from "#machines/orders/create-order.machine.ts"
import { apiOf } from "#main/site/api.ts"
import type { App } from "#main/site/app.ts"

/**
 * Returns a function that creates an order with the idempotency key of its form, once the attribution is captured. Retries reuse the key,
 * so that a lost response causes no second order.
 */
export const orderCreation = (app: App) => {
  const create = createOrder(apiOf(app), app.capture.analyticsData)
  const forms = new Map<string, FormIds>()
  return (form: string, orderRequest: OrderRequest) => {
    const ids = forms.get(form) ?? createFormIds(form, () => sessionStorage)
    forms.set(form, ids)
    return Effect.andThen(
      Effect.promise(app.capture.captured),
      sendWithId(ids, (orderId) => create({ orderId, orderRequest })),
    )
  }
}
