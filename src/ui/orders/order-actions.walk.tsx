import type { orderActions } from "#machines/orders/order-actions.machine.ts"
import { orderActionsModel as model } from "#machines/orders/order-actions.model.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { OrderActions } from "./order-actions.tsx"

type Machine = typeof orderActions
type Tools = WalkTools<Machine>

const startOf = (text: string) => new RegExp(`^${text.split("{{")[0]!.trim()}`)
const complete = ({ page, t }: Tools) =>
  page.getByRole("button", { name: startOf(t("orders:modal.over.complete", { available: "" })) })
const accept = ({ page, t }: Tools) =>
  page.getByRole("button", { name: startOf(t("orders:modal.accept", { available: "" })) })
const pay = ({ page, t }: Tools) => page.getByRole("link", { name: t("orders:modal.under.pay") })
const dialogTitle = ({ page, t }: Tools, key: "over" | "under" | "expired") =>
  page.getByRole("dialog", { name: t(`orders:modal.${key}.title`, { number: "100017" }) })
const seeNoDialog = (tools: Tools) => tools.absent(tools.page.getByRole("dialog"))

export const orderActionsWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <OrderActions machine={machine} order={model.input.order} onClose={() => undefined} onDone={() => undefined} />
  ),
  does: {
    "order.accept": (tools) => accept(tools).click(),
    "order.complete": (tools) => complete(tools).click(),
    "order.reload": ({ page, t }) => page.getByRole("button", { name: t("orders:modal.check") }).click(),
    "modal.close": ({ page, t }) => page.getByRole("button", { name: t("common:close.dialog") }).click(),
  },
  sees: {
    deciding: transientState,
    over: async (tools) => {
      await tools.see(dialogTitle(tools, "over"))
      await tools.see(complete(tools))
      await tools.absent(accept(tools))
      await tools.absent(pay(tools))
    },
    under: async (tools) => {
      await tools.see(dialogTitle(tools, "under"))
      await tools.see(pay(tools))
      await tools.absent(complete(tools))
    },
    expired: async (tools) => {
      await tools.see(dialogTitle(tools, "expired"))
      await tools.see(accept(tools))
      await tools.absent(pay(tools))
    },
    accepting: ({ page, t, see }) => see(page.getByRole("button", { name: t("orders:modal.sending") })),
    completing: ({ page, t, see }) => see(page.getByRole("button", { name: t("orders:modal.sending") })),
    failed: async ({ page, t, see }) => {
      await see(page.getByText(t("common:failure.offline")))
      await see(page.getByText(t("orders:modal.outcomeUnknown")))
      await see(page.getByRole("button", { name: new RegExp(t("common:stuckMoney.copyOrder")) }))
    },
    reloading: ({ page, t, see }) => see(page.getByRole("button", { name: t("orders:modal.reloading") })),
    done: seeNoDialog,
    closed: seeNoDialog,
  },
}
