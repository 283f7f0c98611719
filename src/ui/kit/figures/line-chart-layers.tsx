import type { Coin } from "#domain/shared/currency.ts"
import { placeLabels, spreadLabels } from "./chart-scale.ts"
import css from "./line-chart.module.css"

/** The space of the drawing between its axes. */
interface Plot {
  readonly width: number
  readonly height: number
  /** The font size, in px. */
  readonly text: number
  /** The horizontal position of each point, in px. */
  readonly x: ReadonlyArray<number>
}

interface Plotted extends Plot {
  readonly lines: ReadonlyArray<{ readonly coin: Coin; readonly label: string; readonly y: ReadonlyArray<number> }>
}

/** In em, except the distance of the value labels. */
const lineHeight = 1.4
const markGap = 1
const baselineGap = 0.6
const valueGap = 8

interface AxesProps extends Plot {
  readonly values: ReadonlyArray<{ readonly label: string; readonly y: number }>
  /** Null where space is short. */
  readonly labels: ReadonlyArray<string | null>
}

/** The gridlines with their values, and the points below the baseline. */
export const Axes = ({ width, height, text, x, values, labels }: AxesProps) => (
  <>
    {values.map(({ label, y }) => (
      <g key={y} className={css.axis}>
        <line x2={width} y1={y} y2={y} />
        <text x={-valueGap} y={y} textAnchor="end" dominantBaseline="central">
          {label}
        </text>
      </g>
    ))}
    {labels.map(
      (label, index) =>
        label !== null && (
          <text
            key={label}
            className={css.label}
            x={x[index]}
            y={height + baselineGap * text}
            textAnchor="middle"
            dominantBaseline="text-before-edge"
          >
            {label}
          </text>
        ),
    )}
  </>
)

export interface Mark {
  readonly label: string
  /** How far from its point to the next, from 0 to 1. */
  readonly within?: number | undefined
}

interface MarksProps extends Plot {
  readonly marks: ReadonlyArray<Mark | null>
  readonly widthOf: (words: string) => number
}

/** A line where something happens, with its label above the plot where there is space. */
export const Marks = ({ width, height, text, x, marks, widthOf }: MarksProps) => {
  const marked = marks.flatMap((mark, index) => {
    const { label, within = 0 } = mark ?? {}
    const [from, to] = [x[index]!, x[index + 1]]
    // Events after the last point are beyond the drawing.
    if (label === undefined || (to === undefined && within > 0)) return []
    return [{ label, centre: to === undefined ? from : from + within * (to - from) }]
  })
  const starts = placeLabels(
    marked.map(({ label, centre }) => ({ centre, width: widthOf(label) })),
    width,
    markGap * text,
  )
  return marked.map(({ label, centre }, index) => (
    <g key={centre}>
      <line className={css.mark} x1={centre} x2={centre} y1={0} y2={height} />
      {starts[index] != null && (
        <text className={css.label} x={starts[index]} y={-text / 2}>
          {label}
        </text>
      )}
    </g>
  ))
}

/** A line through the chosen point, and a dot on each series. */
export const Cursor = ({ height, x, lines, chosen }: Plotted & { readonly chosen: number | null }) =>
  chosen !== null && (
    <g>
      <line className={css.cursor} x1={x[chosen]} x2={x[chosen]} y1={0} y2={height} />
      {lines.map(
        ({ coin, y }) =>
          y[chosen] !== undefined && <circle key={coin} data-coin={coin} cx={x[chosen]} cy={y[chosen]} r={4} />,
      )}
    </g>
  )

export const Lines = ({ x, lines }: Plotted) =>
  lines.map(({ coin, y }) => (
    <path
      key={coin}
      className={css.line}
      data-coin={coin}
      d={`M${y.map((each, index) => `${x[index]},${each}`).join("L")}`}
    />
  ))

/** Labels each line at its end. */
export const Names = ({ width, text, lines }: Plotted) => {
  const places = spreadLabels(
    lines.map(({ y }) => y.at(-1) ?? 0),
    text * lineHeight,
  )
  return lines.map(({ coin, label }, index) => (
    <text
      key={coin}
      className={css.name}
      data-coin={coin}
      x={width + text / 2}
      y={places[index]}
      dominantBaseline="central"
    >
      {label}
    </text>
  ))
}
