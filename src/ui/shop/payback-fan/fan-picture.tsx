import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { daysOf, scenarios, yearMonths, type Scenario } from "#domain/shop/income.ts"
import type { PaybackAnswer } from "#domain/shop/payback-answer.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { chartHeight, chartPosition, spreadLabels } from "#ui/kit/figures/chart-scale.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { FanAxis } from "./fan-axis.tsx"
import css from "./payback-fan.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { useFanTexts } from "./use-fan-texts.ts"

/** Above the highest figure: the price stands above its rule. */
const headroom = decimal("1.15")
/** The height of a label of two lines, as a part of the picture's. */
const labelHeight = 0.2 * chartHeight
/** Higher than this a label would touch the title. */
const highest = 0.94 * chartHeight

const percent = (part: number, whole: number) => `${Math.round((part * 10_000) / whole) / 100}%`
const ofHeight = (position: number) => percent(chartHeight - position, chartHeight)

const scaleOf = ({ cost, past, ends, ticks }: PaybackFan) => {
  const days = ticks.at(-1)!.day
  const highest = [ends.higher, past.at(-1)!.amount].reduce((most, amount) => BigDecimal.max(most, amount), cost)
  const top = BigDecimal.multiply(highest, headroom)
  return { days, x: (day: number) => percent(day, days), y: (amount: Decimal) => chartPosition(amount, top) }
}
type Scale = ReturnType<typeof scaleOf>
/** Scaled to the picture in both directions, apart from their strokes. */
const Lines = ({ fan: { past, points, ends }, days, y }: { readonly fan: PaybackFan } & Pick<Scale, "days" | "y">) => {
  const at = (day: number, amount: Decimal) => `${day},${chartHeight - y(amount)}`
  const start = past.at(-1)!
  const outline = (scenario: Scenario) => [
    at(start.day, start.amount),
    ...points.map(({ day, amounts }) => at(day, amounts[scenario])),
    at(days, ends[scenario]),
  ]
  return (
    <svg width="100%" height="100%" viewBox={`0 0 ${days} ${chartHeight}`} preserveAspectRatio="none">
      <polygon className={css.band} points={[...outline("higher"), ...outline("lower").toReversed()].join(" ")} />
      <polyline className={css.edge} points={outline("higher").join(" ")} />
      <polyline className={css.edge} points={outline("lower").join(" ")} />
      <polyline className={css.line} points={outline("asToday").join(" ")} />
      <polygon
        className={css.past}
        points={[at(0, zero), ...past.map(({ day, amount }) => at(day, amount)), at(start.day, zero)].join(" ")}
      />
    </svg>
  )
}

/** Beside the ends of the lines; on a phone they stand below the picture. */
const EndLabels = ({ fan, isBought, y }: Pick<Props, "fan" | "isBought"> & Pick<Scale, "y">) => {
  const { scenario, label } = useFanTexts(fan, isBought)
  const spread = spreadLabels(
    scenarios.map((one) => y(fan.ends[one])),
    labelHeight,
  )
  const above = Math.max(0, ...spread.map((place) => place - highest))
  return (
    <svg className={css.beside}>
      {scenarios.map((one, index) => (
        <svg key={one} y={ofHeight(spread[index]! - above)} overflow="visible">
          <text className={css.amount} y="4" data-figure={`purchase.${one}`}>
            {label(fan.ends[one])}
          </text>
          <text y="20">{scenario(one)}</text>
        </svg>
      ))}
    </svg>
  )
}

/** The days that the answer names: a year that is not enough, the one that covers the cost, and the last that brings anything. */
const Marks = ({ fan, answer, scale: { x, y } }: Pick<Props, "fan" | "answer"> & { readonly scale: Scale }) => {
  const format = useFormatters()
  const rule = ofHeight(y(fan.cost))
  const amountBy = (day: number) => fan.points.find((point) => point.day >= day)!.amounts.asToday
  const year = daysOf(yearMonths)
  return (
    <>
      {answer.is === "backLater" && (
        <svg x={x(year)} y={ofHeight(y(amountBy(year)))} overflow="visible">
          <circle className={css.dot} r="4" />
          <text className={css.price} y="22" textAnchor="middle" data-figure="purchase.paidBack">
            {format.percent(answer.percent)}
          </text>
        </svg>
      )}
      {fan.feeTakesAllDay !== null && (
        <circle className={css.dot} cx={x(fan.feeTakesAllDay)} cy={ofHeight(y(amountBy(fan.feeTakesAllDay)))} r="4" />
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
  readonly fan: PaybackFan
  readonly start: Instant
  readonly isBought: boolean
  readonly answer: PaybackAnswer
}

/** Lengths in percent, so that text keeps its size at every width without measuring. */
export const FanPicture = ({ fan, start, isBought, answer }: Props) => {
  const { t } = useTranslation("estimates")
  const { label } = useFanTexts(fan, isBought)
  const scale = scaleOf(fan)
  const { x, y } = scale
  const { cost, past, ends } = fan
  const now = past.at(-1)!
  const rule = ofHeight(y(cost))
  return (
    <div className={`${patterns.note} ${css.picture}`} aria-hidden="true" translate="no">
      <svg className={css.plot}>
        <Lines fan={fan} days={scale.days} y={y} />
        <FanAxis fan={fan} start={start} isBought={isBought} x={x} />
        <line className={css.rule} x2="100%" y1={rule} y2={rule} />
        <text className={css.price} y={rule} dy="-8" data-figure="purchase.cost">
          {t(isBought ? "fan.paid" : "fan.price", { amount: label(cost) })}
        </text>
        <Marks fan={fan} answer={answer} scale={scale} />
        <circle className={css.end} cx="100%" cy={ofHeight(y(ends.asToday))} r="5" />
        {now.day > 0 && <circle className={css.end} cx={x(now.day)} cy={ofHeight(y(now.amount))} r="5" />}
      </svg>
      <EndLabels fan={fan} isBought={isBought} y={y} />
    </div>
  )
}
