import { Effect } from "effect"
import { patchCode } from "#adapters/orders/orders.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchLeaving } from "#adapters/shared/watch-leaving.ts"
import { saveOrderCodeInBackground } from "#adapters/shop/background-saves.ts"
import { checkCode } from "#adapters/shop/promo-code.ts"
import { topLevelDomain } from "#domain/site/config.ts"
import { createOrder, type OrderRequest } from "#machines/orders/create-order.machine.ts"
import { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import { orderCode } from "#machines/shop/order-code.machine.ts"
import { promoActivator } from "#machines/shop/promo-activator.machine.ts"
import { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { saleCode } from "#machines/shop/sale-code.machine.ts"
import { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import { watchQuantity } from "#machines/shop/watch-quantity.ts"
import { createOrderCreation } from "#main/orders/create-order.ts"
import { createPageApi } from "#main/site/api.ts"
import type { App } from "#main/site/app.ts"
import { currentConfig } from "#main/site/config.ts"
import { part } from "#main/site/part.tsx"
import { watchPromoVisitor } from "#main/site/watch-visitor.ts"
import type { CalculatorDependencies } from "#ui/shop/calculator/calculator-props.ts"
import { MaintenanceFee } from "#ui/shop/calculator/maintenance.tsx"
import { MissingPart } from "#ui/site/lazy-chunk/missing-part.tsx"
import { paths } from "#ui/site/paths.ts"
import { createCurrencyChoice } from "./currency-choice.tsx"

/** Returns the links to the documents. The top-level domain decides which version of the terms applies. */
const documents = () => ({ terms: currentConfig().terms[topLevelDomain(location.hostname)], faq: paths.staking() })

/** Creates the machines and parts that run next to the calculator. */
export const createCalculatorDependencies = (app: App): Omit<CalculatorDependencies, "keepQuantity"> => {
  const estimated = { load: () => import("./estimates.tsx"), texts: ["estimates"], offered: "estimates" } as const
  const api = createPageApi(app)
  const { capture } = app
  const create = createOrderCreation(app)
  const check = checkCode(api)
  return {
    estimates: {
      Purchase: part(app, {
        ...estimated,
        view: ({ createEstimates }) => createEstimates(app).Purchase,
        fallback: MaintenanceFee,
      }),
      Day: part(app, { ...estimated, view: ({ createEstimates }) => createEstimates(app).Day }),
    },
    Currency: createCurrencyChoice(app),
    createOrder: provide(createOrder)({
      createOrder: (orderRequest: OrderRequest) => create("order", orderRequest),
    }),
    promoCheck: provide(promoCheck)({
      checkCode: (input: { readonly code: string }) =>
        Effect.tap(check(input), ({ code, canBeApplied }) =>
          Effect.sync(() => {
            if (canBeApplied) capture.typed(code)
          }),
        ),
    }),
    promoActivator: provide(promoActivator)({ watchVisitor: watchPromoVisitor(app) }),
    orderCode: provide(orderCode)({
      patchCode: patchCode(api),
      saveOrderCodeInBackground: saveOrderCodeInBackground(api),
      watchLeaving: watchLeaving(window),
    }),
    saleCode: (calculatorActor) =>
      provide(saleCode)({ watchQuantity: watchQuantity(calculatorActor), patchCode: patchCode(api) }),
    discountBanner,
    stakingTerms,
    documents,
    // The form is lazy, because few operators require a code.
    CodeForm: part(app, {
      load: () => import("#ui/shop/product-list/promo-code-form.tsx"),
      view: ({ PromoCodeForm }) => PromoCodeForm,
      fallback: MissingPart,
    }),
    forgetCode: capture.cleared,
  }
}
