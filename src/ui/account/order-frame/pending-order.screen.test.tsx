import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { bitcoinMining } from "#domain/fixtures/mining.ts"
import { buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { pendingOrder } from "#machines/orders/pending-order.machine.ts"
import { pendingOrderModel } from "#machines/orders/pending-order.model.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { PendingOrder } from "./pending-order.tsx"

const ready = {
  ...pendingOrderModel.at("ready"),
  context: { orderId: payingOrderId, order: buildPayingOrder("Created") },
}

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
            estimate={createMockedMachine(estimateModel).machine as typeof estimate}
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

// The order's 50 Th/s earn 0.00005756 btc a day. At 64,250 dollars a btc, that is 3.70 dollars.
it("shows the order's price, power, daily income and break-even date", async () => {
  await show("ready")
  await expect.element(page.getByText("$1,245.50")).toBeVisible()
  expect(lines()).toEqual(["50 Th/s", "$1,383.89", "−$138.39", "$3.70", "Oct 24, 2027"])
})

it("shows no figures until all of them are loaded", async () => {
  await show("loading")
  await expect.element(page.getByText("Loading…")).toBeInTheDocument()
  await expect.element(page.getByText("$1,245.50")).not.toBeInTheDocument()
})

it("shows the order without an estimate if the estimate fails", async () => {
  await show("failed")
  await expect.element(page.getByText("$1,245.50")).toBeVisible()
  expect(lines()).toEqual(expect.arrayContaining(["—", "—"]))
})
