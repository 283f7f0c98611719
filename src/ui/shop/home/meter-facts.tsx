import { useTranslation } from "react-i18next"
import { unitPrice } from "../../../domain/shop/quantity"
import type { Quote } from "../../../domain/shop/quote"
import { useFormatters } from "../../shared/format"
import { useTerm } from "../calculator/use-term"
import css from "./home.module.css"

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
  const term = useTerm()
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
