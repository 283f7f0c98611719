import { useTranslation } from "react-i18next"
import { defaultLocale, isLocale, type Currency } from "#domain/shared/currency.ts"
import { contractEndsByMonth, type Forecast, type ForecastMonth, type RevenuePoint } from "#domain/cabinet/forecast.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { LineChart } from "#ui/kit/figures/line-chart.tsx"
import { useExtension } from "#ui/site/site-config.ts"
import { useMemo } from "react"

/** The monthly forecast of one coin under its price assumptions. */
export interface ExpectedForecast {
  readonly coin: RatedCoin
  readonly points: ReadonlyArray<RevenuePoint>
}

const dayMs = 86_400_000

/** The position of an instant in its month, from 0 to 1; 0 for a month without dates. */
const shareOfMonth = ({ startDate, endDate }: ForecastMonth, at: string): number => {
  if (startDate === null || endDate === null) return 0
  const [start, end, day] = [startDate, endDate, at].map((instant) => Date.parse(instant.slice(0, 10)))
  return (day! - start!) / (end! - start!)
}

/** Names of months in the interface locale: a calendar month with its year, any other with its first and last day. */
const useMonthNames = () => {
  const { i18n } = useTranslation()
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" })
    const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" })
    const short = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" })
    const formatter = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" })
    // Omits the word for "year" that some languages add: space below a chart is short.
    const nameOf = ({ year, month }: ForecastMonth) =>
      formatter
        .formatToParts(new Date(Date.UTC(year, month - 1)))
        .filter(({ type }) => type !== "literal")
        .map(({ value }) => value)
        .join("\u00a0")
    const spanOf = (start: string, end: string) =>
      days.formatRange(new Date(start), new Date(Date.parse(end) - dayMs)).replaceAll(/\s/g, "\u00a0")
    return {
      names: (months: ReadonlyArray<ForecastMonth>): ReadonlyArray<string> =>
        months.map((month) =>
          month.startDate !== null && month.endDate !== null ? spanOf(month.startDate, month.endDate) : nameOf(month),
        ),
      /** Below the chart, the first day alone. */
      shortNames: (months: ReadonlyArray<ForecastMonth>) =>
        months.map(({ year, month, startDate }) => {
          const [format, withYear] = startDate === null ? [short, formatter] : [days, dates]
          const at = startDate === null ? new Date(Date.UTC(year, month - 1)) : new Date(startDate)
          return { label: format.format(at), year: String(year), withYear: withYear.format(at) }
        }),
    }
  }, [locale])
}

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
      values: months.map((ends, index) =>
        ends.length === 0
          ? null
          : {
              within: shareOfMonth(forecast[coins[0]!][index]!, ends[0]!),
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
  const common = {
    figure: "forecast.month" as const,
    pointsLabel: t("forecast.month"),
    points: names(months),
    axisLabels: shortNames(months),
  }
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
