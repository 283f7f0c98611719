import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import type { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { estimateContract } from "#domain/cabinet/contract-estimate.ts"
import { contractDetails, stakeDetails } from "#domain/fixtures/contract.ts"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { decimal } from "#domain/shared/money.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { EstimatePanel } from "./contract-estimate-panel.tsx"

const term = { passedDays: 92, totalDays: 365 }

const renderText = async (details: ContractDetails, mining: Mining, locale: "en-US" | "ru-RU" = "en-US") => {
  const outlook = estimateContract(details, mining, term)!
  await render(
    <StoryFrame locale={locale}>
      <main>
        <EstimatePanel details={details} outlook={outlook} mining={mining} />
      </main>
    </StoryFrame>,
  )
  return page.getByRole("main").element().textContent.replaceAll(/\s+/g, " ")
}

const costing = (cost: string): ContractDetails => ({
  ...contractDetails,
  contract: { ...contractDetails.contract, endDate: "2027-08-21T10:00:00Z" },
  order: { ...contractDetails.order!, cost: { amount: decimal(cost), currencyId: "usd" } },
})

// The contract has 50 Th/s, which earn 3.6975875 dollars a day. After 92 days, 134.93 dollars are paid back.
it.each([
  ["en-US", "500", "27% is back, all of it on Feb 28, 2027 if prices stay"],
  ["ru-RU", "500", "Вернулось 27 %. Полностью вернётся 28 февр. 2027 г., если цены не изменятся"],
  ["en-US", "1245.5", "Not back: 91.9% when the contract ends"],
  ["ru-RU", "1245.5", "Не окупится: к концу контракта вернётся 91,9 %"],
  ["en-US", "134.93", "All back, $0.00 more so far"],
  ["ru-RU", "134.93", "Окупился, с тех пор ещё 0,00 $"],
] as const)("shows when a contract is paid back, in %s at a cost of %s dollars", async (locale, cost, title) => {
  await renderText(costing(cost), bitcoinMining, locale)
  await expect.element(page.getByRole("figure", { name: title, exact: true })).toBeInTheDocument()
})

it("shows that an open-ended contract is not paid back within three years", async () => {
  const contract = { ...contractDetails.contract, type: "Unlimited" as const, endDate: null }
  const outlook = estimateContract({ ...costing("9000"), contract }, bitcoinMining, {
    passedDays: 92,
    totalDays: null,
  })!
  await render(
    <StoryFrame locale="en-US">
      <EstimatePanel details={{ ...costing("9000"), contract }} outlook={outlook} mining={bitcoinMining} />
    </StoryFrame>,
  )
  const name = "Not back within three years: 47.7%"
  await expect.element(page.getByRole("figure", { name, exact: true })).toBeInTheDocument()
})

it("adds up, and explains its assumptions", async () => {
  const text = await renderText(costing("500"), growingMining)
  expect(text).toContain("Earned so far$134.93Still expected$933.00By Aug 21, 2027$1,067.93")
  expect(text).toContain(
    "After fees, at the BTC price of Nov 21, 2026. The network difficulty goes on changing by +2% a month, as in the last 90 days.",
  )
})

it("shows when a stake is returned, what is returned with it, and how that compares with the cost", async () => {
  const text = await renderText(stakeDetails, stakingMining)
  expect(text).toContain("On Aug 21, 2027 you have 4.1545 ETH, $244 more than you paid")
  expect(text).toContain("4.0000 ETHstake, $12,480.00+0.1545 ETHearned, $482.08=4.1545 ETHend, $12,962.08")
  expect(text).toContain("Earned so far$129.24Still expected$352.84Your stake$12,480.00By Aug 21, 2027$12,962.08")
})
