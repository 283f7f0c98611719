import { Effect } from "effect"
import { loadOrder } from "#adapters/orders/orders.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { taggedFailure } from "#domain/shared/failure.ts"
import { receiptPage } from "#machines/orders/receipt-page.machine.ts"
import { ReceiptPage } from "#ui/orders/receipt-page/receipt-page.tsx"
import { offers } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"
import { displayTopics } from "./site/freshness.ts"
import type { PageProps } from "./site/route-chunk.ts"
import { keepFresh } from "./site/watch-refresh.ts"

export const page = (app: AppContext) => {
  const { load, watchRefresh } = keepFresh(app, {
    load: (api) => (it: { readonly orderId: string }) =>
      Effect.flatMap(offers("receipts"), (isOffered) =>
        isOffered ? loadOrder(api)(it) : Effect.fail(taggedFailure("OrderNotFound")),
      ),
    topics: displayTopics,
  })
  const machine = provide(receiptPage)({ loadOrder: load, watchRefresh })
  return ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <ReceiptPage key={orderId} machine={machine} orderId={orderId} print={() => print()} />
  }
}
