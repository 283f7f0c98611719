import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { toPlainDecimal, decimal } from "#domain/shared/money.ts"
import { chooseNamedUnit, type Offer } from "#domain/shop/offer.ts"
import { calculateQuantityRange } from "#domain/shop/quantity.ts"
import type { Quote } from "#domain/shop/quote.ts"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import { Slider } from "#ui/kit/fields/slider.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { BonusWindow } from "#ui/orders/bonus-window/bonus-window.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { useOffers } from "#ui/site/site-config.ts"
import type { CalculatorDependencies } from "./calculator-props.ts"
import { ContinueToPayment } from "./continue-to-payment.tsx"
import { DeferredEstimate } from "./deferred-estimate.tsx"
import { PayableNote } from "./payable-note.tsx"
import { ProductLinks } from "./product-links.tsx"
import { QuantityAndCost } from "./quantity-and-cost.tsx"
import { QuoteNote } from "./quote-note.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./calculator-form.module.css"

interface Props extends ScreenProps<typeof calculator> {
  readonly quote: Quote
  /** The quote that Continue would order. Null while the typed text is not an amount. */
  readonly displayedQuote: Quote | null
  readonly onContinue: () => void
  readonly isBusy?: boolean
  readonly notice?: ReactNode
  /** True while the promo code is invalid or not checked yet. */
  readonly isBlocked?: boolean
  /** The discount and the sale. */
  readonly deal?: ReactNode
  readonly estimates: CalculatorDependencies["estimates"]
  readonly Currency: CalculatorDependencies["Currency"]
  /** The promo code and the staking terms. */
  readonly extras?: ReactNode
}

/** Shows quantity, cost, slider and total on one side and the estimate on the other. On a phone, the estimate follows the slider. */
export const CalculatorForm = ({
  state,
  send,
  quote,
  displayedQuote,
  onContinue,
  isBusy = false,
  notice,
  isBlocked = false,
  deal,
  estimates,
  Currency,
  extras,
}: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const { offer } = quote
  const { min, max } = calculateQuantityRange(offer)
  const isLocked = isBusy || state.hasTag("busy")
  const commit = () => send({ type: "field.commit" })
  // Only shows the correction if the click corrects the quantity. The next click continues.
  const confirm = () => send({ type: "order.continue" })
  const isStake = offer.coin === "eth2"
  const unit = chooseNamedUnit(offer.coin, offer.unit)
  const quantity = (text: string) => format.quantity(decimal(text), unit)
  const preset = ({ from, quantity: bonus }: Offer["bonusSteps"][number]) => ({
    value: toPlainDecimal(from),
    text: format.quantity(from, unit),
    extra: t("calculator.preset", { bonus: format.quantity(bonus, unit) }),
  })
  const isEstimated = useOffers("estimates")
  return (
    <div className={isEstimated ? `${css.desk} ${css.estimated}` : css.desk} data-figure-of={offer.productId}>
      <div className={css.fields}>
        {state.context.order ? (
          <p className={patterns.quiet}>{t("calculator.order", { number: state.context.order.number })}</p>
        ) : (
          <div className={`${patterns.row} ${css.choices}`}>
            <ProductLinks products={state.context.products} current={offer.productId} />
          </div>
        )}
        <QuantityAndCost
          state={state}
          send={send}
          quote={quote}
          isLocked={isLocked}
          onCommit={commit}
          Currency={Currency}
        />
        <Slider
          label={t(isStake ? "calculator.stakeSlider" : "calculator.slider")}
          min={toPlainDecimal(min)}
          max={toPlainDecimal(max)}
          step={toPlainDecimal(offer.step)}
          value={toPlainDecimal((displayedQuote ?? quote).quantity)}
          format={quantity}
          formatTick={(text) => format.number(decimal(text))}
          hasBubble
          figures={["purchase.power", "product.bonusFrom product.bonus"]}
          presets={{
            label: t("calculator.presets"),
            values: isEstimated ? offer.bonusSteps.map(preset) : [],
          }}
          disabled={isLocked}
          onChange={(text) => send({ type: "slider.move", text })}
        />
        {/* The note is above the parts that change on blur. If it were below them, its button would move away from the pointer. */}
        {displayedQuote && (
          <PayableNote
            displayedQuote={displayedQuote}
            disabled={isLocked}
            onQuantity={(text) => send({ type: "slider.move", text })}
          />
        )}
        <QuoteNote state={state} send={send} quote={quote} />
        {state.context.order && <BonusWindow order={state.context.order} />}
      </div>
      <div className={css.answer}>
        <Card>
          <div className={isEstimated ? css.estimate : undefined}>
            <DeferredEstimate component={estimates.Purchase} offer={offer} quote={displayedQuote} />
          </div>
        </Card>
      </div>
      <div className={css.extras}>
        {deal}
        {extras}
      </div>
      <ContinueToPayment
        order={state.context.order}
        offer={offer}
        displayedQuote={displayedQuote}
        notice={notice}
        estimates={estimates}
        isBusy={isLocked}
        disabled={isBlocked || state.hasTag("invalid")}
        onPress={() => send({ type: "continue.press" })}
        onContinue={state.hasTag("typing") ? commit : state.matches({ editing: "unconfirmed" }) ? confirm : onContinue}
      />
    </div>
  )
}
