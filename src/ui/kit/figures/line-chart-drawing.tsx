import type { LineCustomSvgLayerProps } from "@nivo/line"
import { Line } from "@nivo/line"
import { createContext, use, useEffect, useRef, useState } from "react"
import type { Coin } from "../../../domain/shared/currency"
import { spreadLabels, labelInterval, gridlineCount, chartHeight } from "./chart-scale"
import css from "./line-chart.module.css"

export interface LineChartDrawingProps {
  readonly label: string
  readonly points: ReadonlyArray<string>
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

export const LineChartDrawing = ({ label, points, ticks, series }: LineChartDrawingProps) => {
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
    <div ref={container} className={css.drawing}>
      {size && size.width > 0 && (
        <TextSize value={size.text}>
          <Picture size={size} label={label} points={points} ticks={ticks} series={series} />
        </TextSize>
      )}
    </div>
  )
}

const Picture = ({ size, label, points, ticks, series }: LineChartDrawingProps & { readonly size: Dimensions }) => {
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
      layers={["grid", "axes", Lines, Names]}
    />
  )
}
