import { Effect } from "effect"
import { useMemo, useState } from "react"
import { loadOrder, patchItem } from "#adapters/orders/orders.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchLeaving } from "#adapters/shared/watch-leaving.ts"
import { saveItemInBackground } from "#adapters/shop/background-saves.ts"
import { createChosenQuantity, loadSubject, withLinkedCode } from "#adapters/shop/products.ts"
import { drawChance, loadRecentPurchases } from "#adapters/shop/recent-purchases.ts"
import { validCode } from "#adapters/shop/stored-code.ts"
import type { CalculatorInput, PricesChanged } from "#machines/shop/calculator.context.ts"
import { calculator } from "#machines/shop/calculator.machine.ts"
import { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { CalculatorPage } from "#ui/shop/calculator/calculator-page.tsx"
import { useQuery } from "#ui/site/use-query.ts"
import { createCalculatorDependencies } from "./shop/calculator-dependencies.ts"
import { createPageApi } from "./site/api.ts"
import type { App } from "./site/app.ts"
import { displayCurrency } from "./site/display-currency.ts"
import { displayTopics } from "./site/freshness.ts"
import type { PageProps } from "./site/route-chunk.ts"
import { watchStale } from "./site/watch-refresh.ts"

const chosenQuantity = createChosenQuantity(() => sessionStorage)

export const page = (app: App) => {
  const api = createPageApi(app)
  const { capture, session } = app
  const ownCode = () => session.getSnapshot().context.profile?.referralCode ?? null
  const linkedCode = () => {
    const code = validCode(new URLSearchParams(location.search).get("referralCode"))
    return session.getSnapshot().matches("anonymous") || code === ownCode() ? null : code
  }
  const loadBy = (by: typeof api) => withLinkedCode(by, loadSubject(by, ownCode, displayCurrency(app)), linkedCode)
  const load = loadBy(api)
  const inCurrency = loadBy(asBackgroundApi(api))
  // A stored code applies only to a visitor without an account, because a customer's code comes from the account.
  const visitorCode = () => (session.getSnapshot().matches("anonymous") ? capture.code() : null)
  const machine = provide(calculator)({
    loadSubject: load,
    loadOrder: loadOrder(api),
    patchItem: patchItem(api),
    saveItemInBackground: saveItemInBackground(api),
    watchLeaving: watchLeaving(window),
    watchPrices: watchStale(app, displayTopics, (input: CalculatorInput) =>
      Effect.map(inCurrency(input), (subject): PricesChanged => ({ type: "prices.reloaded", subject })),
    ),
  })
  const dependencies = { ...createCalculatorDependencies(app), keepQuantity: chosenQuantity.keep }
  const recent = provide(recentPurchases)({
    loadRecentPurchases: loadRecentPurchases(api),
    drawChance: drawChance,
  })
  return ({ params }: PageProps) => {
    const search = useQuery()
    const orderId = params["orderId"] ?? null
    const productId = orderId === null ? search.get("productId") : null
    // The order to change is stored in state, because two renders have no query: the first render, and the render after Continue while the
    // next page loads.
    const [changedOrder, setChangedOrder] = useState<string | null>(null)
    if (search.has("change") && changedOrder !== orderId) setChangedOrder(orderId)
    const toChange = orderId !== null && changedOrder === orderId
    // Reads the code again for each product, so that a code typed for one product applies to the next product.
    const input = useMemo(
      () => ({ orderId, productId, code: visitorCode(), toChange, chosenQuantity: chosenQuantity.read }),
      [orderId, productId, toChange],
    )
    return (
      <CalculatorPage
        key={`${orderId}/${productId}/${toChange}`}
        machine={machine}
        input={input}
        dependencies={dependencies}
        recentPurchases={recent}
      />
    )
  }
}
