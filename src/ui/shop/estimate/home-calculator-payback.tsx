import { useTranslation } from "react-i18next"
import { createDefaultScenario } from "#domain/shop/estimate.ts"
import { calculatePaybackFan } from "#domain/shop/payback-fan.ts"
import type { Quote } from "#domain/shop/quote.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"
import { PurchasePayback } from "#ui/shop/payback-fan/purchase-payback.tsx"
import { EstimateFlow } from "./estimate-flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

export interface HomeCalculatorPaybackProps {
  readonly quote: Quote
}

/** Shows the payback of the chosen power. Renders nothing if it cannot be computed. */
export const HomeCalculatorPayback = ({
  machine,
  quote,
}: HomeCalculatorPaybackProps & { readonly machine: typeof estimate }) => {
  const { t } = useTranslation("estimates")
  return (
    <EstimateFlow machine={machine} offer={quote.offer}>
      {({ state }) => {
        if (state.matches("loading")) return <PaybackFanSkeleton />
        const { mining } = state.context
        const fan = mining && calculatePaybackFan(quote, mining, createDefaultScenario(mining))
        return (
          fan && (
            <>
              <PurchasePayback fan={fan} purchase={quote} mining={mining} start={mining.rateDate} />
              <p className={patterns.quiet}>{t(mining.algorithm === "staking" ? "stakePromise" : "promise")}</p>
            </>
          )
        )
      }}
    </EstimateFlow>
  )
}
