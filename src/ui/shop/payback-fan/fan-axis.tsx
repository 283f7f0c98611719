import type { Scale } from "./fan-plot.tsx"
import css from "./payback-fan.module.css"

export interface AxisLabel {
  readonly day: number
  readonly text: string
  /** True for a day that the verdict names. */
  readonly isDay?: boolean
}

/** Returns the width of a label as a fraction of the axis. On a phone, a letter takes about a fiftieth of the axis. */
const widthOf = (text: string) => (text.length + 1.5) / 50

/** Returns the edges of a label as fractions of the axis. A label never leaves the axis. */
const placeOf = ({ day, text }: AxisLabel, days: number) => {
  const width = widthOf(text)
  const start = Math.min(Math.max(0, day / days - width / 2), 1 - width)
  return { start, end: start + width }
}

/** Returns the labels that do not overlap an earlier label of the list. */
const fitting = (labels: ReadonlyArray<AxisLabel>, days: number): ReadonlyArray<AxisLabel> =>
  labels.reduce<ReadonlyArray<AxisLabel>>((placed, label) => {
    const { start, end } = placeOf(label, days)
    const isFree = placed.every((other) => {
      const otherPlace = placeOf(other, days)
      return end <= otherPlace.start || start >= otherPlace.end
    })
    return isFree ? [...placed, label] : placed
  }, [])

interface LabelsProps {
  /** The labels in the order of their importance. The axis omits a label that would overlap a more important one. */
  readonly labels: ReadonlyArray<AxisLabel>
  readonly scale: Scale
  /** The vertical position of the labels' baseline. */
  readonly y: string
}

/** Shows labels centred on their days, within the chart. */
export const AxisLabels = ({ labels, scale: { days, x }, y }: LabelsProps) =>
  fitting(labels, days).map((label) => {
    const { start, end } = placeOf(label, days)
    const anchor = start === 0 ? "start" : end === 1 ? "end" : "middle"
    const at = { start: "0", middle: x(label.day), end: "100%" }[anchor]
    return (
      <text key={label.day} className={label.isDay ? css.due : undefined} x={at} y={y} textAnchor={anchor}>
        {label.text}
      </text>
    )
  })

interface Props extends Omit<LabelsProps, "y"> {
  readonly ticks: ReadonlyArray<{ readonly day: number; readonly isLong: boolean }>
}

/** The axis with its ticks, and the labels of important days under them. */
export const FanAxis = ({ ticks, labels, scale }: Props) => (
  <g className={css.axis}>
    <line x2="100%" y1="100%" y2="100%" />
    <svg y="100%" width="100%" height="10" overflow="visible">
      {ticks.map(({ day, isLong }) => (
        <line key={day} x1={scale.x(day)} x2={scale.x(day)} y2={isLong ? 10 : 6} />
      ))}
      <AxisLabels labels={labels} scale={scale} y="26" />
    </svg>
  </g>
)
