import { loadOrder } from "#adapters/orders/orders.ts"
import { forgetPurchaseWhenCompleted } from "#adapters/payments/purchase-amount.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { timing } from "#domain/shared/timing.ts"
import { orderPage, type OrderPageContext } from "#machines/orders/order-page.machine.ts"
import { OrderPage } from "#ui/orders/order-page/order-page.tsx"
import { createOrderMachines } from "./orders/order-machines.ts"
import type { AppContext } from "./site/app.ts"
import { displayTopics } from "./site/freshness.ts"
import type { PageProps } from "./site/route-chunk.ts"
import { loadAndRefresh } from "./site/watch-refresh.ts"

/** Creates the page of an order, which refreshes until the order is completed. */
export const createPage = (app: AppContext) => {
  const { load, watchRefresh } = loadAndRefresh(app, {
    load: (api) => forgetPurchaseWhenCompleted(() => localStorage, loadOrder(api)),
    topics: displayTopics,
    interval: ({ order }: OrderPageContext) => (order?.state === "Completed" ? null : timing.refresh),
  })
  const machine = provide(orderPage)({ loadOrder: load, watchRefresh })
  const machines = createOrderMachines(app)
  return ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <OrderPage key={orderId} machine={machine} orderId={orderId} machines={machines} />
  }
}
