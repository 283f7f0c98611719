import type { Scale } from "./fan-plot.tsx"
import css from "./payback-fan.module.css"

export interface AxisLabel {
  readonly day: number
  readonly text: string
  /** Of a day that the answer names. */
  readonly isDay?: boolean
}

/** On a phone a letter is about a fiftieth of the axis. */
const widthOf = (text: string) => (text.length + 1) / 50

/** The edges that a label keeps to, as parts of the axis. */
const placeOf = ({ day, text }: AxisLabel, days: number) => {
  const width = widthOf(text)
  const start = Math.min(Math.max(0, day / days - width / 2), 1 - width)
  return { start, end: start + width }
}

/** Those that fit beside the ones before them. */
const fitting = (labels: ReadonlyArray<AxisLabel>, days: number): ReadonlyArray<AxisLabel> =>
  labels.reduce<ReadonlyArray<AxisLabel>>((kept, label) => {
    const { start, end } = placeOf(label, days)
    const isFree = kept.every((other) => {
      const taken = placeOf(other, days)
      return end <= taken.start || start >= taken.end
    })
    return isFree ? [...kept, label] : kept
  }, [])

interface Props {
  readonly ticks: ReadonlyArray<{ readonly day: number; readonly isLong: boolean }>
  /** The most important first: others stand only beside them. */
  readonly labels: ReadonlyArray<AxisLabel>
  readonly scale: Scale
}

/** Ticks, and the days that matter below them. */
export const FanAxis = ({ ticks, labels, scale: { days, x } }: Props) => (
  <g className={css.axis}>
    <line x2="100%" y1="100%" y2="100%" />
    <svg y="100%" width="100%" height="10" overflow="visible">
      {ticks.map(({ day, isLong }) => (
        <line key={day} x1={x(day)} x2={x(day)} y2={isLong ? 10 : 6} />
      ))}
      {fitting(labels, days).map((label) => {
        const { start, end } = placeOf(label, days)
        const anchor = start === 0 ? "start" : end === 1 ? "end" : "middle"
        const at = { start: "0", middle: x(label.day), end: "100%" }[anchor]
        return (
          <text key={label.day} className={label.isDay ? css.due : undefined} x={at} y="26" textAnchor={anchor}>
            {label.text}
          </text>
        )
      })}
    </svg>
  </g>
)
