import { BigDecimal } from "effect"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import { priceScenarios, type PriceScenario } from "#domain/shop/income.ts"
import { renderDigits } from "#ui/kit/figures/amount.tsx"
import { chartHeight, calculateChartPosition, spreadLabels } from "#ui/kit/figures/chart-scale.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

/** The height of the chart as a multiple of its highest amount. The space above that amount is for the label of the price. */
const headroom = decimal("1.15")
/** The height of a label of two lines, as a fraction of the chart's height. */
const labelHeight = 0.2 * chartHeight
/** The maximum position of a label. A higher label would touch the title. */
const maxLabelPosition = 0.94 * chartHeight

const percent = (part: number, whole: number) => `${Math.round((part * 10_000) / whole) / 100}%`

export interface PlotPoint {
  readonly day: number
  readonly amount: Decimal
}

/**
 * Returns the scale of a chart. `x` and `y` return positions in percent of the chart, given its last day and the amounts that it
 * must show.
 */
export const scaleOf = (days: number, amounts: ReadonlyArray<Decimal>) => {
  const top = BigDecimal.multiply(
    amounts.reduce((max, amount) => BigDecimal.max(max, amount)),
    headroom,
  )
  const height = (amount: Decimal) => calculateChartPosition(amount, top)
  return {
    days,
    height,
    x: (day: number) => percent(day, days),
    y: (amount: Decimal) => percent(chartHeight - height(amount), chartHeight),
  }
}
export type Scale = ReturnType<typeof scaleOf>

interface LinesProps {
  readonly lines: { readonly [S in PriceScenario]: ReadonlyArray<PlotPoint> }
  /** The amounts that have already arrived. */
  readonly past?: ReadonlyArray<PlotPoint> | undefined
  readonly scale: Scale
}

/** The lines of the fan. The lines scale with the chart in both directions but keep the width of their strokes. */
export const Lines = ({ lines, past = [], scale: { days, height } }: LinesProps) => {
  const formatPoint = ({ day, amount }: PlotPoint) => `${day},${chartHeight - height(amount)}`
  const [lower, asToday, higher] = priceScenarios.map((one) => lines[one].map(formatPoint))
  const last = past.at(-1)
  return (
    <svg width="100%" height="100%" viewBox={`0 0 ${days} ${chartHeight}`} preserveAspectRatio="none">
      <polygon className={css.band} points={[...higher!, ...lower!.toReversed()].join(" ")} />
      <polyline className={css.edge} points={higher!.join(" ")} />
      <polyline className={css.edge} points={lower!.join(" ")} />
      <polyline className={css.line} points={asToday!.join(" ")} />
      {last && (
        <polygon
          className={css.past}
          points={[{ day: 0, amount: zero }, ...past, { ...last, amount: zero }].map(formatPoint).join(" ")}
        />
      )}
    </svg>
  )
}

export interface EndLabel {
  readonly figure?: FigureMark | undefined
  readonly amount: Decimal
  readonly shown: string
  readonly name: string
}

interface EndLabelsProps {
  readonly ends: ReadonlyArray<EndLabel>
  readonly scale: Scale
}

/** Labels next to the ends of the lines. A phone shows them below the chart instead. */
export const EndLabels = ({ ends, scale: { height } }: EndLabelsProps) => {
  const spread = spreadLabels(
    ends.map(({ amount }) => height(amount)),
    labelHeight,
  )
  const above = Math.max(0, ...spread.map((position) => position - maxLabelPosition))
  return (
    <svg className={css.beside}>
      {ends.map(({ figure, shown, name }, index) => (
        <svg key={name} y={percent(chartHeight - spread[index]! + above, chartHeight)} overflow="visible">
          <text className={css.amount} y="4" data-figure={figure}>
            {shown}
          </text>
          <text y="20">{name}</text>
        </svg>
      ))}
    </svg>
  )
}

/** The labels of the ends on a phone, below the chart. */
export const EndLabelsBelow = ({ ends }: Pick<EndLabelsProps, "ends">) => (
  <div className={`${patterns.note} ${css.ends}`} aria-hidden="true">
    {ends.map(({ figure, shown, name }) => (
      <div key={name}>
        <div className={css.amount} translate="no" data-figure={figure}>
          {renderDigits(shown)}
        </div>
        <div>{name}</div>
      </div>
    ))}
  </div>
)
