import { fillPort } from "../adapters/shared/fill-port"
import { loadOrders, readOrderQuery, restoreOrders, watchOrderQuery } from "../adapters/orders/order-list"
import { removedOrders } from "../adapters/orders/removed-orders"
import { orders } from "../machines/orders/orders/orders.machine"
import { OrdersPage } from "../ui/orders/orders/orders"
import type { App } from "./site/app"
import { withApi } from "./site/with-api"
import { remountOnCurrencyChange } from "./site/currency-changes"
import { orderMachines } from "./orders/order-row"

export const page = (app: App) => {
  const removed = removedOrders(() => localStorage)
  const machine = orders.provide({
    actors: {
      loadOrders: fillPort(loadOrders(withApi(app).api, removed)),
      restoreOrders: fillPort(restoreOrders(removed)),
      watchOrderQuery: watchOrderQuery(window),
    },
  })
  const machines = orderMachines(app)
  return remountOnCurrencyChange(app.session, () => (
    <OrdersPage machine={machine} query={readOrderQuery(location.search)} machines={machines} />
  ))
}
