import { Effect } from "effect"
import { loadOrder, patchOrderCode, patchItem } from "#adapters/orders/orders.ts"
import { asBackgroundApi, type Api } from "#adapters/shared/api.ts"
import { saveItemInBackground, saveOrderCodeInBackground } from "#adapters/shop/background-saves.ts"
import { loadSubject, withLinkedCode } from "#adapters/shop/products.ts"
import { checkPromoCode } from "#adapters/shop/promo-code.ts"
import { loadRecentPurchases } from "#adapters/shop/recent-purchases.ts"
import { validCode } from "#adapters/shop/stored-code.ts"
import type { OrderRequest } from "#machines/orders/create-order.machine.ts"
import type { CalculatorInput, PricesChanged } from "#machines/shop/calculator.context.ts"
import { createOrderCreation } from "#main/orders/create-order.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { displayCurrency } from "#main/site/display-currency.ts"

/** Creates the ports of the calculator and of the machines next to it. The code loads when the page is hydrated, or with the first use. */
export const createCalculatorPorts = (app: AppContext) => {
  const api = createPageApi(app)
  const { capture, session } = app
  const ownCode = () => session.getSnapshot().context.profile?.referralCode ?? null
  const linkedCode = () => {
    const code = validCode(new URLSearchParams(location.search).get("referralCode"))
    return session.getSnapshot().matches("anonymous") || code === ownCode() ? null : code
  }
  const loadBy = (by: Api) => withLinkedCode(by, loadSubject(by, ownCode, displayCurrency(app)), linkedCode)
  const inCurrency = loadBy(asBackgroundApi(api))
  const create = createOrderCreation(app)
  const check = checkPromoCode(api)
  return {
    loadSubject: loadBy(api),
    readPrices: (input: CalculatorInput) =>
      Effect.map(inCurrency(input), (subject): PricesChanged => ({ type: "prices.changed", subject })),
    loadOrder: loadOrder(api),
    patchItem: patchItem(api),
    saveItemInBackground: saveItemInBackground(api),
    patchOrderCode: patchOrderCode(api),
    saveOrderCodeInBackground: saveOrderCodeInBackground(api),
    createOrder: (orderRequest: OrderRequest) => create("order", orderRequest),
    checkPromoCode: (input: { readonly code: string }) =>
      Effect.tap(check(input), ({ code, canBeApplied }) =>
        Effect.sync(() => {
          if (canBeApplied) capture.saveTypedCode(code)
        }),
      ),
    loadRecentPurchases: loadRecentPurchases(api),
  }
}
