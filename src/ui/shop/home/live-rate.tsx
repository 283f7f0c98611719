import { useTranslation } from "react-i18next"
import type { Coin } from "../../../domain/shared/currency"
import type { rates } from "../../../machines/money/rates/rates.machine"
import { useFormatters } from "../../shared/format"
import { Figure } from "../../kit/figures/figure"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import css from "./home.module.css"

type Machine = typeof rates
interface OwnProps {
  readonly coin: Coin
}
type Props = ScreenProps<Machine> & OwnProps

/** The current rate of a coin, if known. */
export const LiveRate = (props: Props) => {
  const View = renderView(views, props.state)
  return <View {...props} />
}

// Reserves the space, so that nothing moves when the rate loads.
const RatePlaceholder = ({ coin }: Props) =>
  coin === "eth2" ? <Validator /> : <p className={css.rate} aria-hidden="true" />

// A staked share has no rate of its own; it is measured in validators.
const Validator = () => {
  const { t } = useTranslation("home")
  return (
    <p className={css.rate}>
      <Figure>{t("validator.size")}</Figure>
      <span className={css.unit}>{t("validator.what")}</span>
    </p>
  )
}

const Known = ({ coin, state }: Props) => {
  const { t } = useTranslation("home")
  const { amount } = useFormatters()
  if (coin === "eth2") return <Validator />
  const rate = state.context.rates.find(({ currencyId }) => currencyId === coin)
  if (rate === undefined) return null
  return (
    <p className={css.rate}>
      <Figure>{amount(rate.rate, rate.clientCurrencyId)}</Figure>
      <span className={css.unit}>{t("rate", { coin: coin.toUpperCase() })}</span>
    </p>
  )
}

const views: StateViews<Machine, OwnProps> = { loading: RatePlaceholder, ready: Known }
