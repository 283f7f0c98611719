import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import type { Contract } from "#domain/cabinet/contract.ts"
import { buildContract } from "#domain/fixtures/contract.ts"
import { decimal } from "#domain/shared/money.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { ContractTable } from "./contract-table.tsx"
import { ExpectedEnd, type ExpectedEndProps } from "./expected-end.tsx"

afterEach(cleanup)

const plain = (text: string) => text.replaceAll("\u00a0", " ")
const Expected = (props: ExpectedEndProps) => <ExpectedEnd {...props} machine={estimate} />

const show = async (...contracts: ReadonlyArray<Contract>) => {
  await render(
    <StoryFrame locale="en-US">
      <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["contracts"] }}>
        <FlowOptions value={{ snapshots: { estimate: estimateModel.at("ready") } }}>
          <ContractTable contracts={contracts} now="2027-02-21T10:00:00Z" Expected={Expected} />
        </FlowOptions>
      </SiteConfig>
    </StoryFrame>,
  )
  return [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")),
  )
}

it("the bar of a row shows the paid-back part with a mark at the whole cost, and the term is a text", async () => {
  const [row] = await show(buildContract())
  expect(row!.slice(1, 4)).toEqual(["50 Th/s", "28%", "273 days leftNov 21, 2026 – Nov 21, 2027"])
  const [bar, ...others] = document.querySelectorAll("progress")
  expect([bar!.value, bar!.max, others.length]).toEqual([28, 150, 0])
  const mark = document.querySelector("progress + [aria-hidden]")!
  const { left, width } = bar!.getBoundingClientRect()
  const at = mark.getBoundingClientRect()
  expect((at.left + at.width / 2 - left) / width).toBeCloseTo(100 / 150, 2)
})

it("an ended contract shows no remaining days, and a returned stake is not shown as staked", async () => {
  const over = { state: "Expired", endDate: "2027-01-21T10:00:00Z" } as const
  const stake = { currencyId: "eth2", unit: "eth2", quantity: decimal("4"), stakeReturn: "end" } as const
  const rows = await show(
    buildContract(over),
    buildContract({ ...over, ...stake, id: "2" }),
    buildContract({ ...stake, id: "3" }),
  )
  expect(rows.map((row) => row.slice(1, 4))).toEqual([
    ["50 Th/s", "28%", "Ended Jan 21, 2027Nov 21, 2026 – Jan 21, 2027"],
    ["4 ETH", "Stake returned Jan 21, 2027", "Ended Jan 21, 2027Nov 21, 2026 – Jan 21, 2027"],
    ["4 ETH staked", "Stake comes back Nov 21, 2027", "273 days leftNov 21, 2026 – Nov 21, 2027"],
  ])
})

it("the bar has a pale part for the expected payback, which an ended contract does not have", async () => {
  const over = { state: "Expired", endDate: "2027-01-21T10:00:00Z" } as const
  await show(buildContract(), buildContract({ ...over, id: "2" }))
  // The contract has paid back 399 of its cost of 1,425 dollars. In its last 273 days it earns 3.70 dollars a day, and 2 % less
  // after each 30 days. By its end, 93.5 % are paid back.
  const [ahead, ...others] = document.querySelectorAll("td svg[role=img]")
  expect([plain(ahead!.getAttribute("aria-label")!), others.length]).toEqual(["Expected by Nov 21, 2027: 93.5%", 0])
  expect(ahead!.querySelector("rect")!.getAttribute("width")).toBe(`${(93.5 * 100) / 150}%`)
})
