import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { estimateOf, usualOutlook, type Estimate } from "#domain/shop/estimate.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Facts, MeterFacts, type MeterFactsProps } from "#ui/shop/home/meter-facts.tsx"
import { EstimateFlow } from "./estimate-flow.tsx"

const Earnings = ({ of, quote }: MeterFactsProps & { readonly of: Estimate }) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { currency, duration } = quote.offer
  const net = { amount: format.amount(of.perTerm, currency), percent: format.percent(of.paidBack) }
  return (
    <Facts
      facts={[
        { label: t("meter.earns"), value: format.amount(BigDecimal.sum(of.perDay, of.feesPerDay), currency) },
        { label: t("meter.fees"), value: format.amount(of.feesPerDay, currency) },
        { label: duration === null ? t("firstYear") : t("term", { count: duration }), value: t("meter.net", net) },
      ]}
    />
  )
}

/** What the chosen power earns at the coin's price; the facts of the contract until that is known. */
export const MeterEstimate = ({ machine, quote }: MeterFactsProps & { readonly machine: typeof estimate }) => (
  <EstimateFlow machine={machine} offer={quote.offer}>
    {({ state: { context } }) => {
      const of = context.mining && estimateOf(quote, context.mining, usualOutlook(context.mining))
      return of === null ? <MeterFacts quote={quote} /> : <Earnings of={of} quote={quote} />
    }}
  </EstimateFlow>
)
