import { fillPort } from "../adapters/shared/fill-port"
import { loadOrders, readOrderQuery, restoreOrders, watchOrderQuery } from "../adapters/orders/order-list"
import { removedOrders } from "../adapters/orders/removed-orders"
import { orders } from "../machines/orders/orders.machine"
import { OrdersPage } from "../ui/orders/orders/orders"
import type { App } from "./site/app"
import { displayTopics } from "./site/freshness"
import { keepFresh } from "./site/watch-refresh"
import { orderMachines } from "./orders/order-machines"
import { ordersRefresh } from "./orders/orders-refresh"

export const page = (app: App) => {
  const removed = removedOrders(() => localStorage)
  const { load, watchRefresh } = keepFresh(app, {
    load: (api) => loadOrders(api, removed),
    topics: displayTopics,
    interval: ordersRefresh,
  })
  const machine = orders.provide({
    actors: {
      loadOrders: fillPort(load),
      restoreOrders: fillPort(restoreOrders(removed)),
      watchOrderQuery: watchOrderQuery(window),
      watchRefresh,
    },
  })
  const machines = orderMachines(app)
  return () => <OrdersPage machine={machine} query={readOrderQuery(location.search)} machines={machines} />
}
