import { loadOrder } from "../adapters/orders/orders"
import type { Api } from "../adapters/shared/api"
import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { whenOffered } from "../adapters/shared/when-offered"
import { taggedFailure } from "../domain/shared/failure"
import { receiptPage } from "../machines/orders/receipt-page/receipt-page.machine"
import { ReceiptPage } from "../ui/orders/receipt-page/receipt-page"
import type { PageProps } from "./site/route-chunk"
import type { App } from "./site/app"
import { offersExtension } from "./site/config"
import { displayTopics } from "./site/freshness"
import { loadFresh, watchRefresh } from "./site/watch-refresh"
import { apiOf } from "./site/api"

export const page = (app: App) => {
  const api = apiOf(app)
  const read = (by: Api) =>
    whenOffered(() => offersExtension("receipts"), loadOrder(by), taggedFailure("OrderNotFound"))
  const machine = receiptPage.provide({
    actors: {
      loadOrder: fillPort(loadFresh(app, displayTopics, read(api))),
      watchRefresh: watchRefresh(app, { load: read(asBackgroundApi(api)), topics: displayTopics }),
    },
  })
  return ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <ReceiptPage key={orderId} machine={machine} orderId={orderId} print={() => print()} />
  }
}
