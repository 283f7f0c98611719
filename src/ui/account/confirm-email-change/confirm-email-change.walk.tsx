import type { confirmEmailChange } from "../../../machines/account/confirm-email-change/confirm-email-change.machine"
import { confirmEmailChangeModel as model } from "../../../machines/account/confirm-email-change/confirm-email-change.model"
import type { Walk, WalkTools } from "../../walk"
import { ConfirmEmailChange } from "./confirm-email-change"

type Machine = typeof confirmEmailChange
type Tools = WalkTools<Machine>

const action = ({ page, t }: Tools) => page.getByRole("button", { name: t("security:emailChange.confirm.action") })
const outcome = (name: "confirmed" | "oldToken" | "conflict" | "taken") => async (tools: Tools) => {
  await tools.see(tools.page.getByText(tools.t(`security:emailChange.confirm.${name}`)))
  await tools.absent(action(tools))
}

export const confirmEmailChangeWalk: Walk<Machine> = {
  model,
  page: (machine) => <ConfirmEmailChange machine={machine} />,
  does: { "change.confirm": (tools) => action(tools).click() },
  sees: {
    reading: ({ page, t, see }) => see(page.getByText(t("account:recovery.reading"))),
    ready: async (tools) => {
      await tools.see(action(tools))
      await tools.absent(tools.page.getByRole("alert"))
    },
    confirming: (tools) => tools.expect.element(action(tools)).toHaveAttribute("aria-busy", "true"),
    confirmed: outcome("confirmed"),
    oldtoken: outcome("oldToken"),
    conflict: outcome("conflict"),
    taken: outcome("taken"),
    error: async (tools) => {
      const { page, t, see } = tools
      await see(page.getByRole("alert").getByText(t("common:failure.offline")))
      await see(action(tools))
    },
  },
}
