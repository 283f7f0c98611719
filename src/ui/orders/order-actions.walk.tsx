import type { orderActions } from "#machines/orders/order-actions.machine.ts"
import { orderActionsModel as model } from "#machines/orders/order-actions.model.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { OrderActions } from "./order-actions.tsx"

type Machine = typeof orderActions
type Tools = WalkTools<Machine>

const startOf = (text: string) => new RegExp(`^${text.split("{{")[0]!.trim()}`)
const complete = ({ page, t }: Tools) =>
  page.getByRole("button", { name: startOf(t("orders:modal.overpaid.complete", { available: "" })) })
const accept = ({ page, t }: Tools) =>
  page.getByRole("button", { name: startOf(t("orders:modal.accept", { available: "" })) })
const pay = ({ page, t }: Tools) => page.getByRole("link", { name: t("orders:modal.underpaid.pay") })
const dialogTitle = ({ page, t }: Tools, key: "overpaid" | "underpaid" | "expired") =>
  page.getByRole("dialog", { name: t(`orders:modal.${key}.title`, { number: "100017" }) })
const seeNoDialog = (tools: Tools) => tools.expectAbsent(tools.page.getByRole("dialog"))

export const orderActionsWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <OrderActions machine={machine} order={model.input.order} onClose={() => undefined} onDone={() => undefined} />
  ),
  events: {
    "order.accept": (tools) => accept(tools).click(),
    "order.complete": (tools) => complete(tools).click(),
    "order.reload": ({ page, t }) => page.getByRole("button", { name: t("orders:modal.check") }).click(),
    "dialog.close": ({ page, t }) => page.getByRole("button", { name: t("common:close.dialog") }).click(),
  },
  states: {
    deciding: transientState,
    overpaid: async (tools) => {
      await tools.expectVisible(dialogTitle(tools, "overpaid"))
      await tools.expectVisible(complete(tools))
      await tools.expectAbsent(accept(tools))
      await tools.expectAbsent(pay(tools))
    },
    underpaid: async (tools) => {
      await tools.expectVisible(dialogTitle(tools, "underpaid"))
      await tools.expectVisible(pay(tools))
      await tools.expectAbsent(complete(tools))
    },
    expired: async (tools) => {
      await tools.expectVisible(dialogTitle(tools, "expired"))
      await tools.expectVisible(accept(tools))
      await tools.expectAbsent(pay(tools))
    },
    accepting: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("button", { name: t("orders:modal.sending") })),
    completing: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("button", { name: t("orders:modal.sending") })),
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("common:failure.offline")))
      await expectVisible(page.getByText(t("orders:modal.outcomeUnknown")))
      await expectVisible(page.getByRole("button", { name: new RegExp(t("common:stuckMoney.copyOrder")) }))
    },
    reloading: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("button", { name: t("orders:modal.reloading") })),
    done: seeNoDialog,
    closed: seeNoDialog,
  },
}
