import type { recoverySetPassword } from "#machines/account/recovery-set-password.machine.ts"
import { recoverySetPasswordModel as model } from "#machines/account/recovery-set-password.model.ts"
import { expectRateLimited, expectSubmitting, expectRefusal } from "#ui/kit/form/form.walk.ts"
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
  events: {
    "rateLimit.ended": sentByApp,
    "form.submit": async (tools, event) => {
      const { password, confirm, submit } = fields(tools)
      await password.fill(event.password)
      await confirm.fill(event.password)
      await submit.click()
    },
  },
  states: {
    ready: async (tools) => {
      await tools.expectVisible(fields(tools).submit)
      await tools.expectVisible(tools.page.getByText(tools.t("account:recovery.set.lead")))
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    sending: async (tools) => {
      const { password, confirm, submit } = fields(tools)
      await tools.expectVisible(submit)
      await expectSubmitting(
        tools,
        [
          { field: password, value: typed.password },
          { field: confirm, value: typed.password },
        ],
        submit,
      )
    },
    success: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("account:recovery.set.success")))
      const link = page.getByRole("link", { name: t("account:recovery.set.toDashboard") })
      await expect.element(link).toHaveAttribute("href", "/cabinet")
    },
    rateLimited: (tools) => expectRateLimited(tools, fields(tools).submit),
    failed: async (tools) => {
      const { page, t, expectVisible } = tools
      await expectRefusal(tools, model.portResults.resetPassword.CallFailed[0].message!)
      await expectVisible(fields(tools).submit)
      await expectVisible(page.getByRole("button", { name: t("account:recovery.set.again") }))
    },
  },
}
