import { use, useMemo } from "react"
import { useTranslation } from "react-i18next"
import {
  groupContractEndsByMonth,
  type Forecast,
  type ForecastMonth,
  type RevenuePoint,
} from "#domain/cabinet/forecast.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import { defaultLocale, isLocale, type Currency } from "#domain/shared/currency.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { NoWrapText } from "#ui/kit/figures/amount.tsx"
import { ResponsiveTable } from "#ui/kit/figures/responsive-table.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { TimeZone } from "#ui/shared/time-zone.ts"
import { useOffers } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The monthly income of one coin under the assumed prices. */
export interface ExpectedForecast {
  readonly coin: RatedCoin
  readonly points: ReadonlyArray<RevenuePoint>
}

const dayMs = 86_400_000

/**
 * Returns a function that names a month in the interface language. A calendar month is named with its year, and any other month
 * by its first and last day.
 */
const useMonthNames = () => {
  const { i18n } = useTranslation()
  const timeZone = use(TimeZone)
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      ...(timeZone !== undefined && { timeZone }),
    })
    const calendar = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" })
    // Omits the word for "year" that some languages add, because a table has little space.
    const nameOf = ({ year, month }: ForecastMonth) =>
      calendar
        .formatToParts(new Date(Date.UTC(year, month - 1)))
        .filter(({ type }) => type !== "literal")
        .map(({ value }) => value)
        .join("\u00a0")
    const spanOf = (start: string, end: string) =>
      days.formatRange(new Date(start), new Date(Date.parse(end) - dayMs)).replaceAll(/\s/g, "\u00a0")
    return (month: ForecastMonth): string =>
      month.startDate !== null && month.endDate !== null ? spanOf(month.startDate, month.endDate) : nameOf(month)
  }, [locale, timeZone])
}

interface Props {
  readonly expected: ReadonlyArray<ExpectedForecast>
  readonly forecast: Forecast
  readonly currency: Currency | "unknown"
  readonly isInCoins: boolean
}

/** Lists every month of the forecast, in the display currency or in coins, with the days on which contracts end. */
export const ForecastTable = ({ expected, forecast, currency, isInCoins }: Props) => {
  const { t } = useTranslation(["dashboard", "common"])
  const format = useFormatters()
  const nameOf = useMonthNames()
  const isOffered = useOffers("estimates")
  const coins = expected.map(({ coin }) => coin)
  const months = forecast[coins[0] ?? "btc"]
  const ends = groupContractEndsByMonth(coins.map((coin) => forecast[coin]))
  const endsIn = (index: number) => (isOffered ? [...new Set((ends[index] ?? []).map(format.date))].join(" · ") : "")
  const formatPoint = ({ coin, points }: ExpectedForecast, index: number) => {
    const point = points[index]
    if (point === undefined) return null
    const text = isInCoins ? format.amount(point.base, coin) : format.amount(point.equivalent, currency)
    return (
      <span data-figure-of={`${coin} ${index}`}>
        <NoWrapText figure={isInCoins ? undefined : "forecast.month"}>{text}</NoWrapText>
      </span>
    )
  }
  return (
    <Disclosure summary={t("common:chart.table")}>
      <ResponsiveTable
        hasFixedColumns
        label={isInCoins ? t("forecast.inCoins") : t("forecast.inMoney", { currency: currency.toUpperCase() })}
        columns={[
          { key: "month", title: t("forecast.month") },
          ...coins.map((coin) => ({ key: coin, title: coin.toUpperCase(), isEndAligned: true })),
        ]}
        rows={months.map((month, index) => ({
          key: `${month.year}/${month.month}/${index}`,
          cells: {
            month: (
              <>
                <span>{nameOf(month)}</span>
                {endsIn(index) !== "" && (
                  <div className={patterns.note}>{t("forecast.contractEnds", { dates: endsIn(index) })}</div>
                )}
              </>
            ),
            ...Object.fromEntries(expected.map((one) => [one.coin, formatPoint(one, index)])),
          },
        }))}
      />
    </Disclosure>
  )
}
