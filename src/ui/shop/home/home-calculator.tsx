import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import { coins } from "#domain/shared/currency.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import { findChosenProduct } from "#domain/shop/product-choice.ts"
import { calculateQuantityRange } from "#domain/shop/quantity.ts"
import type { homeCalculator } from "#machines/shop/home-calculator.machine.ts"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { SegmentedRadios } from "#ui/kit/fields/segmented-radios.tsx"
import { Slider } from "#ui/kit/fields/slider.tsx"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import type { HomeCalculatorPaybackProps } from "#ui/shop/estimate/home-calculator-payback.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./home.module.css"

type Machine = typeof homeCalculator
interface OwnProps {
  /** Shows the payback of the chosen power. Renders nothing if the operator offers no estimates. */
  readonly Payback: ComponentType<HomeCalculatorPaybackProps>
}
type ViewProps = ScreenProps<Machine> & OwnProps

export const HomeCalculator = (props: ViewProps) => (
  <Panel>
    <div className={`${patterns.stack} ${css.meter}`} data-figure-of={props.state.context.quote?.offer.productId}>
      {renderView(views, props)}
    </div>
  </Panel>
)

const Loading = () => (
  <p className={`${patterns.quiet} ${css.payback}`}>
    <Spinner label={useTranslation().t("loading")} />
  </p>
)

interface ReadingProps {
  readonly label: string
  readonly figure: FigureMark
  readonly children: string
}

const Reading = ({ label, figure, children }: ReadingProps) => (
  <div>
    <dt className={patterns.quiet}>{label}</dt>
    <dd>
      <Figure figure={figure}>{children}</Figure>
    </dd>
  </div>
)

const Ready = ({ state, send, Payback }: ViewProps) => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  const { products, quote } = state.context
  if (quote === null) return null
  const { offer, quantity, cost } = quote
  const { min, max } = calculateQuantityRange(offer)
  const unit = chooseNamedUnit(offer.coin, offer.unit)
  const name = t(offer.coin === "eth2" ? "meter.stake" : "meter.power")
  return (
    <>
      <SegmentedRadios
        legend={t("meter.coin")}
        isLegendHidden
        value={offer.coin}
        options={coins
          .filter((coin) => findChosenProduct(products, coin) !== null)
          .map((coin) => ({ value: coin, text: t(`coins.${coin}.short`) }))}
        onChange={(coin) => send({ type: "coin.choose", coin })}
      />
      <dl className={`${patterns.row} ${css.reading}`}>
        <Reading label={name} figure="purchase.power">
          {format.quantity(quantity, unit)}
        </Reading>
        <Reading label={t("meter.cost")} figure="purchase.cost">
          {format.amount(cost, offer.currency)}
        </Reading>
      </dl>
      <Slider
        label={name}
        min={toPlainDecimal(min)}
        max={toPlainDecimal(max)}
        step={toPlainDecimal(offer.step)}
        value={toPlainDecimal(quantity)}
        onChange={(chosen) => send({ type: "quantity.slide", quantity: chosen })}
        format={(amount) => format.quantity(decimal(amount), unit)}
        formatTick={(amount) => format.number(decimal(amount))}
      />
      <div className={`${patterns.stack} ${css.payback}`}>
        <Payback quote={quote} />
      </div>
    </>
  )
}

const Unavailable = () => <p className={patterns.quiet}>{useTranslation("home").t("meter.unavailable")}</p>

const views: StateViews<Machine, OwnProps> = { loading: Loading, ready: Ready, unavailable: Unavailable }
