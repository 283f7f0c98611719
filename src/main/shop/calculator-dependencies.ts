import { Effect } from "effect"
import { fillPort } from "../../adapters/shared/fill-port"
import { createFormIds } from "../../adapters/shared/form-ids"
import { saveOrderCodeInBackground, watchLeaving } from "../../adapters/shop/leaving"
import { createOrder as createOrderCall, patchCode } from "../../adapters/orders/orders"
import { checkCode } from "../../adapters/shop/promo-code"
import { topLevelDomain } from "../../domain/site/top-level-domain"
import { createOrder } from "../../machines/orders/create-order.machine"
import type { OrderRequest } from "../../machines/orders/create-order.machine"
import { discountBanner } from "../../machines/shop/discount-banner.machine"
import { orderCode } from "../../machines/shop/order-code.machine"
import { promoActivator } from "../../machines/shop/promo-activator.machine"
import { promoCheck } from "../../machines/shop/promo-check.machine"
import { saleCode } from "../../machines/shop/sale-code.machine"
import { watchQuantity } from "../../machines/shop/watch-quantity"
import { stakingTerms } from "../../machines/cabinet/staking-terms.machine"
import { watchVisitor } from "../../adapters/site/visitor"
import { MissingPart } from "../../ui/site/lazy-chunk/missing-part"
import type { CalculatorDependencies } from "../../ui/shop/calculator/calculator-props"
import type { App } from "../site/app"
import { apiOf } from "../site/api"
import { currentConfig } from "../site/config"
import { createCurrencyChoice } from "./currency-choice"
import { part } from "../site/part"

/** The terms of staking, which go by the top-level domain. */
const documents = () => {
  const domain = topLevelDomain(location.hostname)
  return { terms: currentConfig().terms[domain], faq: `/terms/staking-${domain}.html` }
}

/** What runs beside the calculator. */
export const calculatorDependencies = (app: App): Omit<CalculatorDependencies, "keepQuantity"> => {
  const estimates = async () => (await import("./estimates")).estimatesOf(app)
  const api = apiOf(app)
  const { capture, session } = app
  const ids = createFormIds("order", () => sessionStorage)
  const create = createOrderCall(api, capture.analyticsData)
  const check = checkCode(api)
  return {
    estimates: {
      Purchase: part(app, {
        load: async () => (await estimates()).Purchase,
        texts: ["estimates"],
        offered: "estimates",
      }),
      Day: part(app, { load: async () => (await estimates()).Day, texts: ["estimates"], offered: "estimates" }),
    },
    Currency: createCurrencyChoice(app),
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
    // Few operators require a code.
    CodeForm: part(app, {
      load: async () => (await import("../../ui/shop/product-list/promo-code-form")).PromoCodeForm,
      fallback: MissingPart,
    }),
    forgetCode: capture.cleared,
  }
}
