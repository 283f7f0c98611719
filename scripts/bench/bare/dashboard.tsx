import { ResponsiveLine } from "@nivo/line"
import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"

const coins = ["btc", "eth"] as const
interface Line {
  readonly id: string
  readonly data: ReadonlyArray<{ readonly x: string; readonly y: number }>
}

const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ""
const read = async (path: string): Promise<unknown> => {
  const answer = await fetch(`/api/v1${path}`, { headers: { Authorization: `Bearer ${decodeURIComponent(token)}` } })
  return answer.json()
}

/** The numbers of an answer, whatever they are called: what is fast, not what is right. */
const numbersOf = (value: unknown): ReadonlyArray<number> =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(numbersOf)
    : typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value)
      ? [Number(value)]
      : []

const Chart = () => {
  const [lines, setLines] = useState<ReadonlyArray<Line>>([])
  useEffect(() => {
    void Promise.all(coins.map((coin) => read(`/dashboard/forecast/?currencyId=${coin}`))).then((forecasts) =>
      setLines(
        forecasts.map((forecast, at) => ({
          id: coins[at]!,
          data: numbersOf(forecast)
            .slice(0, 12)
            .map((y, month) => ({ x: String(month), y })),
        })),
      ),
    )
  }, [])
  return (
    <main>
      <h1>Dashboard</h1>
      <div style={{ height: 320 }}>
        {lines.length > 0 && <ResponsiveLine data={lines} animate={false} role="img" ariaLabel="Forecast" />}
      </div>
    </main>
  )
}

createRoot(document.getElementById("root")!).render(<Chart />)
