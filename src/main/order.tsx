import { live } from "../adapters/bridge"
import { loadOrder } from "../adapters/orders"
import { forgetPurchaseWhenCompleted } from "../adapters/purchase-amount"
import { orderPage } from "../machines/order-page/order-page.machine"
import { OrderPage } from "../ui/order-page/order-page"
import type { App } from "./app"
import { withApi } from "./with-api"
import { remountOnCurrencyChange } from "./currency-changes"
import { orderMachines } from "./order-row"
import type { PageProps } from "./routes"

export const page = (app: App) => {
  const machine = orderPage.provide({
    actors: { loadOrder: live(forgetPurchaseWhenCompleted(() => localStorage, loadOrder(withApi(app).api))) },
  })
  const machines = orderMachines(app)
  return remountOnCurrencyChange(app.session, ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <OrderPage key={orderId} machine={machine} orderId={orderId} machines={machines} />
  })
}
