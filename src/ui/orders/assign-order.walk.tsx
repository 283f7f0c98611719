import type { assignOrder } from "#machines/orders/assign-order.machine.ts"
import { assignOrderModel as model } from "#machines/orders/assign-order.model.ts"
import { paths } from "#ui/site/paths.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { AssignOrder } from "./assign-order.tsx"

type Machine = typeof assignOrder
type Tools = WalkTools<Machine>

const retry = ({ page, t }: Tools) => page.getByRole("button", { name: t("common:retry") })
const remove = ({ page, t }: Tools) => page.getByRole("button", { name: t("buy:assignOrder.removeCode") })
const refusal = model.portResults.assignOrder.AssignmentRefused[0].message

const seeLoading = async (tools: Tools) => {
  await tools.expectVisible(tools.page.getByRole("heading", { name: tools.t("buy:assignOrder.title") }))
  await tools.expectVisible(tools.page.getByText(tools.t("common:loading")))
  await tools.expectAbsent(retry(tools))
  tools.expect(tools.page.getByRole("button").elements()).toHaveLength(0)
}

export const assignOrderWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <AssignOrder machine={machine} input={model.input}>
      {(order) => <p>{order.number}</p>}
    </AssignOrder>
  ),
  events: {
    "assign.retry": (tools) => retry(tools).click(),
    "promoCode.remove": (tools) => remove(tools).click(),
  },
  states: {
    loading: seeLoading,
    assigning: seeLoading,
    reloading: seeLoading,
    refused: async (tools) => {
      await tools.expectVisible(tools.page.getByText(refusal))
      await tools.expectVisible(remove(tools))
    },
    removingCode: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("buy:assignOrder.removing")))
      await tools.expectAbsent(tools.page.getByText(refusal))
    },
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("common:failure.offline")))
      await tools.expectVisible(retry(tools))
    },
    notFound: async ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:notFound.description"))),
    toStatus: async ({ url, expect }) => expect(url()).toBe(paths.buyStatus(model.input.orderId)),
    assigned: async ({ page, expectVisible }) =>
      expectVisible(page.getByText(model.portResults.loadOrder.ok[0].number)),
  },
}
