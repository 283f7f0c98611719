import { useMemo, useState } from "react"
import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { watchPageLeft } from "#adapters/shared/watch-page-left.ts"
import { createChosenQuantity } from "#adapters/shop/chosen-quantity.ts"
import { drawRandomNumber } from "#adapters/shop/draw-random-number.ts"
import { calculator } from "#machines/shop/calculator.machine.ts"
import { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { CalculatorPage } from "#ui/shop/calculator/calculator-page.tsx"
import { useQuery } from "#ui/site/use-query.ts"
import { createCalculatorDependencies } from "./shop/calculator-dependencies.tsx"
import type { AppContext } from "./site/app.ts"
import { displayTopics } from "./site/freshness.ts"
import { lazyPorts } from "./site/lazy-ports.ts"
import type { PageProps } from "./site/route-chunk.ts"
import { watchStale } from "./site/watch-stale.ts"

const chosenQuantity = createChosenQuantity(() => sessionStorage)

/** Creates the calculator, whose ports load after the hydration. */
export const createPage = (app: AppContext) => {
  const { capture, session } = app
  const ports = lazyPorts(
    lazyModule(() => import("./lazy/calculator-ports.ts"), app),
    ({ createCalculatorPorts }) => createCalculatorPorts(app),
  )
  const { port, portWithDefault } = ports
  // A stored code applies only to a visitor without an account, because a customer's code comes from the account.
  const visitorCode = () => (session.getSnapshot().matches("anonymous") ? capture.code() : null)
  const machine = provide(calculator)({
    loadSubject: port(({ loadSubject }) => loadSubject),
    loadOrder: port(({ loadOrder }) => loadOrder),
    patchItem: port(({ patchItem }) => patchItem),
    saveItemInBackground: portWithDefault(({ saveItemInBackground }) => saveItemInBackground, null),
    watchPageLeft: watchPageLeft(window),
    watchPrices: watchStale(
      app,
      displayTopics,
      port(({ readPrices }) => readPrices),
    ),
  })
  const dependencies = { ...createCalculatorDependencies(app, ports), saveQuantity: chosenQuantity.save }
  const recent = provide(recentPurchases)({
    loadRecentPurchases: port(({ loadRecentPurchases }) => loadRecentPurchases),
    drawRandomNumber,
  })
  return ({ params }: PageProps) => {
    const search = useQuery()
    const orderId = params["orderId"] ?? null
    const productId = orderId === null ? search.get("productId") : null
    // The order to change is stored in state, because two renders have no query: the first render, and the render after Continue while the
    // next page loads.
    const [changedOrder, setChangedOrder] = useState<string | null>(null)
    if (search.has("change") && changedOrder !== orderId) setChangedOrder(orderId)
    const isChangingOrder = orderId !== null && changedOrder === orderId
    // Reads the code again for each product, so that a code typed for one product applies to the next product.
    const input = useMemo(
      () => ({ orderId, productId, code: visitorCode(), isChangingOrder, chosenQuantity: chosenQuantity.read }),
      [orderId, productId, isChangingOrder],
    )
    return (
      <CalculatorPage
        key={`${orderId}/${productId}/${isChangingOrder}`}
        machine={machine}
        input={input}
        dependencies={dependencies}
        recentPurchases={recent}
      />
    )
  }
}
