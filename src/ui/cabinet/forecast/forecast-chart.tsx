import { useTranslation } from "react-i18next"
import type { Currency } from "../../../domain/shared/currency"
import type { Forecast } from "../../../domain/cabinet/forecast"
import { contractEndsByMonth } from "../../../domain/cabinet/forecast"
import type { RatedCoin } from "../../../domain/money/rate"
import { useFormatters } from "../../shared/format"
import { LineChart } from "../../kit/figures/line-chart"
import { useExtension } from "../../site/site-config"
import type { ExpectedForecast } from "./expected-forecast"
import { useMonthNames } from "./use-months"

interface Props {
  readonly expected: ReadonlyArray<ExpectedForecast>
  readonly forecast: Forecast
  readonly currency: Currency | "unknown"
  readonly inCoins: boolean
}

/** Marks the months in which contracts end: the lines bend there. */
const useContractEnds = (forecast: Forecast) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const isOffered = useExtension("estimates")
  return (coins: ReadonlyArray<RatedCoin>) => {
    const months = contractEndsByMonth(coins.map((coin) => forecast[coin]))
    if (!isOffered || months.every((ends) => ends.length === 0)) return undefined
    return {
      label: t("forecast.contractEnds"),
      values: months.map((ends) =>
        ends.length === 0
          ? null
          : {
              label: t("forecast.contractsEnd", { count: ends.length }),
              details: ends.map(format.date).join(" · "),
            },
      ),
    }
  }
}

/** Both coins in the display currency, or one chart per coin: different coins share no scale. */
export const ForecastChart = ({ expected, forecast, currency, inCoins }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const { names, shortNames } = useMonthNames()
  const months = forecast[expected[0]?.coin ?? "btc"]
  const marksOf = useContractEnds(forecast)
  const common = { pointsLabel: t("forecast.month"), points: names(months), axisLabels: shortNames(months) }
  if (inCoins) {
    return expected.map(({ coin, points: revenue }) => (
      <LineChart
        key={coin}
        {...common}
        label={t("forecast.inCoin", { coin: t(`accounts.coins.${coin}`) })}
        format={(value) => format.amount(value, coin)}
        formatTick={format.number}
        marks={marksOf([coin])}
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
      marks={marksOf(expected.map(({ coin }) => coin))}
      series={expected.map(({ coin, points: revenue }) => ({
        coin,
        label: coin.toUpperCase(),
        values: revenue.map(({ equivalent }) => equivalent),
      }))}
    />
  )
}
