import { useTranslation } from "react-i18next"
import type { Offer } from "#domain/shop/offer.ts"
import { unitPrice } from "#domain/shop/quantity.ts"
import type { Quote } from "#domain/shop/quote.ts"
import { unknownValueText, useFormatters } from "#ui/shared/format.ts"
import css from "./home.module.css"

/** "12 months", "open-ended"; a dash for a contract of a kind unknown to this build. In the front page's own texts. */
export const useMeterTerm = () => {
  const { t } = useTranslation("home")
  return ({ type, duration }: Pick<Offer, "type" | "duration">): string => {
    if (duration !== null) return t("meter.months", { count: duration })
    return type === "Unlimited" ? t("meter.openEnded") : unknownValueText
  }
}

interface Fact {
  readonly label: string
  readonly value: string
}

export const Facts = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={css.quiet}>{label}</dt>
        <dd className={css.fact}>{value}</dd>
      </div>
    ))}
  </dl>
)

export interface MeterFactsProps {
  readonly quote: Quote
}

/** Of the contract itself, for shops without estimates. */
export const MeterFacts = ({ quote: { offer, quantity } }: MeterFactsProps) => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  const term = useMeterTerm()
  const price = format.amount(unitPrice(quantity, offer), offer.currency)
  return (
    <Facts
      facts={[
        { label: t("meter.price", { unit: format.unit(offer.unit) }), value: price },
        { label: t("meter.term"), value: term(offer) },
        { label: t("meter.payout"), value: t("meter.payoutTime") },
      ]}
    />
  )
}
