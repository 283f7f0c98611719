import type { Meta, StoryObj } from "@storybook/react-vite"
import { decimal } from "../../../domain/shared/money"
import { useFormatters } from "../../shared/format"
import { Amount } from "./amount"
import { DateText } from "./date-text"
import { ExplorerLink } from "../actions/explorer-link"
import { LineChart } from "./line-chart"
import { Pager } from "../actions/pager"
import { RatingCard } from "../fields/rating-card"
import { ResponsiveTable } from "./responsive-table"
import { Status } from "../feedback/status"
import css from "../styles/story-sheet.module.css"
import { Timeline } from "./timeline"

export default { title: "Components/Figures" } satisfies Meta

const btcAddress = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
const hash = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b"

export const Amounts: StoryObj = {
  render: () => (
    <main className={css.sheet}>
      <p>
        <Amount value={decimal("1234567.891")} currency="usd" /> ·{" "}
        <Amount value={decimal("1234567.891")} currency="rub" short /> ·{" "}
        <Amount value={decimal("0.0015")} currency="btc" />
      </p>
      <p>
        <DateText at="2026-11-21T09:05:00Z" /> · <DateText at="2026-11-21T09:05:00Z" time />
      </p>
      <p>
        <ExplorerLink currencyId="btc" kind="address" value={btcAddress} />
      </p>
      <p>
        <ExplorerLink currencyId="btc" kind="transaction" value={hash} />
      </p>
      <p>
        <ExplorerLink currencyId="eth" kind="transaction" value={`0x${hash}`} />
      </p>
      <p>
        Not an address: <ExplorerLink currencyId="btc" kind="address" value="javascript:alert(1)" />
      </p>
    </main>
  ),
}

const Cards = () => {
  const format = useFormatters()
  const term = { start: "2026-03-01T00:00:00Z", end: "2027-03-01T00:00:00Z", label: "Term" }
  return (
    <main className={`${css.sheet} ${css.wide}`}>
      <h1>Contracts</h1>
      <RatingCard
        coin="btc"
        name="Bitcoin, 12 months"
        serial="№ 7B8F-2F0E"
        rated={format.quantity(decimal("12.5"), "th")}
        status={<Status kind="ok">Active</Status>}
        items={[{ label: "Paid", value: <Amount value={decimal("356.25")} currency="usd" /> }]}
      >
        <Timeline {...term} now="2026-11-21T00:00:00Z" />
      </RatingCard>
      <RatingCard
        coin="eth2"
        name="Стейкинг Ethereum, бессрочный контракт с длинным названием"
        rated={format.quantity(decimal("1.00000001"), "eth2")}
        status={<Status kind="warn">Приостановлен</Status>}
        items={[
          { label: "Действует с", value: <DateText at="2026-03-01T00:00:00Z" /> },
          { label: "Плата за обслуживание 1000 Mh/s в месяц", value: <Amount value={decimal("4.2")} currency="usd" /> },
        ]}
      />
      <RatingCard
        coin="eth"
        name="Ethereum, 12 months"
        rated={format.quantity(decimal("500"), "mh")}
        status={<Status kind="idle">Expired</Status>}
        items={[]}
      >
        <Timeline {...term} now="2028-01-01T00:00:00Z" />
      </RatingCard>
    </main>
  )
}
export const RatingCards: StoryObj = { render: () => <Cards /> }

const History = () => (
  <main className={`${css.sheet} ${css.wide} ${css.broad}`}>
    <ResponsiveTable
      label="History"
      columns={[
        { key: "what", title: "Operation" },
        { key: "amount", title: "Amount", end: true, phone: "firstEnd" },
        { key: "date", title: "Date", phone: "second" },
        { key: "state", title: "State", end: true, phone: "secondEnd" },
        { key: "hash", title: "Transaction", phone: "none" },
      ]}
      rows={["Bonus", "Списание платы за обслуживание", "Withdrawal"].map((what, index) => ({
        key: what,
        cells: {
          what,
          amount: <Amount value={decimal(`${index}.00150000`)} currency="btc" />,
          date: <DateText at={`2026-1${index % 2}-21T09:05:00Z`} time />,
          state: <Status kind={index === 1 ? "info" : "ok"}>{index === 1 ? "В обработке" : "Completed"}</Status>,
          hash: <ExplorerLink currencyId="btc" kind="transaction" value={hash} />,
        },
      }))}
    />
    <Pager page={1} pageSize={10} total={93} href={(page) => `/cabinet/history?page=${page}`} />
  </main>
)
export const Table: StoryObj = { render: () => <History /> }
const pager = (page: number, total: number): StoryObj => ({
  render: () => (
    <main className={css.sheet}>
      <h1>{total}</h1>
      <Pager page={page} pageSize={10} total={total} href={(to) => `/cabinet/orders?page=${to}`} />
    </main>
  ),
})
export const PagerInTheMiddle = pager(6, 120)
export const PagerAtTheEnd = pager(12, 120)
/** A single page has no pager. */
export const NoPager = pager(1, 10)
export const TableOnPhone: StoryObj = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => <History />,
}

const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, 10 + index, 1)))
const grown = (from: number, by: number) =>
  months.map((_, index) => decimal(String(Math.round(from * (100 + by * index)) / 100)))
const Chart = () => {
  const format = useFormatters()
  return (
    <main className={`${css.sheet} ${css.wide} ${css.broad}`}>
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
    </main>
  )
}
export const LineCharts: StoryObj = { render: () => <Chart /> }
export const LineChartOnPhone: StoryObj = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => <Chart />,
}
