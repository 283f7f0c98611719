import type { closeAccount } from "../../../machines/account/close-account/close-account.machine"
import { closeAccountModel as model } from "../../../machines/account/close-account/close-account.model"
import { seeInProcess, seeRateLimited, seeRefused } from "../../kit/form/form.walk"
import type { Walk, WalkTools } from "../../walk"
import { sentByApp } from "../../walk"
import { CloseAccount } from "./close-account"

type Machine = typeof closeAccount
type Tools = WalkTools<Machine>

const open = ({ page, t }: Tools) => page.getByRole("button", { name: t("security:privacy.close.open"), exact: true })
const password = ({ page, t }: Tools) => page.getByLabelText(t("settings:currentPassword"), { exact: true })
const submit = ({ page, t }: Tools) =>
  page.getByRole("button", { name: t("security:privacy.close.submit"), exact: true })

export const closeAccountWalk: Walk<Machine> = {
  model,
  page: (machine) => <CloseAccount machine={machine} email="anna@example.com" />,
  does: {
    "form.open": (tools) => open(tools).click(),
    "form.submit": async (tools, event) => {
      await password(tools).fill(event.password)
      await submit(tools).click()
    },
    "form.cancel": ({ page, t }) => page.getByRole("button", { name: t("settings:cancel") }).click(),
    // Sent by the countdown, which has its own walk.
    "rateLimit.ended": sentByApp,
  },
  sees: {
    idle: (tools) => tools.see(open(tools)),
    "form.ready": async (tools) => {
      await tools.see(tools.page.getByText(tools.t("security:privacy.close.warning")))
      await tools.see(password(tools))
      await tools.absent(tools.page.getByRole("alert"))
    },
    "form.sending": async (tools) => seeInProcess([{ field: password(tools), value: "correct-horse" }], submit(tools)),
    "form.wrongPassword": ({ page, t, see }) =>
      see(page.getByRole("alert").getByText(t("settings:errors.incorrectPassword"))),
    "form.rateLimited": (tools) => seeRateLimited(tools, submit(tools)),
    "form.error": (tools) => seeRefused(tools, "There is money on your balance. Withdraw it first."),
    done: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("security:privacy.close.done")))
      await tools.absent(open(tools))
    },
  },
}
