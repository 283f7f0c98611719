import type { PointerEvent } from "react"
import css from "./line-chart.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  /** The kind of the points: "Month". */
  readonly label: string
  /** Each point with its figures. */
  readonly readings: ReadonlyArray<string>
  /** Null until a point is chosen. */
  readonly index: number | null
  readonly onIndex: (index: number | null) => void
  /** Pixels beside the plot. */
  readonly margin: { readonly left: number; readonly right: number }
}

/** The point under the pointer, by the plot's width. */
const pointUnder = ({ currentTarget, clientX }: PointerEvent, { readings, margin: { left, right } }: Props): number => {
  const { x, width } = currentTarget.getBoundingClientRect()
  const share = (clientX - x - left) / Math.max(1, width - left - right)
  return Math.min(Math.max(Math.round(share * (readings.length - 1)), 0), readings.length - 1)
}

/** The reader of a chart: a native range over the drawing, moved by the pointer and by the arrow keys. */
export const ChartReading = (props: Props) => {
  const { label, readings, index, onIndex } = props
  const read = (event: PointerEvent) => onIndex(pointUnder(event, props))
  return (
    <input
      type="range"
      className={`${patterns.covering} ${css.reader}`}
      aria-label={label}
      aria-valuetext={readings[index ?? 0]}
      min="0"
      max={readings.length - 1}
      value={index ?? 0}
      onFocus={() => onIndex(index ?? 0)}
      onBlur={() => onIndex(null)}
      onChange={({ target }) => onIndex(Number(target.value))}
      onPointerMove={read}
      onPointerDown={(event) => {
        // The native thumb does not know the plot's margins.
        event.preventDefault()
        read(event)
      }}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(":focus-visible")) onIndex(null)
      }}
    />
  )
}
