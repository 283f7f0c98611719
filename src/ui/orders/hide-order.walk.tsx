import type { hideOrder } from "../../machines/hide-order/hide-order.machine"
import { hideOrderModel as model } from "../../machines/hide-order/hide-order.model"
import type { Walk, WalkTools } from "../walk"
import { HideOrder } from "./hide-order"

type Machine = typeof hideOrder
type Tools = WalkTools<Machine>

const button = ({ page, t }: Tools) => page.getByRole("button", { name: t("orders:actions.hide") })
const stands = (busy: string | null) => async (tools: Tools) => {
  await tools.see(button(tools))
  tools.expect(button(tools).element().getAttribute("aria-busy")).toBe(busy)
  await tools.absent(tools.page.getByRole("alert"))
}

export const hideOrderWalk: Walk<Machine> = {
  model,
  page: (machine) => <HideOrder machine={machine} orderId={model.input.orderId} onHidden={() => undefined} />,
  does: { "order.hide": (tools) => button(tools).click() },
  sees: {
    idle: stands(null),
    sending: stands("true"),
    error: async (tools) => {
      await tools.see(button(tools))
      await tools.see(tools.page.getByText(tools.t("common:failure.offline")))
    },
    gone: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("orders:hidden")))
      await tools.absent(button(tools))
    }
  }
}
