import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { bitcoinMining } from "#domain/fixtures/mining.ts"
import { payingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { mockedMachine } from "#machines/kit/mocked-machine.ts"
import { pendingOrder } from "#machines/orders/pending-order.machine.ts"
import { pendingOrderModel } from "#machines/orders/pending-order.model.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { PendingOrder } from "./pending-order.tsx"

const ready = { ...pendingOrderModel.at("ready"), context: { orderId: payingOrderId, order: payingOrder("Created") } }

const show = (state: "loading" | "ready" | "failed") => {
  const at = estimateModel.at(state)
  const estimating = { ...at, context: { ...at.context, mining: state === "ready" ? bitcoinMining : null } }
  return render(
    <FlowOptions value={{ snapshots: { pendingOrder: ready, estimate: estimating } }}>
      <SiteConfig value={{ ...defaultConfig, extensions: ["estimates"], Hints: null }}>
        <StoryFrame locale="en-US">
          <PendingOrder
            machine={pendingOrder}
            orderId={payingOrderId}
            estimate={mockedMachine(estimateModel).machine as typeof estimate}
          />
        </StoryFrame>
      </SiteConfig>
    </FlowOptions>,
  )
}
const lines = () =>
  page
    .getByRole("definition")
    .elements()
    .map(({ textContent }) => textContent.replaceAll("\u00a0", " "))

// The order's 50 Th/s earn 0.00005756 btc a day, which is 3.70 dollars, because one btc is 64,250 dollars.
it("says what the order brings a day and when its price is back, beside its power and its price", async () => {
  await show("ready")
  await expect.element(page.getByText("$1,245.50")).toBeVisible()
  expect(lines()).toEqual(["50 Th/s", "$1,383.89", "−$138.39", "$3.70", "Oct 24, 2027"])
})

it("shows nothing of it before all of it is known", async () => {
  await show("loading")
  await expect.element(page.getByText("Loading…")).toBeInTheDocument()
  await expect.element(page.getByText("$1,245.50")).not.toBeInTheDocument()
})

it("shows the order without an estimate when that fails", async () => {
  await show("failed")
  await expect.element(page.getByText("$1,245.50")).toBeVisible()
  expect(lines()).toEqual(expect.arrayContaining(["—", "—"]))
})
