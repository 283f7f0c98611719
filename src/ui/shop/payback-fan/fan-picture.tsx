import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import { scenarios, type Scenario } from "#domain/shop/income.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { chartHeight, chartPosition, spreadLabels } from "#ui/kit/figures/chart-scale.ts"
import css from "./payback-fan.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { useFanTexts } from "./use-fan-texts.ts"

/** Above the highest figure: the price stands above its rule. */
const headroom = decimal("1.15")
/** The height of a label of two lines, as a part of the picture's. */
const labelHeight = 0.2 * chartHeight
/** Higher than this a label would touch the title. */
const highest = 0.94 * chartHeight
/** Lower than this a label below its point would stand on the axis. */
const lowest = 0.13 * chartHeight

const percent = (part: number, whole: number) => `${Math.round((part * 10_000) / whole) / 100}%`
const ofHeight = (position: number) => percent(chartHeight - position, chartHeight)

const scaleOf = ({ cost, past, ends, ticks }: PaybackFan) => {
  const days = ticks.at(-1)!.day
  const highest = [ends.growing, past.at(-1)!.amount].reduce((most, amount) => BigDecimal.max(most, amount), cost)
  const top = BigDecimal.multiply(highest, headroom)
  return { days, x: (day: number) => percent(day, days), y: (amount: Decimal) => chartPosition(amount, top) }
}
type Scale = ReturnType<typeof scaleOf>
interface CrossingProps {
  readonly day: number
  readonly scale: Scale
  readonly rule: string
  readonly text: string | undefined
}

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
      <polygon className={css.band} points={[...outline("growing"), ...outline("lower").toReversed()].join(" ")} />
      <polyline className={css.edge} points={outline("growing").join(" ")} />
      <polyline className={css.edge} points={outline("lower").join(" ")} />
      <polyline className={css.line} points={outline("asToday").join(" ")} />
      <polyline className={css.past} points={past.map(({ day, amount }) => at(day, amount)).join(" ")} />
    </svg>
  )
}

const Axis = ({ ticks, x }: Pick<PaybackFan, "ticks"> & Pick<Scale, "x">) => {
  const { t } = useTranslation("estimates")
  const end = ticks.at(-1)!
  const middle = ticks.find(({ month }) => month * 2 === end.month)
  return (
    <g className={css.axis}>
      <line x2="100%" y1="100%" y2="100%" />
      <svg y="100%" width="100%" height="10" overflow="visible">
        {ticks.map((tick) => (
          <line
            key={tick.month}
            x1={x(tick.day)}
            x2={x(tick.day)}
            y2={tick.month === 0 || tick === middle || tick === end ? 10 : 6}
          />
        ))}
        <text y="26">{ticks[0]!.month}</text>
        {middle && (
          <text x={x(middle.day)} y="26" textAnchor="middle">
            {middle.month}
          </text>
        )}
        <text x="100%" y="26" textAnchor="end">
          {t("fan.months", { count: end.month })}
        </text>
      </svg>
    </g>
  )
}

/** Beside the ends of the lines; on a phone they stand below the picture. */
const EndLabels = ({ fan, y }: { readonly fan: PaybackFan } & Pick<Scale, "y">) => {
  const { scenario, label } = useFanTexts(fan)
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

/** Where the line meets the price, and when that is, above the axis: before it where a third of the width is too short. */
const Crossing = ({ day, scale: { x, days }, rule, text }: CrossingProps) => {
  const isLate = day * 3 > days * 2
  return (
    <>
      {text !== undefined && (
        <>
          <line className={css.day} x1={x(day)} x2={x(day)} y1={rule} y2="100%" />
          <text
            className={`${css.price} ${css.moment}`}
            x={x(day)}
            y="100%"
            dx={isLate ? -8 : 8}
            dy="-8"
            textAnchor={isLate ? "end" : "start"}
          >
            {text}
          </text>
        </>
      )}
      <circle className={css.crossing} cx={x(day)} cy={rule} r="5" />
    </>
  )
}

/** Lengths in percent, so that text keeps its size at every width without measuring. */
export const FanPicture = ({ fan, paidBack }: { readonly fan: PaybackFan; readonly paidBack: string | undefined }) => {
  const { t } = useTranslation("estimates")
  const { label } = useFanTexts(fan)
  const scale = scaleOf(fan)
  const { x, y } = scale
  const { cost, past, ends, ticks } = fan
  const now = past.at(-1)!
  const rule = ofHeight(y(cost))
  // The lines rise: above and before the point nothing is drawn, and below and after it, where the day of the crossing may stand.
  const isLate = now.day * 5 > scale.days
  return (
    <div className={`${patterns.note} ${css.picture}`} aria-hidden="true" translate="no">
      <svg className={css.plot}>
        <Lines fan={fan} days={scale.days} y={y} />
        <Axis ticks={ticks} x={x} />
        <line className={css.rule} x2="100%" y1={rule} y2={rule} />
        <text className={css.price} y={rule} dy="-6" data-figure="purchase.cost">
          {t("fan.price", { amount: label(cost) })}
        </text>
        {fan.paidBackDay !== null && <Crossing day={fan.paidBackDay} scale={scale} rule={rule} text={paidBack} />}
        <circle className={css.end} cx="100%" cy={ofHeight(y(ends.asToday))} r="5" />
        {now.day > 0 && (
          <>
            <circle className={css.now} cx={x(now.day)} cy={ofHeight(y(now.amount))} r="5" />
            <text
              className={`${css.price} ${css.moment}`}
              x={x(now.day)}
              y={ofHeight(isLate ? y(now.amount) : Math.max(y(now.amount), lowest))}
              dx={isLate ? -8 : 12}
              dy={isLate ? -12 : 20}
              textAnchor={isLate ? "end" : "start"}
            >
              {t("fan.now")}
            </text>
          </>
        )}
      </svg>
      <EndLabels fan={fan} y={y} />
    </div>
  )
}
