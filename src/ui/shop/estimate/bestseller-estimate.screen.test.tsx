import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { bitcoinMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { BestsellerEstimate } from "./bestseller-estimate.tsx"
import { PriceEstimate } from "./price-estimate.tsx"

const rowsShown = () => [...document.querySelectorAll("dl:last-of-type > div")].map(({ textContent }) => textContent)

const show = (
  state: "ready" | "failed",
  price: string,
  Part: typeof BestsellerEstimate | typeof PriceEstimate = BestsellerEstimate,
  product: typeof btcLimited = btcLimited,
  isBrief = false,
) => {
  const snapshot = estimateModel.at(state)
  const mining = state === "ready" ? bitcoinMining : null
  const context = { ...snapshot.context, coin: "btc" as const, mining }
  return render(
    <FlowOptions value={{ snapshots: { estimate: { ...snapshot, context } } }}>
      <StoryFrame locale="en-US">
        <p>Labels</p>
        <Part machine={estimate} product={{ ...product, localizedToPayAmount: decimal(price) }} isBrief={isBrief} />
      </StoryFrame>
    </FlowOptions>,
  )
}

// In twelve months one Th/s earns 26.99 dollars. A higher price is therefore a loss.
it.each([
  ["ready", "26.9", 1],
  ["ready", "28.5", 0],
  ["failed", "28.5", 1],
] as const)("in the state %s and at %s dollars a Th, %s bestseller labels are shown", async (state, price, count) => {
  await show(state, price)
  await expect.element(page.getByText("Labels")).toBeVisible()
  expect(page.getByText("Bestseller").elements()).toHaveLength(count)
})

it("the estimate shows which share of the price comes back, as the calculator does", async () => {
  await show("ready", "28.5", PriceEstimate)
  await expect.element(page.getByText("In 12 months, if the rate stays")).toBeVisible()
  await expect.element(page.getByRole("definition").getByText("94.7% of the price comes back")).toBeVisible()
  // One Th/s earns 26.99 dollars at an unchanged price, which is 94.7 % of its price of 28.50. At the other prices it earns three
  // quarters or five quarters of that.
  const name = "BTC −50% by month 12: 71%; BTC unchanged: 94.7%; BTC +50% by month 12: 118.4%"
  await expect.element(page.getByRole("img", { name })).toBeVisible()
})

it("the estimate of an open-ended product shows its revenue after fees, and the break-even date", async () => {
  await show("ready", "19.9", PriceEstimate, btcUnlimited)
  await expect.element(page.getByText("77% of the price comes back")).toBeVisible()
  // In twelve months one Th/s earns 26.997079 dollars and costs 11.68 of fees, so 15.32 come back. The price is paid back 475
  // days after the date of the rate.
  expect(rowsShown().slice(-4)).toEqual([
    "Payouts in 12 months≈\u00a0$27.00",
    "Less maintenance fee≈\u00a0$11.68",
    "Comes back≈\u00a0$15.32",
    "Price back, if the rate stays≈\u00a0Mar 2028",
  ])
})

it.each([
  ["of twelve months", "28.5", btcLimited, ["≈\u00a0$26.99", "94.7%", "Not within 12 months"]],
  ["of twelve months that pays back", "20", btcLimited, ["≈\u00a0$26.99", "135%", "≈\u00a0Aug 2027"]],
  ["open-ended", "19.9", btcUnlimited, ["≈\u00a0$15.32", "77%", "≈\u00a0Mar 2028"]],
  // One Th/s pays back 3 × 15.317079 = 45.95 dollars in three years, which is less than its price of 46.
  ["open-ended, too expensive", "46", btcUnlimited, ["≈\u00a0$15.32", "33.3%", "Not within three years"]],
] as const)(
  "the short estimate shows the revenue, its share of the price and the break-even date: %s",
  async (_, price, product, [back, share, when]) => {
    await show("ready", price, PriceEstimate, product, true)
    await expect.element(page.getByText("Share of the price")).toBeVisible()
    expect(rowsShown()).toEqual([
      `Comes back in 12 months${back}`,
      `Share of the price${share}`,
      `Price back, if the rate stays${when}`,
    ])
  },
)
