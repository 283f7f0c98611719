import { createLinearScale, createPointScale } from "@nivo/scales"
import { useLayoutEffect, useRef, useState } from "react"
import type { Coin } from "#domain/shared/currency.ts"
import { chartHeight, gridlineCount, labelInterval } from "./chart-scale.ts"
import { ChartReading } from "./chart-reading.tsx"
import { Axes, Cursor, Lines, Marks, Names, type Mark } from "./line-chart-layers.tsx"
import css from "./line-chart.module.css"

export interface AxisLabel {
  readonly label: string
  readonly year: string
  /** Shown where the year differs from that of the label before. */
  readonly withYear: string
}

export interface LineChartDrawingProps {
  readonly label: string
  /** The kind of the points: "Month". */
  readonly pointsLabel: string
  readonly points: ReadonlyArray<string>
  /** The points below the drawing, where space is short. */
  readonly axisLabels: ReadonlyArray<AxisLabel>
  /** Each point with its figures. */
  readonly readings: ReadonlyArray<string>
  /** The event at each point; null for none. */
  readonly marks: ReadonlyArray<Mark | null>
  /** Labels of the value axis, from the baseline up. */
  readonly ticks: ReadonlyArray<string>
  readonly series: ReadonlyArray<{
    readonly coin: Coin
    readonly label: string
    readonly places: ReadonlyArray<number>
  }>
}

interface Dimensions {
  readonly width: number
  readonly height: number
  readonly font: string
  /** The font size, in px. */
  readonly text: number
}

/** In em: the width reserved for an axis label. */
const labelRoom = 6
const levels = Array.from({ length: gridlineCount + 1 }, (_, index) => (chartHeight / gridlineCount) * index)

const dimensionsOf = (element: HTMLElement): Dimensions => {
  const { fontFamily, fontSize } = getComputedStyle(element)
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    font: fontFamily,
    text: Number.parseInt(fontSize, 10),
  }
}

/** Width of a text, in pixels. */
const measureWith = ({ font, text }: Dimensions) => {
  const context = document.createElement("canvas").getContext("2d")
  return (words: string, weight: number): number => {
    if (!context) return 0
    context.font = `${weight} ${text}px ${font}`
    return Math.ceil(context.measureText(words).width)
  }
}

interface PictureProps extends LineChartDrawingProps {
  readonly size: Dimensions
  readonly chosen: number | null
  readonly choose: (index: number | null) => void
}

const Picture = ({ size, chosen, choose, label, pointsLabel, readings, ...drawing }: PictureProps) => {
  const { points, axisLabels, marks, ticks, series } = drawing
  const { text } = size
  const widthOf = measureWith(size)
  const longest = (texts: ReadonlyArray<string>, weight: number) =>
    Math.max(...texts.map((one) => widthOf(one, weight)))
  const left = text + longest(ticks, 400)
  const names = series.map((one) => one.label)
  const right = text + longest(names, 650)
  const top = (marks.some((mark) => mark !== null) ? 2 : 1) * text
  const width = Math.max(0, size.width - left - right)
  const height = Math.max(0, size.height - top - 2.5 * text)
  const across = createPointScale({ type: "point" }, { all: points, min: points[0]!, max: points.at(-1)! }, width)
  const up = createLinearScale(
    { type: "linear", min: 0, max: chartHeight, nice: false },
    { all: levels, min: 0, max: chartHeight },
    height,
    "y",
  )
  const x = points.map((point) => across(point) ?? 0)
  const nth = labelInterval(points.length, width / (text * labelRoom))
  const plot = { width, height, text, x }
  const lines = series.map(({ coin, label: name, places }) => ({ coin, label: name, y: places.map((one) => up(one)) }))
  return (
    <>
      <svg role="img" aria-label={label} width={size.width} height={size.height}>
        <g transform={`translate(${left},${top})`}>
          <Axes
            {...plot}
            values={ticks.map((tick, index) => ({ label: tick, y: up(levels[index]!) }))}
            labels={axisLabels.map(({ label: short, year, withYear }, index) =>
              index % nth > 0 ? null : year === (axisLabels[index - nth]?.year ?? year) ? short : withYear,
            )}
          />
          <Marks {...plot} marks={marks} widthOf={(words) => widthOf(words, 400)} />
          <Cursor {...plot} lines={lines} chosen={chosen} />
          <Lines {...plot} lines={lines} />
          <Names {...plot} lines={lines} />
        </g>
      </svg>
      <ChartReading label={pointsLabel} readings={readings} index={chosen} onIndex={choose} margin={{ left, right }} />
    </>
  )
}

export const LineChartDrawing = (props: LineChartDrawingProps) => {
  const [chosen, choose] = useState<number | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Dimensions | null>(null)
  // Before the first paint, and again when the space changes.
  useLayoutEffect(() => {
    const element = container.current!
    const measure = () =>
      setSize((known) => {
        const now = dimensionsOf(element)
        return known?.width === now.width && known.height === now.height && known.text === now.text ? known : now
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={css.readable}>
      <p className={css.reading}>{chosen !== null && props.readings[chosen]}</p>
      <div ref={container} className={css.drawing}>
        {size && size.width > 0 && <Picture {...props} size={size} chosen={chosen} choose={choose} />}
      </div>
    </div>
  )
}
