import type { ComponentProps } from "react"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchPageLeft } from "#adapters/shared/watch-page-left.ts"
import { parseTopLevelDomain } from "#domain/site/config.ts"
import { createOrder } from "#machines/orders/create-order.machine.ts"
import { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import { orderPromoCode } from "#machines/shop/order-promo-code.machine.ts"
import { promoActivator } from "#machines/shop/promo-activator.machine.ts"
import { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { saleCode } from "#machines/shop/sale-code.machine.ts"
import { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import { watchQuantity } from "#machines/shop/watch-quantity.ts"
import type { createCalculatorPorts } from "#main/lazy/calculator-ports.ts"
import type { AppContext } from "#main/site/app.ts"
import { currentConfig } from "#main/site/config.ts"
import type { lazyPorts } from "#main/site/lazy-ports.ts"
import { lazyPart } from "#main/site/part.tsx"
import { watchPromoVisitor } from "#main/site/watch-session.ts"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import type { CalculatorDependencies } from "#ui/shop/calculator/calculator-props.ts"
import { MaintenanceFee } from "#ui/shop/calculator/maintenance.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"
import { MissingPart } from "#ui/site/lazy-chunk/missing-part.tsx"
import { paths } from "#ui/site/paths.ts"
import { createCurrencyChoice } from "./currency-choice.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

export type CalculatorPorts = ReturnType<typeof lazyPorts<unknown, ReturnType<typeof createCalculatorPorts>>>

/** Returns the links to the documents. The top-level domain decides which version of the terms applies. */
const documents = () => ({ terms: currentConfig().terms[parseTopLevelDomain(location.hostname)], faq: paths.staking() })

/** Shows the fee alone, because the code of the estimate failed to load. */
const FeeWithMessage = (props: ComponentProps<typeof MaintenanceFee>) => (
  <div className={patterns.stack} data-missing>
    <MissingPart />
    <MaintenanceFee {...props} />
  </div>
)

/** Creates the machines and parts that run next to the calculator. */
export const createCalculatorDependencies = (
  app: AppContext,
  { port, portWithDefault }: CalculatorPorts,
): Omit<CalculatorDependencies, "saveQuantity"> => {
  const estimated = { load: () => import("./estimates.tsx"), texts: ["estimates"], offered: "estimates" } as const
  const { capture } = app
  const patchOrderCode = port((ports) => ports.patchOrderCode)
  return {
    estimates: {
      Purchase: lazyPart(app, {
        ...estimated,
        view: ({ createEstimates }) => createEstimates(app).Purchase,
        fallback: MaintenanceFee,
        missing: FeeWithMessage,
        pending: (
          <>
            <PaybackFanSkeleton />
            <Skeleton lines={2} />
          </>
        ),
      }),
      Day: lazyPart(app, { ...estimated, view: ({ createEstimates }) => createEstimates(app).Day }),
    },
    Currency: createCurrencyChoice(app),
    createOrder: provide(createOrder)({ createOrder: port((ports) => ports.createOrder) }),
    promoCheck: provide(promoCheck)({ checkPromoCode: port((ports) => ports.checkPromoCode) }),
    promoActivator: provide(promoActivator)({ watchVisitor: watchPromoVisitor(app) }),
    orderPromoCode: provide(orderPromoCode)({
      patchOrderCode,
      saveOrderCodeInBackground: portWithDefault((ports) => ports.saveOrderCodeInBackground, null),
      watchPageLeft: watchPageLeft(window),
    }),
    saleCode: (calculatorActor) => provide(saleCode)({ watchQuantity: watchQuantity(calculatorActor), patchOrderCode }),
    discountBanner,
    stakingTerms,
    documents,
    // The form is lazy, because few operators require a code.
    CodeForm: lazyPart(app, {
      load: () => import("#ui/shop/product-list/promo-code-form.tsx"),
      view: ({ PromoCodeForm }) => PromoCodeForm,
      missing: MissingPart,
    }),
    forgetCode: capture.clearCode,
  }
}
