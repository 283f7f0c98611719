import { loadOrders, readOrderQuery, restoreOrders, removedOrders } from "#adapters/orders/order-list.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchQuery } from "#adapters/site/location.ts"
import { orders } from "#machines/orders/orders.machine.ts"
import { OrdersPage } from "#ui/orders/orders/orders.tsx"
import { ordersRefresh } from "./cabinet/list-refresh.ts"
import { createOrderMachines } from "./orders/order-machines.ts"
import type { AppContext } from "./site/app.ts"
import { displayTopics } from "./site/freshness.ts"
import { keepFresh } from "./site/watch-refresh.ts"

export const page = (app: AppContext) => {
  const removed = removedOrders(() => localStorage)
  const { load, watchRefresh } = keepFresh(app, {
    load: (api) => loadOrders(api, removed),
    topics: displayTopics,
    interval: ordersRefresh,
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
