import { loadOrder } from "../adapters/orders/orders"
import { readIfOffered } from "../adapters/orders/receipts"
import { fillPort } from "../adapters/shared/fill-port"
import { receiptPage } from "../machines/orders/receipt-page/receipt-page.machine"
import { ReceiptPage } from "../ui/orders/receipt-page/receipt-page"
import type { PageProps } from "./route-chunk"
import type { App } from "./site/app"
import { offersExtension } from "./site/config"
import { remountOnCurrencyChange } from "./site/currency-changes"
import { withApi } from "./site/with-api"

export const page = (app: App) => {
  const read = readIfOffered(() => offersExtension("receipts"), loadOrder(withApi(app).api))
  const machine = receiptPage.provide({ actors: { loadOrder: fillPort(read) } })
  return remountOnCurrencyChange(app.session, ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <ReceiptPage key={orderId} machine={machine} orderId={orderId} print={() => print()} />
  })
}
