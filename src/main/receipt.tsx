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
import { loadAndRefresh } from "./site/watch-refresh.ts"

/** Creates the page of a receipt. Every order counts as not found if the operator does not offer the extension `receipts`. */
export const createPage = (app: AppContext) => {
  const { load, watchRefresh } = loadAndRefresh(app, {
    load: (api) => (input: { readonly orderId: string }) =>
      Effect.flatMap(offers("receipts"), (isOffered) =>
        isOffered ? loadOrder(api)(input) : Effect.fail(taggedFailure("OrderNotFound")),
      ),
    topics: displayTopics,
  })
  const machine = provide(receiptPage)({ loadOrder: load, watchRefresh })
  return ({ params }: PageProps) => {
    const orderId = params["id"]!
    return <ReceiptPage key={orderId} machine={machine} orderId={orderId} print={() => print()} />
  }
}
