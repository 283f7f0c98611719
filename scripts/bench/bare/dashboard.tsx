import { ResponsiveLine } from "@nivo/line"
import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"

const token = decodeURIComponent(/(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? "")

/** Loads a coin's forecast as floats, which is fast but not exact. */
const lineOf = async (id: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`/api/v1/dashboard/forecast/?currencyId=${id}`, { headers })
  const months = (await answer.json()) as { readonly baseRevenue: { readonly amount: string } }[]
  return { id, data: months.map(({ baseRevenue }, month) => ({ x: String(month), y: Number(baseRevenue.amount) })) }
}

const Chart = () => {
  const [lines, setLines] = useState<readonly Awaited<ReturnType<typeof lineOf>>[]>([])
  useEffect(() => {
    void Promise.all(["btc", "eth"].map(lineOf)).then(setLines)
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
