import type { cancelTwoFactorReset } from "../../../machines/account/cancel-two-factor-reset/cancel-two-factor-reset.machine"
import { cancelTwoFactorResetModel as model } from "../../../machines/account/cancel-two-factor-reset/cancel-two-factor-reset.model"
import type { Walk, WalkTools } from "../../walk"
import { CancelTwoFactorReset } from "./cancel-two-factor-reset"

type Machine = typeof cancelTwoFactorReset
type Tools = WalkTools<Machine>

const cancel = ({ page, t }: Tools) => page.getByRole("button", { name: t("account:twoFactorReset.cancel.action") })

export const cancelTwoFactorResetWalk: Walk<Machine> = {
  model,
  page: (machine) => <CancelTwoFactorReset machine={machine} />,
  does: { "reset.cancel": (tools) => cancel(tools).click() },
  sees: {
    reading: ({ page, t, see }) => see(page.getByText(t("account:recovery.reading"))),
    ready: async (tools) => {
      await tools.see(cancel(tools))
      await tools.absent(tools.page.getByRole("alert"))
    },
    cancelling: (tools) => tools.expect.element(cancel(tools)).toHaveAttribute("aria-busy", "true"),
    cancelled: async (tools) => {
      const { page, t, see, absent } = tools
      await see(page.getByText(t("account:twoFactorReset.cancel.done")))
      await absent(cancel(tools))
    },
    oldtoken: async (tools) => {
      const { page, t, see, absent } = tools
      await see(page.getByText(t("account:twoFactorReset.cancel.oldToken")))
      await absent(cancel(tools))
    },
    error: async (tools) => {
      const { page, t, see } = tools
      await see(page.getByRole("alert").getByText(t("common:failure.offline")))
      await see(cancel(tools))
    },
  },
}
