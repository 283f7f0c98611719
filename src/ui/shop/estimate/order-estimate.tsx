import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { calculateEffectiveCost, calculateEffectiveQuantity } from "#domain/orders/settlement.ts"
import { estimatePurchase, createDefaultScenario } from "#domain/shop/estimate.ts"
import { offerOfOrder, findPayoutCode } from "#domain/shop/offer.ts"
import { calculatePaybackFan } from "#domain/shop/payback-fan.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { CoinComparison } from "#ui/shop/payback-fan/coin-comparison.tsx"
import { PurchasePayback } from "#ui/shop/payback-fan/purchase-payback.tsx"
import { EstimateFlow } from "./estimate-flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./purchase-estimate.module.css"

interface Props {
  readonly order: Order
  readonly machine: typeof estimate
}

/**
 * Shows the daily income of a completed order, computed from its power and cost. Renders nothing if the income cannot be
 * computed.
 */
export const OrderEstimate = ({ machine, order }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const item = order.items[0]!
  const offer = offerOfOrder(order, item)
  const cost = calculateEffectiveCost(order)
  if (cost === null) return null
  const purchase = { offer, quantity: calculateEffectiveQuantity(order, item), cost }
  return (
    <EstimateFlow machine={machine} offer={offer}>
      {({ state }) => {
        if (state.matches("loading")) return <Skeleton lines={2} />
        const { mining } = state.context
        const estimate = mining && estimatePurchase(purchase, mining, createDefaultScenario(mining))
        const fan = mining && calculatePaybackFan(purchase, mining, createDefaultScenario(mining))
        // A stake shows its payback here. A mined order shows only the comparison, because its contract shows the fan.
        const Compared = fan?.stake == null ? CoinComparison : PurchasePayback
        return (
          estimate &&
          fan && (
            <div className={patterns.stack}>
              <p className={css.back} data-figure="purchase.day">
                {t("perDay", { amount: format.amount(estimate.perDay, offer.currency) })}
              </p>
              <p className={patterns.note}>
                {t(`outlook.assumed.${mining.algorithm === "staking" ? "staking" : "asNow"}`, {
                  coin: findPayoutCode(mining.currencyId),
                  date: format.date(mining.rateDate),
                })}{" "}
                {t(mining.algorithm === "staking" ? "stakePromise" : "promise")}
              </p>
              <Compared fan={fan} purchase={purchase} mining={mining} start={mining.rateDate} isBought />
            </div>
          )
        )
      }}
    </EstimateFlow>
  )
}
