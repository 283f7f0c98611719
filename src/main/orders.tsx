import { loadOrders, readOrderQuery, restoreOrders, createRemovedOrders } from "#adapters/orders/order-list.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchQuery } from "#adapters/site/location.ts"
import { orders } from "#machines/orders/orders.machine.ts"
import { OrdersPage } from "#ui/orders/orders/orders.tsx"
import { getOrdersRefreshInterval } from "./cabinet/list-refresh.ts"
import { createOrderMachines } from "./orders/order-machines.ts"
import type { AppContext } from "./site/app.ts"
import { displayTopics } from "./site/freshness.ts"
import { loadAndRefresh } from "./site/watch-refresh.ts"

export const createPage = (app: AppContext) => {
  const removed = createRemovedOrders(() => localStorage)
  const { load, watchRefresh } = loadAndRefresh(app, {
    load: (api) => loadOrders(api, removed),
    topics: displayTopics,
    interval: getOrdersRefreshInterval,
  })
  const machine = provide(orders)({
    loadList: load,
    restoreOrders: restoreOrders(removed),
    watchQuery: watchQuery(window, readOrderQuery),
    watchRefresh,
  })
  const machines = createOrderMachines(app)
  return () => <OrdersPage machine={machine} query={readOrderQuery(location.search)} machines={machines} />
}
