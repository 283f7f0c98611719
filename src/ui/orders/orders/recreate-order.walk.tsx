import type { recreateOrder } from "#machines/orders/recreate-order.machine.ts"
import { recreateOrderModel as model } from "#machines/orders/recreate-order.model.ts"
import { expectBusy } from "#ui/kit/form/form.walk.ts"
import { paths } from "#ui/site/paths.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { RecreateOrder } from "./recreate-order.tsx"

type Machine = typeof recreateOrder
type Tools = WalkTools<Machine>

const button = ({ page, t }: Tools) => page.getByRole("button", { name: t("orders:actions.recreate") })
const seeButton = (isBusy: boolean) => async (tools: Tools) => {
  await expectBusy(tools, button(tools), isBusy)
  await tools.expectAbsent(tools.page.getByRole("alert"))
}

export const recreateOrderWalk: Walk<Machine> = {
  model,
  page: (machine) => <RecreateOrder machine={machine} order={model.input.order} />,
  events: { "order.recreate": (tools) => button(tools).click() },
  states: {
    idle: seeButton(false),
    sending: seeButton(true),
    failed: async (tools) => {
      await tools.expectVisible(button(tools))
      await tools.expectVisible(
        tools.page.getByText(
          new RegExp(`${tools.t("common:failure.timeout")}|This ID already belongs to another order\\.`),
        ),
      )
    },
    toBuy: async ({ url, expect }) => {
      expect(url()).toBe(paths.buy(model.portResults.createOrder.ok[0].id))
    },
  },
}
