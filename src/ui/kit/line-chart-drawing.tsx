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
const labelRoom = 76

interface Measured {
  readonly width: number
  readonly height: number
  readonly font: string
}

/** How wide the longest of the texts will be. */
const longest = (font: string, weight: number, texts: ReadonlyArray<string>): number => {
  const pen = document.createElement("canvas").getContext("2d")
  if (!pen) return 0
  pen.font = `${weight} ${textSize}px ${font}`
  return Math.ceil(Math.max(0, ...texts.map((text) => pen.measureText(text).width)))
}

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
  const [size, setSize] = useState<Measured | null>(null)
  useEffect(() => {
    const element = place.current!
    const measured = new ResizeObserver(() => setSize({
      width: element.clientWidth, height: element.clientHeight, font: getComputedStyle(element).fontFamily
    }))
    measured.observe(element)
    return () => measured.disconnect()
  }, [])
  const margin = {
    top: lineHeight / 2,
    bottom: 2 * lineHeight,
    left: 12 + longest(size?.font ?? "", 400, ticks),
    right: 12 + longest(size?.font ?? "", 600, series.map((one) => one.label))
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
