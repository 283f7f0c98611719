import { Line } from "@nivo/line"
import { useEffect, useRef, useState } from "react"
import type { Coin } from "#domain/shared/currency.ts"
import { labelInterval, gridlineCount, chartHeight, placeLabels } from "./chart-scale.ts"
import { ChartReading } from "./chart-reading.tsx"
import {
  Chosen,
  Cursor,
  Lines,
  Marked,
  Marks,
  Names,
  TextSize,
  type PlottedMark,
  type PlottedSeries,
} from "./line-chart-layers.tsx"
import css from "./line-chart.module.css"

export interface LineChartDrawingProps {
  readonly label: string
  /** What the points are: "Month". */
  readonly pointsLabel: string
  readonly points: ReadonlyArray<string>
  /** The points below the drawing, where space is short. */
  readonly axisLabels: ReadonlyArray<string>
  /** Each point with its figures. */
  readonly readings: ReadonlyArray<string>
  /** What happens at each point; null for nothing. */
  readonly marks: ReadonlyArray<string | null>
  /** Labels of the value axis, from the baseline up. */
  readonly ticks: ReadonlyArray<string>
  readonly series: ReadonlyArray<{
    readonly coin: Coin
    readonly label: string
    readonly places: ReadonlyArray<number>
  }>
}

/** In em: the width reserved for an axis label, and the space between the labels of marks. */
const labelRoom = 6
const markGap = 1

interface Dimensions {
  readonly width: number
  readonly height: number
  readonly font: string
  readonly text: number
}

/** Width of the longest text, in pixels. */
const longestWidth = ({ font, text }: Dimensions, weight: number, texts: ReadonlyArray<string>): number => {
  const context = document.createElement("canvas").getContext("2d")
  if (!context) return 0
  context.font = `${weight} ${text}px ${font}`
  return Math.ceil(Math.max(0, ...texts.map((one) => context.measureText(one).width)))
}

const themeOf = (fontSize: number) => ({
  text: { fontFamily: "inherit", fontSize, fill: "var(--ink-2)" },
  axis: { ticks: { text: { fontSize, fill: "var(--ink-2)" } } },
  grid: { line: { stroke: "var(--line)", strokeWidth: 1 } },
})
const levels = Array.from({ length: gridlineCount + 1 }, (_, index) => (chartHeight / gridlineCount) * index)
const axis = { tickSize: 0, tickPadding: 8 }
/** In em: axis labels are placed below the baseline. */
const baselineGap = 0.6

export const LineChartDrawing = (props: LineChartDrawingProps) => {
  const [chosen, choose] = useState<number | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Dimensions | null>(null)
  useEffect(() => {
    const element = container.current!
    const observer = new ResizeObserver(() =>
      setSize({
        width: element.clientWidth,
        height: element.clientHeight,
        font: getComputedStyle(element).fontFamily,
        text: Number.parseInt(getComputedStyle(element).fontSize, 10),
      }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={css.readable}>
      <p className={css.reading}>{chosen !== null && props.readings[chosen]}</p>
      <div ref={container} className={css.drawing}>
        {size && size.width > 0 && (
          <TextSize value={size.text}>
            <Chosen value={chosen}>
              <Picture {...props} size={size} chosen={chosen} choose={choose} />
            </Chosen>
          </TextSize>
        )}
      </div>
    </div>
  )
}

interface PictureProps extends LineChartDrawingProps {
  readonly size: Dimensions
  readonly chosen: number | null
  readonly choose: (index: number | null) => void
}

/** A mark for each point at which something happens; the points are spread evenly over the width. */
const plotMarks = (
  { size, marks }: Pick<PictureProps, "size" | "marks">,
  width: number,
): ReadonlyArray<PlottedMark> => {
  const plotted = marks.flatMap((label, index) =>
    label === null ? [] : [{ x: (width * index) / Math.max(1, marks.length - 1), label }],
  )
  const starts = placeLabels(
    plotted.map(({ x, label }) => ({ centre: x, width: longestWidth(size, 400, [label]) })),
    width,
    markGap * size.text,
  )
  return plotted.map((mark, index) => ({ ...mark, start: starts[index] ?? null }))
}

const Picture = (props: PictureProps) => {
  const { size, label, pointsLabel, points, axisLabels, readings, ticks, series, chosen, choose } = props
  const left = size.text + longestWidth(size, 400, ticks)
  const right =
    size.text +
    longestWidth(
      size,
      600,
      series.map((one) => one.label),
    )
  const width = size.width - left - right
  const nth = labelInterval(points.length, width / (size.text * labelRoom))
  const marks = plotMarks(props, width)
  return (
    <Marked value={marks}>
      <Line<PlottedSeries>
        width={size.width}
        height={size.height}
        theme={themeOf(size.text)}
        role="img"
        ariaLabel={label}
        margin={{ top: (marks.length > 0 ? 2 : 1) * size.text, bottom: 2.5 * size.text, left, right }}
        data={series.map(({ coin, label: name, places }) => ({
          id: coin,
          label: name,
          data: points.flatMap((x, index) => (places[index] === undefined ? [] : [{ x, y: places[index] }])),
        }))}
        xScale={{ type: "point" }}
        yScale={{ type: "linear", min: 0, max: chartHeight }}
        enableGridX={false}
        gridYValues={levels}
        isInteractive={false}
        animate={false}
        renderWrapper={false}
        axisLeft={{ ...axis, tickValues: levels, format: (level: number) => ticks[levels.indexOf(level)] ?? "" }}
        axisBottom={{
          ...axis,
          tickPadding: Math.round(baselineGap * size.text),
          tickValues: points.filter((_, index) => index % nth === 0),
          format: (point: string) => axisLabels[points.indexOf(point)] ?? "",
        }}
        layers={["grid", "axes", Marks, Cursor, Lines, Names]}
      />
      <ChartReading label={pointsLabel} readings={readings} index={chosen} onIndex={choose} margin={{ left, right }} />
    </Marked>
  )
}
