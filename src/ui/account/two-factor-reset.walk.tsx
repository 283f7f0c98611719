import type { twoFactorReset } from "#machines/account/two-factor-reset.machine.ts"
import { twoFactorResetModel as model } from "#machines/account/two-factor-reset.model.ts"
import { expectSubmitting, expectRateLimited } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { TwoFactorReset } from "./two-factor-reset.tsx"

type Machine = typeof twoFactorReset
type Tools = WalkTools<Machine>

const typed = model.events["form.submit"][0]
const fields = ({ page, t }: Tools) => ({
  email: page.getByLabelText(t("account:auth.email")),
  password: page.getByLabelText(t("account:auth.password"), { exact: true }),
  submit: page.getByRole("button", { name: t("account:twoFactorReset.submit") }),
})
const seeBusy = async (tools: Tools) => {
  const { email, password, submit } = fields(tools)
  await tools.expectVisible(submit)
  await expectSubmitting(
    tools,
    [
      { field: email, value: typed.email },
      { field: password, value: typed.password },
    ],
    submit,
  )
  await tools.expectAbsent(tools.page.getByRole("alert"))
}

export const twoFactorResetWalk: Walk<Machine> = {
  model,
  page: (machine) => <TwoFactorReset machine={machine} />,
  events: {
    "rateLimit.ended": sentByApp,
    "form.submit": async (tools, event) => {
      const { email, password, submit } = fields(tools)
      await email.fill(event.email)
      await password.fill(event.password)
      await submit.click()
    },
  },
  states: {
    ready: async (tools) => {
      await tools.expectVisible(fields(tools).submit)
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    "sending.humanCheck": seeBusy,
    "sending.requesting": seeBusy,
    requested: async (tools) => {
      const { page, t, expectVisible, expectAbsent } = tools
      await expectVisible(page.getByText(t("account:twoFactorReset.requested")))
      await expectVisible(page.getByText(t("account:twoFactorReset.emailSent", { email: typed.email })))
      await expectAbsent(fields(tools).email)
    },
    rateLimited: (tools) => expectRateLimited(tools, fields(tools).submit),
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert"))
      await tools.expectVisible(fields(tools).submit)
    },
  },
}
