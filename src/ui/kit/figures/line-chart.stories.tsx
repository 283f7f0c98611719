import type { Meta, StoryObj } from "@storybook/react-vite"
import { componentPage } from "#ui/story/guide/component-page.tsx"
import { decimal } from "#domain/shared/money.ts"
import { useFormatters } from "#ui/shared/format.ts"
import css from "#ui/kit/styles/story-sheet.module.css"
import { LineChart } from "./line-chart.tsx"

export default {
  title: "Components/Figures/LineChart",
  component: LineChart,
  tags: ["autodocs", "!test"],
  parameters: componentPage({
    do: [
      "Use it for amounts over time: the forecast, one line for each coin.",
      "Label each line at its end; there is no legend to match colours with.",
    ],
    avoid: [
      "Don’t draw two units in one chart.",
      "Don’t smooth or fill the lines: each point is a figure of the table.",
    ],
    accessibility: [
      "A slider over the drawing reads the points: arrow keys move it, and each point is read with its figures.",
      "The same figures stand in a table in the Disclosure below.",
      "Lines differ by their dashes and labels, not only by colour; their contrast is at least 3 : 1.",
    ],
  }),
} satisfies Meta<typeof LineChart>

const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, 10 + index, 1)))
const grown = (from: number, by: number) =>
  months.map((_, index) => decimal(String(Math.round(from * (100 + by * index)) / 100)))

const Chart = () => {
  const format = useFormatters()
  return (
    <div className={`${css.sheet} ${css.wide} ${css.broad}`}>
      <LineChart
        label="Income forecast"
        pointsLabel="Month"
        points={months.map((month) => month.toISOString().slice(0, 7))}
        format={(value) => format.amount(value, "usd")}
        formatTick={(value) => format.amount(value, "usd", { short: true })}
        series={[
          { coin: "btc", label: "Bitcoin", values: grown(120, 6) },
          { coin: "eth", label: "Ethereum", values: grown(80, 14) },
          { coin: "eth2", label: "ETH2", values: grown(76, 14) },
        ]}
      />
      <LineChart
        label="Nothing yet"
        pointsLabel="Month"
        points={["2026"]}
        format={(value) => format.amount(value, "btc")}
        series={[{ coin: "btc", label: "Bitcoin", values: [decimal("0")] }]}
      />
    </div>
  )
}

export const OnADesktop: StoryObj = { tags: ["test"], render: () => <Chart /> }

export const OnAPhone: StoryObj = {
  tags: ["test", "!autodocs"],
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => <Chart />,
}
