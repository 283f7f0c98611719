import { useTranslation } from "react-i18next"
import type { Currency } from "../../../domain/shared/currency"
import type { ForecastMonth } from "../../../domain/cabinet/forecast"
import { useFormatters } from "../../shared/format"
import { LineChart } from "../../kit/figures/line-chart"
import type { ExpectedForecast } from "./expected-forecast"
import { useMonthNames } from "./use-months"

interface Props {
  readonly expected: ReadonlyArray<ExpectedForecast>
  readonly months: ReadonlyArray<ForecastMonth>
  readonly currency: Currency | "unknown"
  readonly inCoins: boolean
}

/** Both coins in the display currency, or one chart per coin: different coins share no scale. */
export const ForecastChart = ({ expected, months, currency, inCoins }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const points = useMonthNames()(months)
  const common = { pointsLabel: t("forecast.month"), points }
  if (inCoins) {
    return expected.map(({ coin, points: revenue }) => (
      <LineChart
        key={coin}
        {...common}
        label={t("forecast.inCoin", { coin: t(`accounts.coins.${coin}`) })}
        format={(value) => format.amount(value, coin)}
        formatTick={format.number}
        series={[{ coin, label: coin.toUpperCase(), values: revenue.map(({ base }) => base) }]}
      />
    ))
  }
  return (
    <LineChart
      {...common}
      label={t("forecast.inMoney", { currency: currency.toUpperCase() })}
      format={(value) => format.amount(value, currency)}
      formatTick={(value) => format.amount(value, currency, { short: true })}
      series={expected.map(({ coin, points: revenue }) => ({
        coin,
        label: coin.toUpperCase(),
        values: revenue.map(({ equivalent }) => equivalent),
      }))}
    />
  )
}
