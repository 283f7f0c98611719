import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { buildOperation } from "#domain/fixtures/operation.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { decimal } from "#domain/shared/money.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { historyFiltersModel } from "#machines/money/history-filters.model.ts"
import type { historyTotals as historyTotalsMachine } from "#machines/money/history-totals.machine.ts"
import { historyTotalsModel } from "#machines/money/history-totals.model.ts"
import { HistoryTotals } from "#ui/money/history-totals.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { HistoryFilters } from "./history-filters.tsx"
import { OperationTable } from "./operation-table.tsx"

afterEach(cleanup)

const equivalent = { amount: decimal("0.79"), currencyId: "usd" as const }
const operations = [
  buildOperation({ id: "1", equivalent, operationDate: "2026-11-20T15:00:00Z" }),
  buildOperation({ id: "2", operationDate: "2026-11-20T14:00:00Z" }),
  buildOperation({ id: "3", operationType: "MaintenanceFee", equivalent, operationDate: "2026-11-18T14:00:00Z" }),
]
const shown = (extensions: ReadonlyArray<Extension>, context: "list" | "day") =>
  render(
    <StoryFrame locale="en-US">
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
        <OperationTable operations={operations} context={context} />
      </SiteConfig>
    </StoryFrame>,
  )

it("groups the operations by day", async () => {
  await shown([], "day")
  expect(
    page
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Nov 20, 2026", "Nov 18, 2026"])
  await expect.element(page.getByRole("columnheader", { name: "Worth then" })).not.toBeInTheDocument()
  // A row under the heading of its day shows only its time. "Completed" is visible to screen readers only.
  const row = page.getByRole("row").filter({ hasText: "Payout" }).first()
  await expect.element(row.getByText(/^\d{1,2}:00 [AP]M$/)).toBeInTheDocument()
  await expect.element(row.getByRole("cell", { name: "Completed" })).toHaveTextContent("Completed")
  expect(row.getByRole("cell", { name: "Completed" }).element().querySelector("svg")).toBeNull()
})

it("shows an operation's value at its time with the sign of its amount, if the extension is enabled", async () => {
  await shown(["history"], "list")
  expect(page.getByRole("rowheader").elements()).toEqual([])
  await expect.element(page.getByRole("columnheader", { name: "Worth then" })).toBeInTheDocument()
  expect([...document.querySelectorAll("tbody tr")].map((row) => row.children[3]!.textContent)).toEqual([
    "+$0.79",
    "—",
    "−$0.79",
  ])
})

it("shows the value on a phone beside the second line of the name", async () => {
  await page.viewport(390, 800)
  await shown(["history"], "day")
  const rows = [...document.querySelectorAll("tbody tr:has(td)")]
  const places = rows.map((row) => {
    const [note, worth] = [row.querySelector("td > div"), row.querySelector("[data-figure='operation.worth']")]
    return (
      note &&
      worth &&
      Math.round(note.getBoundingClientRect().bottom - worth.closest("td")!.getBoundingClientRect().bottom)
    )
  })
  await page.viewport(1280, 800)
  expect(places).toEqual([0, null, 0])
})

it("shows the totals of each type with sign and value, and the net of each coin", async () => {
  await render(
    <FlowOptions value={{ snapshots: { historyTotals: historyTotalsModel.at("ready") } }}>
      <StoryFrame locale="en-US">
        <HistoryTotals
          machine={createMockedMachine(historyTotalsModel).machine as typeof historyTotalsMachine}
          query={unfilteredHistory}
        />
      </StoryFrame>
    </FlowOptions>,
  )
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")),
  )
  expect(rows).toEqual([
    ["Payout", "+$790.28", "+0.01230000 BTC"],
    ["Returned", "+$1.28", "+0.00002000 BTC"],
    ["Maintenance fee", "−$134.93", "−0.00210000 BTC"],
    ["Withdrawal", "−$321.25", "−0.00500000 BTC"],
    ["Net, BTC", "+$335.38", "+0.00522000 BTC"],
  ])
})

it.each([
  [[], "Payouts and returned money", false],
  [["history"], "Payouts", true],
] as const)("labels the filter of payouts, with the extensions %o, as %s", async (extensions, payouts, hasReturned) => {
  const query = { ...unfilteredHistory, operationType: "Returned" as const }
  const at = historyFiltersModel.at("all")
  const state = historyFiltersModel.machine.resolveState({ ...at, context: { ...at.context, query } })
  await render(
    <StoryFrame locale="en-US">
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
        <HistoryFilters state={state} send={() => undefined} />
      </SiteConfig>
    </StoryFrame>,
  )
  const types = page.getByLabelText("Operation type").element() as HTMLSelectElement
  const texts = [...types.options].map(({ text }) => text)
  expect([texts[1], texts.includes("Returned"), types.value]).toEqual([
    payouts,
    hasReturned,
    hasReturned ? "Returned" : "All",
  ])
})
