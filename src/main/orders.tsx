import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { loadOrders, readOrderQuery, restoreOrders, watchOrderQuery } from "../adapters/orders/order-list"
import { removedOrders } from "../adapters/orders/removed-orders"
import { orders } from "../machines/orders/orders/orders.machine"
import { OrdersPage } from "../ui/orders/orders/orders"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { watchRefresh } from "./site/watch-refresh"
import { remountOnCurrencyChange } from "./site/currency-changes"
import { orderMachines } from "./orders/order-row"
import { ordersRefresh } from "./orders/orders-refresh"

export const page = (app: App) => {
  const api = apiOf(app)
  const removed = removedOrders(() => localStorage)
  const machine = orders.provide({
    actors: {
      loadOrders: fillPort(loadOrders(api, removed)),
      restoreOrders: fillPort(restoreOrders(removed)),
      watchOrderQuery: watchOrderQuery(window),
      watchRefresh: watchRefresh({ interval: ordersRefresh, load: loadOrders(asBackgroundApi(api), removed) }),
    },
  })
  const machines = orderMachines(app)
  return remountOnCurrencyChange(app.session, () => (
    <OrdersPage machine={machine} query={readOrderQuery(location.search)} machines={machines} />
  ))
}
