import type { recoverySetPassword } from "#machines/account/recovery-set-password.machine.ts"
import { recoverySetPasswordModel as model } from "#machines/account/recovery-set-password.model.ts"
import { seeRateLimited, seeInProcess, seeRefused } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { RecoverySetPassword } from "./recovery-set-password.tsx"

type Machine = typeof recoverySetPassword
type Tools = WalkTools<Machine>

const typed = model.events["form.submit"][0]

const fields = ({ page, t }: Tools) => ({
  password: page.getByLabelText(t("account:newPassword.password"), { exact: true }),
  confirm: page.getByLabelText(t("account:newPassword.confirm"), { exact: true }),
  submit: page.getByRole("button", { name: t("account:recovery.set.submit") }),
})

export const recoverySetPasswordWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <RecoverySetPassword
      machine={machine}
      resetPasswordToken={model.input.resetPasswordToken}
      onRequestNewLink={() => undefined}
    />
  ),
  does: {
    "rateLimit.ended": sentByApp,
    "form.submit": async (tools, event) => {
      const { password, confirm, submit } = fields(tools)
      await password.fill(event.password)
      await confirm.fill(event.password)
      await submit.click()
    },
  },
  sees: {
    ready: async (tools) => {
      await tools.see(fields(tools).submit)
      await tools.see(tools.page.getByText(tools.t("account:recovery.set.lead")))
      await tools.absent(tools.page.getByRole("alert"))
    },
    sending: async (tools) => {
      const { password, confirm, submit } = fields(tools)
      await tools.see(submit)
      await seeInProcess(
        tools,
        [
          { field: password, value: typed.password },
          { field: confirm, value: typed.password },
        ],
        submit,
      )
    },
    success: async ({ page, t, see, expect }) => {
      await see(page.getByText(t("account:recovery.set.success")))
      const link = page.getByRole("link", { name: t("account:recovery.set.toDashboard") })
      await expect.element(link).toHaveAttribute("href", "/cabinet")
    },
    rateLimited: (tools) => seeRateLimited(tools, fields(tools).submit),
    failed: async (tools) => {
      const { page, t, see } = tools
      await seeRefused(tools, model.portResults.resetPassword.CallFailed[0].message!)
      await see(fields(tools).submit)
      await see(page.getByRole("button", { name: t("account:recovery.set.again") }))
    },
  },
}
