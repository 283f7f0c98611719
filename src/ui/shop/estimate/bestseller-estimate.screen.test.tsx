import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { bitcoinMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { BestsellerEstimate } from "./bestseller-estimate.tsx"
import { PriceEstimate } from "./price-estimate.tsx"

const show = (
  state: "ready.difficultyAsNow.asToday" | "error",
  price: string,
  Part: typeof BestsellerEstimate | typeof PriceEstimate = BestsellerEstimate,
  product: typeof btcLimited = btcLimited,
) => {
  const snapshot = estimateModel.at(state)
  const mining = state === "ready.difficultyAsNow.asToday" ? bitcoinMining : null
  const context = { ...snapshot.context, coin: "btc" as const, mining }
  return render(
    <FlowOptions value={{ snapshots: { estimate: { ...snapshot, context } } }}>
      <StoryFrame locale="en-US">
        <p>Labels</p>
        <Part machine={estimate} product={{ ...product, localizedToPayAmount: decimal(price) }} />
      </StoryFrame>
    </FlowOptions>,
  )
}

// One Th is paid 26.99 dollars in twelve months.
it.each([
  ["ready.difficultyAsNow.asToday", "26.9", 1],
  ["ready.difficultyAsNow.asToday", "28.5", 0],
  ["error", "28.5", 1],
] as const)("%s, at %s dollars a Th: %s labels of a bestseller", async (state, price, count) => {
  await show(state, price)
  await expect.element(page.getByText("Labels")).toBeVisible()
  expect(page.getByText("Bestseller").elements()).toHaveLength(count)
})

it("says how much of the price comes back, as the calculator does", async () => {
  await show("ready.difficultyAsNow.asToday", "28.5", PriceEstimate)
  await expect.element(page.getByText("Back in 12 months if the rate stays")).toBeVisible()
  await expect.element(page.getByRole("definition").getByText("94.7% of the price")).toBeVisible()
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "94.7% of the price")
})

it("of an open-ended product: what the fees leave, and when its price is back", async () => {
  await show("ready.difficultyAsNow.asToday", "19.9", PriceEstimate, btcUnlimited)
  await expect.element(page.getByText("77% of the price")).toBeVisible()
  // 26.997079 less 11.68 of one Th in twelve months; 475 days after the rate's.
  const rows = [...document.querySelectorAll("dl:last-of-type > div")].map(({ textContent }) => textContent)
  expect(rows.slice(-4)).toEqual([
    "Payouts in 12 months≈\u00a0$27.00",
    "Less maintenance fee≈\u00a0$11.68",
    "Comes back≈\u00a0$15.32",
    "Price back, if the rate stays≈\u00a0Mar 2028",
  ])
})
