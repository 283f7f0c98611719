import { fillPort } from "../adapters/shared/fill-port"
import { loadOrder } from "../adapters/orders/orders"
import { forgetPurchaseWhenCompleted } from "../adapters/payments/purchase-amount"
import { timing } from "../domain/shared/timing"
import type { OrderPageContext } from "../machines/orders/order-page.machine"
import { orderPage } from "../machines/orders/order-page.machine"
import { OrderPage } from "../ui/orders/order-page/order-page"
import type { App } from "./site/app"
import { displayTopics } from "./site/freshness"
import { keepFresh } from "./site/watch-refresh"
import { orderMachines } from "./orders/order-machines"
import type { PageProps } from "./site/route-chunk"

export const page = (app: App) => {
  const { load, watchRefresh } = keepFresh(app, {
    load: (api) => forgetPurchaseWhenCompleted(() => localStorage, loadOrder(api)),
    topics: displayTopics,
    interval: ({ order }: OrderPageContext) => (order?.state === "Completed" ? null : timing.refresh),
  })
  const machine = orderPage.provide({ actors: { loadOrder: fillPort(load), watchRefresh } })
  const machines = orderMachines(app)
  return ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <OrderPage key={orderId} machine={machine} orderId={orderId} machines={machines} />
  }
}
