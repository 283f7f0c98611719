import { loadOrder } from "../adapters/orders/orders"
import { fillPort } from "../adapters/shared/fill-port"
import { whenOffered } from "../adapters/shared/when-offered"
import { taggedFailure } from "../domain/shared/failure"
import { receiptPage } from "../machines/orders/receipt-page/receipt-page.machine"
import { ReceiptPage } from "../ui/orders/receipt-page/receipt-page"
import type { PageProps } from "./site/route-chunk"
import type { App } from "./site/app"
import { offersExtension } from "./site/config"
import { remountOnCurrencyChange } from "./site/currency-changes"
import { apiOf } from "./site/api"

export const page = (app: App) => {
  const read = whenOffered(() => offersExtension("receipts"), loadOrder(apiOf(app)), taggedFailure("OrderNotFound"))
  const machine = receiptPage.provide({ actors: { loadOrder: fillPort(read) } })
  return remountOnCurrencyChange(app.session, ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <ReceiptPage key={orderId} machine={machine} orderId={orderId} print={() => print()} />
  })
}
