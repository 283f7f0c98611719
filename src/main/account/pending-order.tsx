import { loadOrder } from "#adapters/orders/orders.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { loadMining } from "#adapters/shop/products.ts"
import { pendingOrder } from "#machines/orders/pending-order.machine.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import type { PendingOrderProps } from "#ui/account/order-frame/order-frame.tsx"
import { PendingOrder } from "#ui/account/order-frame/pending-order.tsx"

export const createPendingOrder = (app: AppContext) => {
  const api = createPageApi(app)
  // Loads the order in the background without an error message, because the form works without the order.
  const machine = provide(pendingOrder)({ loadOrder: loadOrder(asBackgroundApi(api)) })
  const estimating = provide(estimate)({ loadMining: loadMining(api) })
  return ({ orderId }: PendingOrderProps) => (
    <PendingOrder key={orderId} machine={machine} orderId={orderId} estimate={estimating} />
  )
}
