import { loadOrder } from "../adapters/orders/orders"
import { fillPort } from "../adapters/shared/fill-port"
import { whenOffered } from "../adapters/shared/when-offered"
import { taggedFailure } from "../domain/shared/failure"
import { receiptPage } from "../machines/orders/receipt-page.machine"
import { ReceiptPage } from "../ui/orders/receipt-page/receipt-page"
import type { PageProps } from "./site/route-chunk"
import type { App } from "./site/app"
import { offersExtension } from "./site/config"
import { displayTopics } from "./site/freshness"
import { keepFresh } from "./site/watch-refresh"

export const page = (app: App) => {
  const { load, watchRefresh } = keepFresh(app, {
    load: (api) => whenOffered(() => offersExtension("receipts"), loadOrder(api), taggedFailure("OrderNotFound")),
    topics: displayTopics,
  })
  const machine = receiptPage.provide({ actors: { loadOrder: fillPort(load), watchRefresh } })
  return ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <ReceiptPage key={orderId} machine={machine} orderId={orderId} print={() => print()} />
  }
}
