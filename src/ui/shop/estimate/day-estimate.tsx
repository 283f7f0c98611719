import { useTranslation } from "react-i18next"
import { estimatePurchase, createDefaultScenario } from "#domain/shop/estimate.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { EstimateFlow } from "./estimate-flow.tsx"
import type { EstimateProps } from "./purchase-estimate.tsx"

/** Shows the income of the first day, "≈ $1.05 a day", next to a total. Renders nothing until it is known. */
export const DayEstimate = ({ machine, offer, quote }: EstimateProps & { readonly machine: typeof estimate }) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  return (
    <EstimateFlow machine={machine} offer={offer}>
      {({ state: { context } }) => {
        const estimate =
          quote &&
          context.mining &&
          estimatePurchase({ offer, ...quote }, context.mining, createDefaultScenario(context.mining))
        return (
          estimate && (
            <span data-figure="purchase.day">
              {t("perDay", { amount: format.amount(estimate.perDay, offer.currency) })}
            </span>
          )
        )
      }}
    </EstimateFlow>
  )
}
