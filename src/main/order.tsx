import { asBackgroundApi } from "../adapters/shared/api"
import type { Api } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { loadOrder } from "../adapters/orders/orders"
import { forgetPurchaseWhenCompleted } from "../adapters/payments/purchase-amount"
import { timing } from "../domain/shared/timing"
import type { OrderPageContext } from "../machines/orders/order-page/order-page.machine"
import { orderPage } from "../machines/orders/order-page/order-page.machine"
import { OrderPage } from "../ui/orders/order-page/order-page"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { displayTopics } from "./site/freshness"
import { loadFresh, watchRefresh } from "./site/watch-refresh"
import { orderMachines } from "./orders/order-row"
import type { PageProps } from "./site/route-chunk"

export const page = (app: App) => {
  const api = apiOf(app)
  const read = (by: Api) => forgetPurchaseWhenCompleted(() => localStorage, loadOrder(by))
  const machine = orderPage.provide({
    actors: {
      loadOrder: fillPort(loadFresh(app, displayTopics, read(api))),
      watchRefresh: watchRefresh(app, {
        interval: ({ order }: OrderPageContext) => (order?.state === "Completed" ? null : timing.refresh),
        load: read(asBackgroundApi(api)),
        topics: displayTopics,
      }),
    },
  })
  const machines = orderMachines(app)
  return ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <OrderPage key={orderId} machine={machine} orderId={orderId} machines={machines} />
  }
}
