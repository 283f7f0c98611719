import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { quantityRange } from "#domain/shop/quantity.ts"
import type { liveMeter } from "#machines/shop/live-meter.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button-link.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { Slider } from "#ui/kit/fields/slider.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { Panel } from "#ui/kit/layout/panel.tsx"
import { paths } from "#ui/site/paths.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import css from "./home.module.css"
import { useMeterTerm, type MeterFactsProps } from "./meter-facts.tsx"

type Machine = typeof liveMeter
interface OwnProps {
  /** Three figures of the chosen power, in a place of constant height. */
  readonly Facts: ComponentType<MeterFactsProps>
  /** The calculator begins with it. */
  readonly keepQuantity: (productId: string, quantity: string) => void
}
type Props = ScreenProps<Machine> & OwnProps

/** The way to the shop is there in every state, at the same place. */
export const LiveMeter = (props: Props) => {
  const { t } = useTranslation("home")
  const View = renderView(views, props.state)
  const { quote } = props.state.context
  return (
    <Panel>
      <div className={css.meter}>
        <View {...props} />
      </div>
      <ButtonLink
        href={paths.buy(null, quote ? { productId: quote.offer.productId } : {})}
        onClick={() => quote && props.keepQuantity(quote.offer.productId, toPlainDecimal(quote.quantity))}
      >
        {t("buy")}
      </ButtonLink>
    </Panel>
  )
}

const Loading = () => (
  <p className={css.quiet}>
    <Spinner label={useTranslation().t("loading")} />
  </p>
)

const Ready = ({ state, send, Facts }: Props) => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  const term = useMeterTerm()
  const { quote } = state.context
  if (quote === null) return null
  const { offer, quantity, cost } = quote
  const { lowest, highest } = quantityRange(offer)
  const power = (amount: string) => format.quantity(decimal(amount), offer.unit)
  return (
    <>
      <h2 className={css.product}>{t("meter.product", { coin: t("coins.btc.name"), term: term(offer) })}</h2>
      <p className={css.reading}>
        <Figure big>{format.quantity(quantity, offer.unit)}</Figure>
        <Figure big>{format.amount(cost, offer.currency)}</Figure>
      </p>
      <Slider
        label={t("meter.power")}
        min={toPlainDecimal(lowest)}
        max={toPlainDecimal(highest)}
        step={toPlainDecimal(offer.step)}
        value={toPlainDecimal(quantity)}
        onValue={(chosen) => send({ type: "quantity.slide", quantity: chosen })}
        format={power}
        formatTick={(amount) => format.number(decimal(amount))}
      />
      <div className={css.place}>
        <Facts quote={quote} />
      </div>
    </>
  )
}

const Unavailable = () => <p className={css.quiet}>{useTranslation("home").t("meter.unavailable")}</p>

const views: StateViews<Machine, OwnProps> = { loading: Loading, ready: Ready, unavailable: Unavailable }
