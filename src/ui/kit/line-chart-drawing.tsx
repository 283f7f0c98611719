import type { LineCustomSvgLayerProps } from "@nivo/line"
import { Line } from "@nivo/line"
import { useEffect, useRef, useState } from "react"
import type { Coin } from "../../domain/currency"
import { apart, everyNth, gridlines, height } from "./chart-scale"
import css from "./line-chart.module.css"

export interface Drawing {
  readonly label: string
  readonly points: ReadonlyArray<string>
  /** The words of the axis, from the ground up. */
  readonly ticks: ReadonlyArray<string>
  readonly series: ReadonlyArray<{ readonly coin: Coin; readonly label: string; readonly places: ReadonlyArray<number> }>
}

interface Drawn {
  readonly id: Coin
  readonly label: string
  readonly data: ReadonlyArray<{ readonly x: string; readonly y: number }>
}
type Layer = LineCustomSvgLayerProps<Drawn>

const textSize = 13
const lineHeight = 18
/** A wide letter of the axis; labels are measured by it, before there is anything to measure. */
const letter = 7.5
const labelRoom = 76

const longest = (texts: ReadonlyArray<string>) => Math.max(0, ...texts.map((text) => text.length)) * letter

const Lines = ({ series, lineGenerator }: Layer) => series.map(({ id, data }) => (
  <path key={id} className={`${css.line} ${css[id]}`} d={lineGenerator(data.map(({ position }) => position)) ?? ""} />
))

/** Each line says its own name where it ends. */
const Names = ({ series, innerWidth }: Layer) => {
  const places = apart(series.map(({ data }) => data.at(-1)?.position.y ?? 0), lineHeight)
  return series.map(({ id, label }, index) => (
    <text key={id} className={`${css.name} ${css[id]}`} x={innerWidth + textSize / 2} y={places[index]} dominantBaseline="central">
      {label}
    </text>
  ))
}

const theme = {
  text: { fontFamily: "inherit", fontSize: textSize, fill: "var(--text-2)" },
  axis: { ticks: { text: { fontSize: textSize, fill: "var(--text-2)" } } },
  grid: { line: { stroke: "var(--border)", strokeWidth: 1 } }
}
const levels = Array.from({ length: gridlines + 1 }, (_, index) => (height / gridlines) * index)
const axis = { tickSize: 0, tickPadding: 8 }

export const LineChartDrawing = ({ label, points, ticks, series }: Drawing) => {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  useEffect(() => {
    const element = place.current!
    const measured = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    measured.observe(element)
    return () => measured.disconnect()
  }, [])
  const margin = {
    top: lineHeight / 2, bottom: 2 * lineHeight, left: longest(ticks) + 8, right: longest(series.map((one) => one.label)) + 12
  }
  const nth = everyNth(points.length, (size?.width ?? 0) / labelRoom - 2)
  return (
    <div ref={place} className={css.drawing}>
      {size && size.width > 0 && (
        <Line<Drawn>
          width={size.width} height={size.height} margin={margin} theme={theme} role="img" ariaLabel={label}
          data={series.map(({ coin, label: name, places }) => ({
            id: coin, label: name, data: points.flatMap((x, index) => (places[index] === undefined ? [] : [{ x, y: places[index] }]))
          }))}
          xScale={{ type: "point" }} yScale={{ type: "linear", min: 0, max: height }}
          enableGridX={false} gridYValues={levels} isInteractive={false} animate={false} renderWrapper={false}
          axisLeft={{ ...axis, tickValues: levels, format: (level: number) => ticks[levels.indexOf(level)] ?? "" }}
          axisBottom={{ ...axis, tickValues: points.filter((_, index) => index % nth === 0) }}
          layers={["grid", "axes", Lines, Names]}
        />
      )}
    </div>
  )
}
