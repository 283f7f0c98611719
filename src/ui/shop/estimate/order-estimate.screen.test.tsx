import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { bitcoinMining } from "#domain/fixtures/mining.ts"
import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import { decimal } from "#domain/shared/money.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { OrderEstimate } from "./order-estimate.tsx"

const completed = buildPayingOrder("Completed")
const part = { ...completed, items: completed.items.map((item) => ({ ...item, acceptedQuantity: decimal("23") })) }
const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T12:00:00Z" }

// At 64,250 dollars a btc, the daily 0.00005756 btc of 50 Th/s are 3.70 dollars. 23 Th/s earn 0.00002648 btc and 53 Th/s earn
// 0.00006102.
it.each([
  ["as ordered", completed, "$3.70"],
  ["a part", part, "$1.70"],
  ["with its bonus", { ...completed, bonus }, "$3.92"],
])("shows the daily income of the bought power: %s", async (_, order, amount) => {
  const snapshot = estimateModel.at("ready")
  const context = { ...snapshot.context, coin: "btc" as const, mining: bitcoinMining }
  await render(
    <FlowOptions value={{ snapshots: { estimate: { ...snapshot, context } } }}>
      <StoryFrame locale="en-US">
        <OrderEstimate machine={estimate} order={order} />
      </StoryFrame>
    </FlowOptions>,
  )
  await expect.element(page.getByText(`Brings ≈ ${amount} a day`)).toBeVisible()
})
