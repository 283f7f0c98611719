import type { cancelWithdrawal } from "#machines/money/cancel-withdrawal.machine.ts"
import { cancelWithdrawalModel as model } from "#machines/money/cancel-withdrawal.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { CancelWithdrawal } from "./cancel-withdrawal.tsx"

type Machine = typeof cancelWithdrawal
type Tools = WalkTools<Machine>
type Button = "ask" | "confirm" | "dismiss" | "status"

const button = ({ page, t }: Tools, name: Button) =>
  page.getByRole("button", { name: t(`history:cancel.${name}`), exact: true })
const press = (name: Button) => (tools: Tools) => button(tools, name).click()
const isBusy = (busy: string | null) => (tools: Tools) =>
  tools.expect.element(button(tools, "confirm")).toHaveAttribute("aria-busy", busy ?? "false")

export const cancelWithdrawalWalk: Walk<Machine> = {
  model,
  page: (machine) => <CancelWithdrawal machine={machine} id={model.input.id} onChanged={() => undefined} />,
  events: {
    "withdrawal.cancel": press("ask"),
    "cancel.confirm": press("confirm"),
    "cancel.dismiss": press("dismiss"),
    "status.show": press("status"),
  },
  states: {
    idle: (tools) => tools.expectVisible(button(tools, "ask")),
    confirming: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("history:cancel.question")))
      await tools.expectVisible(button(tools, "confirm"))
    },
    sending: isBusy("true"),
    refused: (tools) => tools.expectVisible(tools.page.getByText(tools.t("history:cancel.refused"))),
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("common:failure.timeout")))
      await tools.expectVisible(button(tools, "confirm"))
    },
    // Checks that the button and the message are gone, because the surrounding list reloads.
    changed: async (tools) => {
      await tools.expectAbsent(button(tools, "ask"))
      await tools.expectAbsent(tools.page.getByText(tools.t("history:cancel.refused")))
    },
  },
}
