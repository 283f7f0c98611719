import { live } from "../adapters/bridge"
import { loadOrders, readOrderQuery, watchOrderQuery } from "../adapters/order-list"
import { orders } from "../machines/orders/orders.machine"
import { OrdersPage } from "../ui/orders/orders"
import type { App } from "./app"
import { calling } from "./calling"
import { anewWithCurrency } from "./currency-turns"
import { orderMachines } from "./order-row"

export const page = (app: App) => {
  const machine = orders.provide({
    actors: { loadOrders: live(loadOrders(calling(app).api)), watchOrderQuery: watchOrderQuery(window) }
  })
  const machines = orderMachines(app)
  return anewWithCurrency(app.session, () => <OrdersPage machine={machine} query={readOrderQuery(location.search)} machines={machines} />)
}
