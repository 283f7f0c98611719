import { Effect } from "effect"
import { useMemo, useState } from "react"
import { asBackgroundApi } from "../adapters/shared/api"
import { fillPort } from "../adapters/shared/fill-port"
import { createFormIds } from "../adapters/shared/form-ids"
import { createChosenQuantity } from "../adapters/shop/chosen-quantity"
import { saveItemInBackground, saveOrderCodeInBackground, watchLeaving } from "../adapters/shop/leaving"
import { createOrder as createOrderCall, loadOrder, patchCode, patchItem } from "../adapters/orders/orders"
import { loadSubject, withLinkedCode } from "../adapters/shop/products"
import { checkCode } from "../adapters/shop/promo-code"
import { drawChance, loadRecentPurchases } from "../adapters/shop/recent-purchases"
import { validCode } from "../adapters/shop/stored-code"
import { topLevelDomain } from "../domain/site/terms"
import type { CalculatorInput, PricesChanged } from "../machines/shop/calculator/calculator.context"
import { calculator } from "../machines/shop/calculator/calculator.machine"
import { createOrder } from "../machines/orders/create-order/create-order.machine"
import type { OrderRequest } from "../machines/orders/create-order/create-order.machine"
import { discountBanner } from "../machines/shop/discount-banner/discount-banner.machine"
import { orderCode } from "../machines/shop/order-code/order-code.machine"
import { promoActivator } from "../machines/shop/promo-activator/promo-activator.machine"
import { promoCheck } from "../machines/shop/promo-check/promo-check.machine"
import { recentPurchases } from "../machines/shop/recent-purchases/recent-purchases.machine"
import { saleCode } from "../machines/shop/sale-code/sale-code.machine"
import { watchQuantity } from "../machines/shop/sale-code/watch-quantity"
import { stakingTerms } from "../machines/cabinet/staking-terms/staking-terms.machine"
import { watchVisitor } from "../adapters/site/visitor"
import { MissingPart } from "../ui/site/lazy-chunk/missing-part"
import { CalculatorPage } from "../ui/shop/calculator/calculator-page"
import type { CalculatorDependencies } from "../ui/shop/calculator/calculator-props"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { currentConfig } from "./site/config"
import { watchCurrencyChange } from "./site/currency-changes"
import { displayCurrency } from "./site/display-currency"
import { createCurrencyChoice } from "./shop/currency-choice"
import { lazyEstimates } from "./shop/lazy-estimates"
import { lazyPart } from "./site/lazy-part"
import { useQuery } from "../ui/site/query"
import type { PageProps } from "./route-chunk"

const chosenQuantity = createChosenQuantity(() => sessionStorage)

/** The terms of staking, which go by the top-level domain. */
const documents = () => {
  const domain = topLevelDomain(location.hostname)
  return { terms: currentConfig().terms[domain], faq: `/terms/staking-${domain}.html` }
}

/** Lazy, because few operators require a code. */
const lazyCodeForm = (app: App) =>
  lazyPart(app, async () => (await import("../ui/shop/product-list/code-form")).PromoCodeForm, [], MissingPart)

const dependenciesOf = (app: App): CalculatorDependencies => {
  const api = apiOf(app)
  const { capture, session } = app
  const ids = createFormIds("order", () => sessionStorage)
  const create = createOrderCall(api, capture.analyticsData)
  const check = checkCode(api)
  return {
    estimates: lazyEstimates(app),
    Currency: createCurrencyChoice(app),
    keepQuantity: chosenQuantity.keep,
    createOrder: createOrder.provide({
      actors: {
        mintOrderId: fillPort(() => ids.mint),
        createOrder: fillPort((input: { readonly orderId: string; readonly orderRequest: OrderRequest }) =>
          Effect.andThen(Effect.promise(capture.captured), () => create(input)).pipe(
            // A used id would return this order to the next form.
            Effect.tap(() => ids.forget),
            Effect.tapError((error) => (error._tag === "IdReused" ? ids.forget : Effect.void)),
          ),
        ),
      },
    }),
    promoCheck: promoCheck.provide({
      actors: {
        checkCode: fillPort((input: { readonly code: string }) =>
          Effect.tap(check(input), ({ code, canBeApplied }) =>
            Effect.sync(() => {
              if (canBeApplied) capture.typed(code)
            }),
          ),
        ),
      },
    }),
    promoActivator: promoActivator.provide({ actors: { watchVisitor: watchVisitor(session, capture.code) } }),
    orderCode: orderCode.provide({
      actors: {
        patchCode: fillPort(patchCode(api)),
        saveOrderCodeInBackground: fillPort(saveOrderCodeInBackground(api)),
        watchLeaving: watchLeaving(window),
      },
    }),
    saleCode: (of) =>
      saleCode.provide({ actors: { watchQuantity: watchQuantity(of), patchCode: fillPort(patchCode(api)) } }),
    discountBanner,
    stakingTerms,
    documents,
    CodeForm: lazyCodeForm(app),
    forgetCode: capture.cleared,
  }
}

export const page = (app: App) => {
  const api = apiOf(app)
  const { capture, session } = app
  const ownCode = () => session.getSnapshot().context.profile?.referralCode ?? null
  const linkedCode = () => {
    const code = validCode(new URLSearchParams(location.search).get("referralCode"))
    return session.getSnapshot().matches("anonymous") || code === ownCode() ? null : code
  }
  const loadBy = (by: typeof api) => withLinkedCode(by, loadSubject(by, ownCode, displayCurrency(app)), linkedCode)
  const load = loadBy(api)
  const inCurrency = loadBy(asBackgroundApi(api))
  // A stored code counts for a visitor only.
  const visitorCode = () => (session.getSnapshot().matches("anonymous") ? capture.code() : null)
  const machine = calculator.provide({
    actors: {
      loadSubject: fillPort(load),
      loadOrder: fillPort(loadOrder(api)),
      patchItem: fillPort(patchItem(api)),
      saveItemInBackground: fillPort(saveItemInBackground(api)),
      watchLeaving: watchLeaving(window),
      watchPrices: watchCurrencyChange(session, (input: CalculatorInput) =>
        Effect.map(inCurrency(input), (subject): PricesChanged => ({ type: "prices.reloaded", subject })),
      ),
    },
  })
  const dependencies = dependenciesOf(app)
  const recent = recentPurchases.provide({
    actors: { loadRecentPurchases: fillPort(loadRecentPurchases(api)), drawChance: fillPort(drawChance) },
  })
  return ({ params }: PageProps) => {
    const search = useQuery()
    const orderId = params["orderId"] ?? null
    const productId = orderId === null ? search.get("productId") : null
    // A code typed for one product is passed on to the next.
    // Remembered, because two renders read no query: the first one, and the one after Continue while the next page loads.
    const [changedOrder, setChangedOrder] = useState<string | null>(null)
    if (search.has("change") && changedOrder !== orderId) setChangedOrder(orderId)
    const toChange = orderId !== null && changedOrder === orderId
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
