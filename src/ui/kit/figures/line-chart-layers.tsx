import type { LineCustomSvgLayerProps } from "@nivo/line"
import { createContext, use } from "react"
import type { Coin } from "#domain/shared/currency.ts"
import { spreadLabels } from "./chart-scale.ts"
import css from "./line-chart.module.css"

export interface PlottedSeries {
  readonly id: Coin
  readonly label: string
  readonly data: ReadonlyArray<{ readonly x: string; readonly y: number }>
}
type Layer = LineCustomSvgLayerProps<PlottedSeries>

export interface PlottedMark {
  readonly x: number
  readonly label: string
  /** Where the label begins; null if there is no space for it. */
  readonly start: number | null
}

/** In em. */
const lineHeight = 1.4

export const Lines = ({ series, lineGenerator }: Layer) =>
  series.map(({ id, data }) => (
    <path key={id} className={`${css.line} ${css[id]}`} d={lineGenerator(data.map(({ position }) => position)) ?? ""} />
  ))

/** The font size; nivo passes no theme to a custom layer. */
export const TextSize = createContext(0)

/** The chosen point; nivo passes no props to a custom layer. */
export const Chosen = createContext<number | null>(null)

/** A line through the chosen point, and a dot on each series. */
export const Cursor = ({ series, innerHeight }: Layer) => {
  const chosen = use(Chosen)
  const positions = series.map(({ id, data }) => ({ id, at: chosen === null ? undefined : data[chosen]?.position }))
  const x = positions.find(({ at }) => at !== undefined)?.at?.x
  if (x === undefined) return null
  return (
    <g>
      <line className={css.cursor} x1={x} x2={x} y1={0} y2={innerHeight} />
      {positions.map(({ id, at }) => at && <circle key={id} className={css[id]} cx={at.x} cy={at.y} r={4} />)}
    </g>
  )
}

/** Labels each line at its end. */
export const Names = ({ series, innerWidth }: Layer) => {
  const size = use(TextSize)
  const places = spreadLabels(
    series.map(({ data }) => data.at(-1)?.position.y ?? 0),
    size * lineHeight,
  )
  return series.map(({ id, label }, index) => (
    <text
      key={id}
      className={`${css.name} ${css[id]}`}
      x={innerWidth + size / 2}
      y={places[index]}
      dominantBaseline="central"
    >
      {label}
    </text>
  ))
}

/** Nivo passes no props to a custom layer. */
export const Marked = createContext<ReadonlyArray<PlottedMark>>([])

/** A line through each marked point, with its label above the plot. */
export const Marks = ({ innerHeight }: Layer) => {
  const size = use(TextSize)
  return use(Marked).map(({ x, label, start }) => (
    <g key={x}>
      <line className={css.mark} x1={x} x2={x} y1={0} y2={innerHeight} />
      {start !== null && (
        <text className={css.markLabel} x={start} y={-size / 2}>
          {label}
        </text>
      )}
    </g>
  ))
}
