import { useTranslation } from "react-i18next"
import type { Coin } from "#domain/shared/currency.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { chartTicks, chartPosition } from "./chart-scale.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { UnbrokenText } from "./amount.tsx"
import css from "./line-chart.module.css"
import type { FigureMark } from "./figure-mark.ts"
import { LineChartDrawing, type AxisLabel, type LineChartDrawingProps } from "./line-chart-drawing.tsx"
import { ResponsiveTable } from "./responsive-table.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

export interface LineChartSeries {
  readonly coin: Coin
  readonly label: string
  /** One value per point. */
  readonly values: ReadonlyArray<Decimal>
}

/** An event at a point. */
export interface LineChartMark {
  /** "2 contracts end" */
  readonly label: string
  /** The text in the table: "Apr 3, 2027 · Apr 15, 2027" */
  readonly details: string
  /** How far from its point to the next, from 0 to 1. */
  readonly within?: number | undefined
}

interface Props {
  /** The figure mark of the values. */
  readonly figure?: FigureMark | undefined
  readonly label: string
  /** Column heading of the points: "Month". */
  readonly pointsLabel: string
  /** Unique labels: "Nov 2026". */
  readonly points: ReadonlyArray<string>
  /** Shorter ones for the axis, where the labels are long: "Nov 26", and "Jan 26, 2027" where the year changes. */
  readonly axisLabels?: ReadonlyArray<AxisLabel> | undefined
  readonly series: ReadonlyArray<LineChartSeries>
  readonly format: (value: Decimal) => string
  /** Short labels for the axis. */
  readonly formatTick?: ((value: Decimal) => string) | undefined
  /** One value per point, null where nothing happens, and the heading of their column. */
  readonly marks?: { readonly label: string; readonly values: ReadonlyArray<LineChartMark | null> } | undefined
}

const drawingOf = ({
  label,
  pointsLabel,
  points,
  axisLabels = points.map((label) => ({ label, year: "", withYear: label })),
  series,
  format,
  formatTick = format,
  marks,
}: Props): LineChartDrawingProps => {
  const ticks = chartTicks(series.flatMap(({ values }) => values))
  const top = ticks.at(-1)!
  return {
    label,
    pointsLabel,
    points,
    axisLabels,
    readings: points.map((point, index) =>
      [
        point,
        ...series.map(({ label: name, values }) => values[index] && `${name} ${format(values[index])}`),
        marks?.values[index]?.label,
      ]
        .filter(Boolean)
        .join(" · "),
    ),
    ticks: ticks.map(formatTick),
    marks: points.map((_, index) => marks?.values[index] ?? null),
    series: series.map(({ coin, label: name, values }) => ({
      coin,
      label: name,
      places: values.map((value) => chartPosition(value, top)),
    })),
  }
}

/** Amounts over time; the table contains every figure of the drawing. */
export const LineChart = (props: Props) => {
  const { t } = useTranslation()
  const { figure, label, pointsLabel, points, series, format, marks } = props
  return (
    <div className={`${patterns.stack} ${css.chart}`}>
      <LineChartDrawing {...drawingOf(props)} />
      <Disclosure summary={t("chart.table")}>
        <ResponsiveTable
          figures
          label={label}
          columns={[
            { key: "point", title: pointsLabel },
            ...series.map(({ coin, label: title }) => ({ key: coin, title, end: true })),
            ...(marks ? [{ key: "marks", title: marks.label }] : []),
          ]}
          rows={points.map((point, index) => ({
            key: point,
            cells: {
              point,
              ...Object.fromEntries(
                series.map(({ coin, values }) => [
                  coin,
                  values[index] && (
                    <span key={coin} data-figure-of={`${coin} ${index}`}>
                      <UnbrokenText figure={figure}>{format(values[index])}</UnbrokenText>
                    </span>
                  ),
                ]),
              ),
              marks: marks?.values[index]?.details,
            },
          }))}
        />
      </Disclosure>
    </div>
  )
}
