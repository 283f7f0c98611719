import { expect, it, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { decimal } from "#domain/shared/money.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { LineChart } from "./line-chart.tsx"

const chart = async () => {
  await render(
    <StoryFrame locale="en-US">
      <LineChart
        label="Income forecast"
        pointsLabel="Month"
        points={["November", "December"]}
        format={({ value }) => `${value} dollars`}
        series={[
          { coin: "btc", label: "Bitcoin", values: [decimal("3"), decimal("4")] },
          { coin: "eth", label: "Ethereum", values: [decimal("1"), decimal("2")] },
        ]}
      />
    </StoryFrame>,
  )
  const drawing = page.getByRole("img", { name: "Income forecast" })
  await expect.element(drawing).toBeVisible()
  return drawing
}

it("draws a line for each series, four gridlines above the baseline, and a label at the end of each line", async () => {
  const drawing = await chart()
  const element = drawing.element()
  expect(element.querySelectorAll("path")).toHaveLength(2)
  const words = [...element.querySelectorAll("text")].map((text) => text.textContent)
  expect(words.filter((word) => word.endsWith("dollars")).toSorted()).toEqual(
    ["0", "1", "2", "3", "4"].map((value) => `${value} dollars`),
  )
  expect(words).toEqual(expect.arrayContaining(["Bitcoin", "Ethereum"]))
})

it("offers the same data as a table, reachable by keyboard", async () => {
  await chart()
  const table = page.getByRole("table", { name: "Income forecast" })
  await expect.element(table).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.matches("summary")).toBe(true)
  expect(document.activeElement?.textContent).toBe(storyI18n["en-US"].t("chart.table"))
  await userEvent.keyboard("{Enter}")
  await expect.element(table).toBeVisible()
  const rows = [...table.element().querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ["Month", "Bitcoin", "Ethereum"],
    ["November", "3 dollars", "1 dollars"],
    ["December", "4 dollars", "2 dollars"],
  ])
})

it("reads the figures of a point under the pointer, and with the arrow keys", async () => {
  const drawing = await chart()
  const reader = page.getByRole("slider", { name: "Month" })
  const reading = (words: string) => page.getByText(words, { exact: true })
  await reader.hover()
  await expect
    .element(page.getByText(/^(?:November|December) · Bitcoin \d dollars · Ethereum \d dollars$/))
    .toBeVisible()
  await userEvent.unhover(reader)
  await expect.element(reading("November · Bitcoin 3 dollars · Ethereum 1 dollars")).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(reading("November · Bitcoin 3 dollars · Ethereum 1 dollars")).toBeVisible()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(reading("December · Bitcoin 4 dollars · Ethereum 2 dollars")).toBeVisible()
  await expect.element(reader).toHaveAttribute("aria-valuetext", "December · Bitcoin 4 dollars · Ethereum 2 dollars")
  expect(drawing.element().querySelectorAll("circle")).toHaveLength(2)
})

it("marks what happens at a point: on the drawing, in the reading and in the table", async () => {
  await render(
    <StoryFrame locale="en-US">
      <LineChart
        label="Income forecast"
        pointsLabel="Month"
        points={["November", "December", "January"]}
        format={({ value }) => `${value} dollars`}
        series={[{ coin: "btc", label: "Bitcoin", values: ["4", "3", "1"].map(decimal) }]}
        marks={{
          label: "Contracts that end",
          values: [null, { label: "2 contracts end", details: "3 and 15 December" }, null],
        }}
      />
    </StoryFrame>,
  )
  const drawing = page.getByRole("img", { name: "Income forecast" })
  await expect.element(drawing.getByText("2 contracts end")).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(page.getByText("December · Bitcoin 3 dollars · 2 contracts end", { exact: true })).toBeVisible()
  // The mark stands at the point that the reader has chosen.
  const [mark, cursor] = [...drawing.element().querySelectorAll("line[y2]")]
    .filter((line) => line.getAttribute("x1") === line.getAttribute("x2"))
    .map((line) => line.getAttribute("x1"))
  expect(mark).toBe(cursor)
  await page.getByText(storyI18n["en-US"].t("chart.table")).click()
  const rows = [...page.getByRole("table").element().querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ["Month", "Bitcoin", "Contracts that end"],
    ["November", "4 dollars", ""],
    ["December", "3 dollars", "3 and 15 December"],
    ["January", "1 dollars", ""],
  ])
})

it("draws a mark between two points where it is, and none after the last", async () => {
  const marks = [
    null,
    { label: "an end", details: "20 December", within: 0.5 },
    { label: "beyond", details: "", within: 0.9 },
  ]
  await render(
    <StoryFrame locale="en-US">
      <LineChart
        label="Income forecast"
        pointsLabel="Month"
        points={["November", "December", "January"]}
        format={({ value }) => `${value} dollars`}
        series={[{ coin: "btc", label: "Bitcoin", values: ["4", "3", "1"].map(decimal) }]}
        marks={{ label: "Contracts that end", values: marks }}
      />
    </StoryFrame>,
  )
  const drawing = page.getByRole("img", { name: "Income forecast" })
  await expect.element(drawing.getByText("an end")).toBeVisible()
  const upright = [...drawing.element().querySelectorAll("line[y2]")].filter(
    (line) => line.getAttribute("x1") === line.getAttribute("x2") && line.getAttribute("x1") !== null,
  )
  const width = Number(drawing.element().querySelector("line[x2]:not([x1])")!.getAttribute("x2"))
  expect(upright.map((line) => Number(line.getAttribute("x1")))).toEqual([width * 0.75])
})

it("needs no exception from the content security policy: adds neither style attributes nor style sheets", async () => {
  const written = vi.spyOn(Element.prototype, "setAttribute")
  const sheets = () => document.querySelectorAll("style:not([data-vite-dev-id])").length
  const before = sheets()
  await chart()
  expect(written.mock.calls.filter(([name]) => name.toLowerCase() === "style")).toEqual([])
  expect(sheets()).toBe(before)
  written.mockRestore()
})
