import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { orders } from "#machines/orders/orders.machine.ts"
import { ordersModel } from "#machines/orders/orders.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { RecentOrders } from "./orders.tsx"
import { waitingRowMachines } from "./row-machines.walk.tsx"

const ready = ordersModel.at("ready")
const { list } = ready.context
const shown = (isWaiting: boolean) => {
  const values = isWaiting ? list!.values.filter(({ state }) => state === "Issued") : list!.values
  const context = { ...ready.context, size: 5, list: { ...list!, removed: [], values } }
  return render(
    <FlowOptions value={{ snapshots: { orders: { ...ready, context } } }}>
      <StoryFrame locale="en-US">
        <RecentOrders
          machine={createMockedMachine(ordersModel).machine as typeof orders}
          machines={waitingRowMachines}
          size={5}
        />
      </StoryFrame>
    </FlowOptions>,
  )
}

it("leaves out orders that need the customer, which the first panel of the dashboard shows", async () => {
  await shown(false)
  const rows = page.getByRole("table", { name: "Orders" }).getByRole("row")
  await expect.element(rows.filter({ hasText: "Completed" })).toBeVisible()
  expect(rows.elements().map((row) => /Completed|Expired|Status/.exec(row.textContent)?.[0])).toEqual([
    "Status",
    "Completed",
    "Expired",
  ])
})

it("refers to the first panel if all orders need the customer", async () => {
  await shown(true)
  await expect.element(page.getByText("The orders that wait for you are at the top of this page.")).toBeVisible()
  await expect.element(page.getByRole("table", { name: "Orders" })).not.toBeInTheDocument()
})
