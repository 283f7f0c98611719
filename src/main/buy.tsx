import { Effect } from "effect"
import { useSearchParams } from "wouter"
import { live } from "../adapters/bridge"
import { formIds } from "../adapters/form-ids"
import { createOrder as createOrderCall, loadOrder, patchItem } from "../adapters/orders"
import { loadSubject } from "../adapters/products"
import { calculator } from "../machines/calculator/calculator.machine"
import { createOrder } from "../machines/create-order/create-order.machine"
import { CalculatorPage } from "../ui/calculator/calculator-page"
import type { App } from "./app"
import type { PageProps } from "./routes"

export const page = ({ api, capture }: App) => {
  const ids = formIds("order", () => sessionStorage)
  const create = createOrderCall(api, capture.analyticsData)
  const machine = calculator.provide({
    actors: {
      loadSubject: live(loadSubject(api)),
      loadOrder: live(loadOrder(api)),
      patchItem: live(patchItem(api))
    }
  })
  const creating = createOrder.provide({
    actors: {
      mintOrderId: live(() => ids.mint),
      createOrder: live((input: Parameters<typeof create>[0]) => create(input).pipe(
        // A used id would answer this same order to the next form.
        Effect.tap(() => ids.forget),
        Effect.tapError((error) => error._tag === "IdReused" ? ids.forget : Effect.void)
      ))
    }
  })
  return ({ params }: PageProps) => {
    const [search] = useSearchParams()
    const orderId = params["orderId"] ?? null
    const productId = orderId === null ? search.get("productId") : null
    return (
      <CalculatorPage
        key={`${orderId}/${productId}`} machine={machine} createOrder={creating} input={{ orderId, productId }}
      />
    )
  }
}
