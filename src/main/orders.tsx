import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { loadOrders, readOrderQuery, restoreOrders, watchOrderQuery } from "../adapters/orders/order-list"
import { removedOrders } from "../adapters/orders/removed-orders"
import { orders } from "../machines/orders/orders/orders.machine"
import { OrdersPage } from "../ui/orders/orders/orders"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { displayTopics } from "./site/freshness"
import { loadFresh, watchRefresh } from "./site/watch-refresh"
import { orderMachines } from "./orders/order-row"
import { ordersRefresh } from "./orders/orders-refresh"

export const page = (app: App) => {
  const api = apiOf(app)
  const removed = removedOrders(() => localStorage)
  const machine = orders.provide({
    actors: {
      loadOrders: fillPort(loadFresh(app, displayTopics, loadOrders(api, removed))),
      restoreOrders: fillPort(restoreOrders(removed)),
      watchOrderQuery: watchOrderQuery(window),
      watchRefresh: watchRefresh(app, {
        interval: ordersRefresh,
        load: loadOrders(asBackgroundApi(api), removed),
        topics: displayTopics,
      }),
    },
  })
  const machines = orderMachines(app)
  return () => <OrdersPage machine={machine} query={readOrderQuery(location.search)} machines={machines} />
}
