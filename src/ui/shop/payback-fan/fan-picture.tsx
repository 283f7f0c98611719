import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import { daysOf, priceScenarios, yearMonths, type PriceScenario } from "#domain/shop/income.ts"
import type { PaybackVerdict } from "#domain/shop/payback-verdict.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { FanAxis } from "./fan-axis.tsx"
import { EndLabels, Lines, scaleOf, type EndLabel, type Scale } from "./fan-plot.tsx"
import { useFanLabels } from "./use-fan-labels.ts"
import { useFanTexts, type AnyFan } from "./use-fan-texts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

/**
 * Marks the days that the verdict names: a year that is not enough, the day that covers the cost, and the last day with any
 * income.
 */
const Marks = ({ fan, verdict, scale: { x, y } }: Pick<Props, "fan" | "verdict"> & { readonly scale: Scale }) => {
  const format = useFormatters()
  const rule = y(fan.cost)
  const amountBy = (day: number) => fan.points.find((point) => point.day >= day)!.amounts.asToday
  const year = daysOf(yearMonths)
  return (
    <>
      {verdict.kind === "paidBackLater" && (
        <svg x={x(year)} y={y(amountBy(year))} overflow="visible">
          <circle className={css.dot} r="4" />
          <text className={css.price} y="22" textAnchor="middle" data-figure="purchase.paidBack">
            {format.percent(verdict.percent)}
          </text>
        </svg>
      )}
      {fan.feeTakesAllDay !== null && (
        <circle className={css.dot} cx={x(fan.feeTakesAllDay)} cy={y(amountBy(fan.feeTakesAllDay))} r="4" />
      )}
      {fan.paidBackDay !== null && (
        <>
          <line className={css.day} x1={x(fan.paidBackDay)} x2={x(fan.paidBackDay)} y1={rule} y2="100%" />
          <circle className={css.crossing} cx={x(fan.paidBackDay)} cy={rule} r="5" />
        </>
      )}
    </>
  )
}

interface Props {
  readonly fan: AnyFan
  readonly start: Instant
  readonly isBought: boolean
  readonly verdict: PaybackVerdict
  readonly ends: ReadonlyArray<EndLabel>
}

/** Draws the fan. Lengths are in percent, so that text keeps its size at every width without measuring. */
export const FanPicture = ({ fan, start, isBought, verdict, ends }: Props) => {
  const { t } = useTranslation("estimates")
  const { label, figures } = useFanTexts(fan, isBought)
  const { cost, past, ticks } = fan
  const lastPoint = past.at(-1)!
  const scale = scaleOf(ticks.at(-1)!.day, [fan.ends.higher, lastPoint.amount, cost])
  const { x, y } = scale
  const outline = (scenario: PriceScenario) => [
    lastPoint,
    ...fan.points.map(({ day, amounts }) => ({ day, amount: amounts[scenario] })),
    { day: scale.days, amount: fan.ends[scenario] },
  ]
  const [lower, asToday, higher] = priceScenarios.map(outline)
  return (
    <div className={`${patterns.note} ${css.picture}`} aria-hidden="true" translate="no">
      <svg className={css.plot}>
        <Lines lines={{ lower: lower!, asToday: asToday!, higher: higher! }} past={past} scale={scale} />
        <FanAxis
          ticks={ticks.map(({ month, day }) => ({ day, isLong: month % 6 === 0 || day === scale.days }))}
          labels={useFanLabels({ fan, start, isBought })}
          scale={scale}
        />
        <line className={css.rule} x2="100%" y1={y(cost)} y2={y(cost)} />
        <text className={css.price} y={y(cost)} dy="-8" data-figure={figures.cost}>
          {t(isBought ? "fan.paid" : "fan.price", { amount: label(cost) })}
        </text>
        <Marks fan={fan} verdict={verdict} scale={scale} />
        <circle className={css.end} cx="100%" cy={y(fan.ends.asToday)} r="5" />
        {lastPoint.day > 0 && <circle className={css.end} cx={x(lastPoint.day)} cy={y(lastPoint.amount)} r="5" />}
      </svg>
      <EndLabels ends={ends} scale={scale} />
    </div>
  )
}
