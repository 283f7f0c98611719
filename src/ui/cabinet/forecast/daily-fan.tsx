import { BigDecimal } from "effect"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { DailyForecast } from "#domain/cabinet/daily-forecast.ts"
import type { Currency } from "#domain/shared/currency.ts"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { priceScenarios } from "#domain/shop/income.ts"
import { addDays } from "#ui/shared/add-days.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { AxisLabels, FanAxis } from "#ui/shop/payback-fan/fan-axis.tsx"
import { EndLabels, EndLabelsBelow, Lines, scaleOf, type EndLabel } from "#ui/shop/payback-fan/fan-plot.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/shop/payback-fan/payback-fan.module.css"

interface Props {
  readonly forecast: DailyForecast
  readonly currency: Currency | "unknown"
  /** The day on which the forecast starts. */
  readonly start: Instant
  /** True if the currency is a coin. No price changes these amounts. */
  readonly isInCoins?: boolean
}

/** The minimum amount whose label omits the cents. */
const shortFrom = decimal("10000")
const figures = {
  lower: "forecast.dayLower",
  asToday: "forecast.dayAsToday",
  higher: "forecast.dayHigher",
} as const
/** The number of months between two longer ticks. */
const quarter = 3

const useTexts = ({ forecast: { now, later, ends, year }, currency, start }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const among = (maxAmount: Decimal) => (amount: Decimal) =>
    format.amount(amount, currency, { isShort: BigDecimal.isGreaterThanOrEqualTo(maxAmount, shortFrom) })
  const ofDay = among(BigDecimal.max(now, ends.higher))
  const texts = { ofDay, ofYear: among(year.higher) }
  const amount = ofDay(now)
  if (later === null) return { ...texts, answer: t("forecast.perDay", { amount }) }
  const date = format.day(addDays(start, later.day))
  const key = BigDecimal.isZero(later.amount) ? "forecast.perDayUntil" : "forecast.perDayThen"
  return { ...texts, answer: t(key, { amount, date, later: ofDay(later.amount) }) }
}

/** Marks the ends of contracts, if the operator's server sends them. */
const Ends = ({
  forecast: { contractEnds },
  scale,
}: Pick<Props, "forecast"> & { readonly scale: ReturnType<typeof scaleOf> }) => {
  const { t } = useTranslation("dashboard")
  return (
    <>
      {contractEnds.map(({ day }) => (
        <line key={day} className={css.ended} x1={scale.x(day)} x2={scale.x(day)} y1="14" y2="100%" />
      ))}
      <AxisLabels
        labels={contractEnds.map(({ day, count }) => ({ day, text: t("forecast.contractsEnd", { count }) }))}
        scale={scale}
        y="9"
      />
    </>
  )
}

/** Shows the daily income: a line for unchanged prices, between edges for prices that fall or rise by five percent a month. */
export const DailyFan = (props: Props) => {
  const id = useId()
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const isEstimated = useOffers("estimates")
  const { forecast, start, isInCoins = false } = props
  const { ofDay, ofYear, answer } = useTexts(props)
  const scale = scaleOf(
    forecast.days,
    [forecast.lines.higher, forecast.lines.asToday].flat().map(({ amount }) => amount),
  )
  const date = (day: number) => addDays(start, day)
  const percent = format.percent(decimal("5"))
  const shown = isInCoins ? (["asToday"] as const) : priceScenarios
  const ends = shown.map((one): EndLabel => ({
    figure: isInCoins ? undefined : figures[one],
    amount: forecast.ends[one],
    shown: ofDay(forecast.ends[one]),
    name: isInCoins ? t("forecast.aDay") : t(`forecast.prices.${one}`, { percent }),
  }))
  const amounts = {
    asToday: ofYear(forecast.year.asToday),
    lower: ofYear(forecast.year.lower),
    higher: ofYear(forecast.year.higher),
  }
  const hasLater = forecast.later !== null && !BigDecimal.isZero(forecast.later.amount)
  const months = forecast.months.filter((_, index) => index % quarter === 0 && index > 0)
  return (
    <>
      <figure className={css.fan} aria-labelledby={id}>
        <figcaption className={css.title}>
          <p
            id={id}
            className={css.answer}
            data-figure={isInCoins ? undefined : hasLater ? "forecast.day forecast.dayLater" : "forecast.day"}
          >
            {answer}
          </p>
        </figcaption>
        <div className={`${patterns.note} ${css.picture}`} aria-hidden="true" translate="no">
          <svg className={css.plot}>
            <Lines lines={forecast.lines} scale={scale} />
            <FanAxis
              ticks={[
                ...forecast.months.map((day, index) => ({ day, isLong: index % quarter === 0 })),
                { day: forecast.days, isLong: true },
              ]}
              labels={[
                ...forecast.contractEnds.map(({ day }) => ({ day, text: format.day(date(day)) })),
                { day: 0, text: t("forecast.today") },
                { day: forecast.days, text: format.month(date(forecast.days)) },
                ...months.map((day) => ({ day, text: format.month(date(day)) })),
              ]}
              scale={scale}
            />
            <Ends forecast={forecast} scale={scale} />
            <circle className={css.end} cx="0" cy={scale.y(forecast.now)} r="5" />
            <circle className={css.end} cx="100%" cy={scale.y(forecast.ends.asToday)} r="5" />
          </svg>
          <EndLabels ends={ends} scale={scale} />
        </div>
        <EndLabelsBelow ends={ends} />
      </figure>
      <p className={patterns.note}>
        {isInCoins ? (
          <span>{t("forecast.yearInCoins", { amount: amounts.asToday })}</span>
        ) : (
          <span data-figure="forecast.yearAsToday forecast.yearLower forecast.yearHigher">
            {t("forecast.year", { ...amounts, percent })}
          </span>
        )}{" "}
        {isEstimated && !isInCoins && <span>{t("forecast.difficulty")}</span>}
      </p>
    </>
  )
}
