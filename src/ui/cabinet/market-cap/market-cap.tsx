import { useTranslation } from "react-i18next"
import { priceChangePercent } from "#domain/cabinet/market-cap.ts"
import { ratedCoins } from "#domain/money/rate.ts"
import type { marketCap } from "#machines/cabinet/market-cap.machine.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import css from "./market-cap.module.css"

type Machine = typeof marketCap
type Props = ScreenProps<Machine>

/** One line about the market. Its space is reserved even if the data fails to load. */
export const MarketCap = (props: Props) => {
  const View = renderView(views, props.state)
  return (
    <div className={css.place}>
      <View {...props} />
    </div>
  )
}

const Known = ({ state }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const { market, currency } = state.context
  if (market === null) return null
  return (
    <dl className={css.market} aria-label={t("market.label")}>
      {ratedCoins.map((coin) => {
        const percent = priceChangePercent(market[coin])
        return (
          <div key={coin} className={css.item}>
            <dt className={css[coin]}>{coin.toUpperCase()}</dt>
            <dd>{format.amount(market[coin].rate, currency)}</dd>
            <dd className={css.quiet}>{t("market.change", { change: format.percentChange(percent) })}</dd>
          </div>
        )
      })}
      <div className={css.item}>
        <dt className={css.quiet}>{t("market.cap")}</dt>
        <dd>{format.amount(market.globalCap, currency, { short: true })}</dd>
      </div>
    </dl>
  )
}

const views: StateViews<Machine> = { loading: () => null, ready: Known }
