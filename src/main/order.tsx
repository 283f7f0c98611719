import { live } from "../adapters/bridge"
import { loadOrder } from "../adapters/orders"
import { forgetting } from "../adapters/purchase-amount"
import { orderPage } from "../machines/order-page/order-page.machine"
import { OrderPage } from "../ui/order-page/order-page"
import type { App } from "./app"
import { calling } from "./calling"
import { anewWithCurrency } from "./currency-turns"
import { orderMachines } from "./order-row"
import type { PageProps } from "./routes"

export const page = (app: App) => {
  const machine = orderPage.provide({
    actors: { loadOrder: live(forgetting(() => localStorage, loadOrder(calling(app).api))) },
  })
  const machines = orderMachines(app)
  return anewWithCurrency(app.session, ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <OrderPage key={orderId} machine={machine} orderId={orderId} machines={machines} />
  })
}
