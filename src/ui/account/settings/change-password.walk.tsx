import type { changePassword } from "#machines/account/change-password.machine.ts"
import { changePasswordModel as model } from "#machines/account/change-password.model.ts"
import { expectRateLimited, expectSubmitting, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PasswordSettings } from "./password-settings.tsx"

type Machine = typeof changePassword
type Tools = WalkTools<Machine>

const typed = model.events["form.submit"][0].values

const parts = ({ page, t }: Tools) => ({
  password: page.getByLabelText(t("settings:currentPassword"), { exact: true }),
  newPassword: page.getByLabelText(t("settings:password.new"), { exact: true }),
  confirmPassword: page.getByLabelText(t("settings:password.confirm"), { exact: true }),
  submit: page.getByRole("button", { name: t("settings:save") }),
})

const seeBusy = async (tools: Tools) => {
  const { password, newPassword, confirmPassword, submit } = parts(tools)
  await tools.expectVisible(submit)
  await expectSubmitting(
    tools,
    [
      { field: password, value: typed.password },
      { field: newPassword, value: typed.newPassword },
      { field: confirmPassword, value: typed.confirmPassword },
    ],
    submit,
  )
}

export const changePasswordWalk: Walk<Machine> = {
  model,
  page: (machine) => <PasswordSettings machine={machine} email="anna@example.com" />,
  events: {
    "rateLimit.ended": sentByApp,
    "outcome.check": ({ page, t }) => page.getByRole("button", { name: t("settings:lost.check") }).click(),
    "form.submit": async (tools, { values }) => {
      const { password, newPassword, confirmPassword, submit } = parts(tools)
      await password.fill(values.password)
      await newPassword.fill(values.newPassword)
      await confirmPassword.fill(values.confirmPassword)
      await submit.click()
    },
  },
  states: {
    ready: async (tools) => {
      await tools.expectVisible(parts(tools).submit)
      await tools.expectAbsent(tools.page.getByRole("alert"))
      await tools.expectAbsent(tools.page.getByText(tools.t("settings:password.success")))
    },
    sending: seeBusy,
    checkingOutcome: seeBusy,
    notSaved: (tools) => tools.expectVisible(tools.page.getByText(tools.t("settings:lost.notSaved"))),
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("settings:lost.outcomeUnknown")))
      await tools.expect.element(parts(tools).submit).toBeDisabled()
    },
    success: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("settings:password.success")))
      await tools.expect.element(parts(tools).password).toHaveValue("")
    },
    wrongPassword: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("settings:errors.incorrectPassword")))
      await tools.expectVisible(parts(tools).submit)
    },
    rateLimited: (tools) => expectRateLimited(tools, parts(tools).submit),
    failed: (tools) => expectRefusal(tools, model.portResults.saveSetting.CallFailed[0].message!),
  },
}
