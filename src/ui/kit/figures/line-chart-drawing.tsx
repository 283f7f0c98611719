import type { LineCustomSvgLayerProps } from "@nivo/line"
import { Line } from "@nivo/line"
import { createContext, use, useEffect, useRef, useState } from "react"
import type { Coin } from "../../../domain/shared/currency"
import { spreadLabels, labelInterval, gridlineCount, chartHeight } from "./chart-scale"
import { ChartReading } from "./chart-reading"
import css from "./line-chart.module.css"

export interface LineChartDrawingProps {
  readonly label: string
  /** What the points are: "Month". */
  readonly pointsLabel: string
  readonly points: ReadonlyArray<string>
  /** Each point with its figures. */
  readonly readings: ReadonlyArray<string>
  /** Labels of the value axis, from the baseline up. */
  readonly ticks: ReadonlyArray<string>
  readonly series: ReadonlyArray<{
    readonly coin: Coin
    readonly label: string
    readonly places: ReadonlyArray<number>
  }>
}

interface Series {
  readonly id: Coin
  readonly label: string
  readonly data: ReadonlyArray<{ readonly x: string; readonly y: number }>
}
type Layer = LineCustomSvgLayerProps<Series>

/** In em: line height, and the width reserved for an axis label. */
const lineHeight = 1.4
const labelRoom = 6

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

const Lines = ({ series, lineGenerator }: Layer) =>
  series.map(({ id, data }) => (
    <path key={id} className={`${css.line} ${css[id]}`} d={lineGenerator(data.map(({ position }) => position)) ?? ""} />
  ))

/** The font size; nivo passes no theme to a custom layer. */
const TextSize = createContext(0)

/** The chosen point; nivo passes no props to a custom layer. */
const Chosen = createContext<number | null>(null)

/** A line through the chosen point, and a dot on each series. */
const Cursor = ({ series, innerHeight }: Layer) => {
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
const Names = ({ series, innerWidth }: Layer) => {
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

const themeOf = (fontSize: number) => ({
  text: { fontFamily: "inherit", fontSize, fill: "var(--text-2)" },
  axis: { ticks: { text: { fontSize, fill: "var(--text-2)" } } },
  grid: { line: { stroke: "var(--border)", strokeWidth: 1 } },
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

const Picture = ({ size, label, pointsLabel, points, readings, ticks, series, chosen, choose }: PictureProps) => {
  const left = size.text + longestWidth(size, 400, ticks)
  const right =
    size.text +
    longestWidth(
      size,
      600,
      series.map((one) => one.label),
    )
  const nth = labelInterval(points.length, (size.width - left - right) / (size.text * labelRoom))
  return (
    <>
      <Line<Series>
        width={size.width}
        height={size.height}
        theme={themeOf(size.text)}
        role="img"
        ariaLabel={label}
        margin={{ top: size.text, bottom: 2.5 * size.text, left, right }}
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
        }}
        layers={["grid", "axes", Cursor, Lines, Names]}
      />
      <ChartReading label={pointsLabel} readings={readings} index={chosen} onIndex={choose} margin={{ left, right }} />
    </>
  )
}
