import { useTranslation } from "react-i18next"
import { createDefaultScenario } from "#domain/shop/estimate.ts"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import { calculatePaybackFan } from "#domain/shop/payback-fan.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import type { homeCalculator } from "#machines/shop/home-calculator.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { EstimateFlow } from "#ui/shop/estimate/estimate-flow.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"
import { PurchasePayback } from "#ui/shop/payback-fan/purchase-payback.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly calculator: typeof homeCalculator
  readonly estimate: typeof estimate
}

/** Shows the possible payback of the purchase that the shop proposes. Renders nothing if it cannot be computed. */
export const NewcomerFan = ({ calculator, estimate: machine }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const { state: shop } = useFlow(calculator, undefined)
  const { quote } = shop.context
  if (shop.matches("loading")) return <PaybackFanSkeleton />
  if (quote === null) return null
  const { offer, quantity, cost } = quote
  return (
    <EstimateFlow machine={machine} offer={offer}>
      {({ state }) => {
        if (state.matches("loading")) return <PaybackFanSkeleton />
        const { mining } = state.context
        const fan = mining && calculatePaybackFan(quote, mining, createDefaultScenario(mining))
        return (
          fan && (
            <div data-figure-of={offer.productId}>
              <p className={patterns.note} data-figure="purchase.power purchase.cost">
                {t("accounts.example", {
                  coin: t(`accounts.coins.${offer.coin}`),
                  power: format.quantity(quantity, chooseNamedUnit(offer.coin, offer.unit)),
                  cost: format.amount(cost, offer.currency),
                })}
              </p>
              <PurchasePayback fan={fan} purchase={quote} mining={mining} start={mining.rateDate} />
            </div>
          )
        )
      }}
    </EstimateFlow>
  )
}
