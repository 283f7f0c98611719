import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { bitcoinMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import { scenarios } from "#domain/shop/income.ts"
import { offerOfProduct, type Offer } from "#domain/shop/offer.ts"
import { paybackFanOf } from "#domain/shop/payback-fan.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { PurchaseEstimate } from "#ui/shop/estimate/purchase-estimate.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { PaybackFan } from "./payback-fan.tsx"

const offer = offerOfProduct(btcLimited)
const stake: Offer = { ...offer, coin: "eth2", unit: "eth2", stakeReturn: "end" }

const rows = () =>
  [...page.getByRole("table").element().querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
const summary = (label: string) =>
  [...document.querySelectorAll("dl > div")].find((row) => row.firstChild!.textContent === label)!.lastChild!
    .textContent

const showEstimate = async (scenario: (typeof scenarios)[number], of: Offer, quantity: string, cost: string) => {
  const snapshot = estimateModel.at(`ready.difficultyAsNow.${scenario}`)
  const isStake = of.coin === "eth2"
  const context = {
    ...snapshot.context,
    coin: isStake ? ("eth2" as const) : ("btc" as const),
    mining: isStake ? stakingMining : bitcoinMining,
  }
  return render(
    <FlowOptions value={{ snapshots: { estimate: { ...snapshot, context } } }}>
      <StoryFrame locale="en-US">
        <PurchaseEstimate machine={estimate} offer={of} quote={{ quantity: decimal(quantity), cost: decimal(cost) }} />
      </StoryFrame>
    </FlowOptions>,
  )
}

it("ends at the figures of the summary, whichever price is chosen", async () => {
  const ends: string[] = []
  for (const scenario of scenarios) {
    const { unmount } = await showEstimate(scenario, offer, "10", "285")
    ends.push(summary("In 12 months")!)
    expect(rows().at(-1)!.slice(1)).toEqual(["$188.95", "$269.92", "$359.77"])
    await unmount()
  }
  expect(ends).toEqual(["$188.95", "$269.92", "$359.77"])
})

it("counts a returned stake beside the payouts of the summary", async () => {
  await showEstimate("asToday", stake, "1", "3250")
  expect([summary("In 12 months"), summary("Returned stake, about")]).toEqual(["$117.28", "$3,120.00"])
  expect(
    rows()
      .slice(-2)
      .map(([name, , asToday]) => [name, asToday]),
  ).toEqual([
    ["After 12 months", "$117.28"],
    ["With the returned stake", "$3,237.28"],
  ])
})

it("has no picture where there is nothing to estimate", async () => {
  await showEstimate("asToday", { ...offer, currency: "eur" }, "10", "285")
  await expect.element(page.getByRole("figure")).not.toBeInTheDocument()
})

it.each([
  ["1990", "What 18 months could bring back"],
  ["4600", "Not paid back within three years"],
])(
  "an open-ended contract for %s dollars is drawn until it is paid back, or says that it is not",
  async (cost, name) => {
    const purchase = { offer: offerOfProduct(btcUnlimited), quantity: decimal("100"), cost: decimal(cost) }
    await render(
      <StoryFrame locale="en-US">
        <PaybackFan fan={paybackFanOf(purchase, bitcoinMining, "asNow")!} />
      </StoryFrame>,
    )
    await expect.element(page.getByRole("figure", { name, exact: true })).toBeInTheDocument()
  },
)

it("offers its data to screen readers, with what was really paid", async () => {
  const past = [
    { day: 0, amount: zero },
    { day: 300, amount: decimal("200") },
  ] as const
  const fan = paybackFanOf({ offer, quantity: decimal("10"), cost: decimal("285") }, bitcoinMining, "asNow", past)!
  await render(
    <StoryFrame locale="en-US">
      <PaybackFan fan={fan} />
    </StoryFrame>,
  )
  const name = "What 12 months could bring back, after fees, at three prices of BTC. It costs $285.00."
  await expect.element(page.getByRole("table", { name })).toBeInTheDocument()
  expect(rows()).toEqual([
    ["Time", "BTC −30%", "BTC unchanged", "BTC +5% a month"],
    ["Paid in 300 days", "$200.00"],
    ["After 10 months", "$202.07", "$202.96", "$202.96"],
    ["After 11 months", "$217.60", "$225.14", "$225.29"],
    ["After 12 months", "$233.65", "$248.07", "$249.56"],
  ])
})

it.each([
  ["at the price", "269.9238875", 0],
  ["above the price", "200", 1],
  ["below the price", "600", -1],
] as const)("draws an end %s where it is", async (_, cost, sign) => {
  const fan = paybackFanOf({ offer, quantity: decimal("10"), cost: decimal(cost) }, bitcoinMining, "asNow")!
  await render(
    <StoryFrame locale="en-US">
      <PaybackFan fan={fan} />
    </StoryFrame>,
  )
  const middle = (selector: string) => {
    const { top, bottom } = document.querySelector(`figure ${selector}`)!.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const above = middle("[class*=rule]") - middle("circle[class*=end]")
  expect(Math.sign(Math.abs(above) < 1 ? 0 : above)).toBe(sign)
})

it.each([
  ["a cost that is covered", "200", 1],
  ["a cost that is not", "600", 0],
] as const)("marks where the line meets %s", async (_, cost, marks) => {
  const fan = paybackFanOf({ offer, quantity: decimal("10"), cost: decimal(cost) }, bitcoinMining, "asNow")!
  await render(
    <StoryFrame locale="en-US">
      <PaybackFan fan={fan} />
    </StoryFrame>,
  )
  expect(document.querySelectorAll("figure [class*=crossing]")).toHaveLength(marks)
})
