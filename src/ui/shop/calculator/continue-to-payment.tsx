import { BigDecimal } from "effect"
import { memo, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { calculatePriceParts } from "#domain/orders/settlement.ts"
import { listPaymentMarks } from "#domain/payments/payment-marks.ts"
import { chooseNamedUnit, type Offer } from "#domain/shop/offer.ts"
import { calculateValidatorPercent } from "#domain/shop/quantity.ts"
import { isQuoteDiscounted, calculateCostBeforeDiscount, type Quote } from "#domain/shop/quote.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { BitcoinMark, EthereumMark, MastercardMark, SepaMark, SwiftMark, VisaMark } from "#ui/kit/layout/mark-icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { OperatorNote, RiskLine } from "#ui/site/operator.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import type { CalculatorDependencies } from "./calculator-props.ts"
import { useTerm } from "./use-term.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./calculator-form.module.css"

/** The icons of the payment methods. A voucher has none. */
const marks = {
  eth: EthereumMark,
  btc: BitcoinMark,
  visa: VisaMark,
  mastercard: MastercardMark,
  swift: SwiftMark,
  sepa: SepaMark,
  voucher: null,
} as const

const PaymentMarks = memo(({ order, currency }: { readonly order: Order | null; readonly currency: string }) => {
  const { t } = useTranslation("buy")
  return (
    <ul className={`${patterns.note} ${css.marks}`} aria-label={t("payWith")}>
      {listPaymentMarks(order?.paymentTypes ?? [], currency).map((name) => {
        const Mark = marks[name]
        return (
          <li key={name}>
            {Mark && <Mark />}
            {Mark ? <VisuallyHidden>{t(`methods.${name}`)}</VisuallyHidden> : t(`methods.${name}`)}
          </li>
        )
      })}
    </ul>
  )
})

interface Props {
  readonly order: Order | null
  readonly offer: Offer
  readonly displayedQuote: Quote | null
  readonly notice: ReactNode
  readonly estimates: CalculatorDependencies["estimates"]
  readonly isBusy: boolean
  readonly disabled: boolean
  /** Called on pointerdown on Continue, before the click. */
  readonly onPress: () => void
  readonly onContinue: () => void
}

/** A placeholder while there is no amount. */
const none = "—"

const useLines = (offer: Offer, displayedQuote: Quote | null) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  if (displayedQuote === null) return []
  const { quantity, cost } = displayedQuote
  const { before, discount } = calculatePriceParts(calculateCostBeforeDiscount(displayedQuote), cost)
  return [
    ...(isQuoteDiscounted(displayedQuote)
      ? [
          {
            figure: "purchase.costBefore" as const,
            label: t("calculator.price"),
            value: format.amount(before, offer.currency),
          },
          {
            figure: "product.discountPercent purchase.discount" as const,
            label: t("calculator.discount", { percent: format.percent(offer.discountPercent) }),
            value: format.amountChange(BigDecimal.negate(discount), offer.currency),
          },
        ]
      : []),
    ...(offer.coin === "eth2"
      ? [
          {
            figure: "purchase.validatorPart" as const,
            label: t("staking.share"),
            value: format.percent(calculateValidatorPercent(quantity)),
          },
        ]
      : []),
  ]
}

/** The card with the total and Continue. On a phone, both stay at the bottom of the window. */
export const ContinueToPayment = ({
  order,
  offer,
  displayedQuote,
  notice,
  estimates,
  isBusy,
  disabled,
  onPress,
  onContinue,
}: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const term = useTerm()
  const isEstimated = useOffers("estimates")
  const lines = useLines(offer, displayedQuote)
  return (
    <aside className={css.side} aria-label={t("calculator.summary")}>
      <Card>
        {lines.length > 0 && <KeyValues items={lines} />}
        <div className={css.bar}>
          {notice}
          <p className={css.total}>
            <span className={patterns.quiet}>{t("calculator.total")}</span>
            <Figure isBig figure="purchase.cost">
              {displayedQuote === null ? none : format.amount(displayedQuote.cost, offer.currency)}
            </Figure>
            <span className={`${patterns.note} ${css.bought}`}>
              {displayedQuote && (
                <span data-figure="purchase.power">
                  {format.quantity(displayedQuote.quantity, chooseNamedUnit(offer.coin, offer.unit))}
                </span>
              )}
              <span>{term(offer)}</span>
            </span>
            {isEstimated && (
              <span className={`${patterns.note} ${css.perDay}`}>
                <estimates.Day offer={offer} quote={displayedQuote} />
              </span>
            )}
          </p>
          <Button isBusy={isBusy} disabled={disabled} onPress={onPress} onClick={onContinue}>
            {t("calculator.continue")}
          </Button>
          <RiskLine />
        </div>
        <PaymentMarks order={order} currency={offer.currency} />
      </Card>
      <OperatorNote isBrief />
    </aside>
  )
}
