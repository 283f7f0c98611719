import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import { offerOfProduct, type Offer } from "#domain/shop/offer.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { PurchaseEstimate } from "./purchase-estimate.tsx"

const stake = (stakeReturn: Offer["stakeReturn"], duration: number | null, fee: string | null): Offer => ({
  ...offerOfProduct(btcLimited),
  coin: "eth2",
  unit: "eth2",
  duration,
  localizedMaintenanceCostTh: decimal("0"),
  localizedToPayAmount: decimal("3250"),
  stakeReturn,
  stakeFee: fee === null ? null : decimal(fee),
})

it.each([
  ["never", null, "Not returned: you receive the payouts", null, "4.17% above"],
  ["end", 12, "Returned after 12 months", "2", "Plus our fee of 2%"],
  ["unknown", 12, undefined, null, "4.17% above"],
] as const)("describes a stake whose return is %s", async (stakeReturn, duration, text, fee, price) => {
  const snapshot = estimateModel.at("ready")
  const context = { ...snapshot.context, coin: "eth2" as const, mining: stakingMining }
  await render(
    <FlowOptions value={{ snapshots: { estimate: { ...snapshot, context } } }}>
      <StoryFrame locale="en-US">
        <PurchaseEstimate
          machine={estimate}
          offer={stake(stakeReturn, duration, fee)}
          quote={{ quantity: decimal("1"), cost: decimal("3250") }}
        />
      </StoryFrame>
    </FlowOptions>,
  )
  await expect.element(page.getByText("Yield a year").first()).toBeVisible()
  const rows = [...document.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  const facts = Object.fromEntries(rows) as Record<string, string>
  expect([facts["Yield a year"], facts["Your stake"], facts["Price compared with ETH"]]).toEqual([
    expect.stringMatching(/^4.2%/),
    text,
    price,
  ])
  await expect.element(page.getByRole("radio", { name: "As now" })).not.toBeInTheDocument()
})
