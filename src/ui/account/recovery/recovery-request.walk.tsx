import type { recoveryRequest } from "#machines/account/recovery-request.machine.ts"
import { recoveryRequestModel as model } from "#machines/account/recovery-request.model.ts"
import { expectRateLimited, expectSubmitting } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { RecoveryRequest } from "./recovery-request.tsx"

type Machine = typeof recoveryRequest
type Tools = WalkTools<Machine>

const redirect = "/cabinet/contracts?state=Active"
const typed = model.events["form.submit"][0]

const fields = ({ page, t }: Tools) => ({
  email: page.getByLabelText(t("account:auth.email")),
  submit: page.getByRole("button", { name: t("account:recovery.request.submit") }),
})

const seeBusy = async (tools: Tools) => {
  const { email, submit } = fields(tools)
  await tools.expectVisible(submit)
  await expectSubmitting(tools, [{ field: email, value: typed.email }], submit)
  await tools.expectAbsent(tools.page.getByRole("alert"))
}

export const recoveryRequestWalk: Walk<Machine> = {
  model,
  page: (machine) => <RecoveryRequest machine={machine} redirect={redirect} />,
  events: {
    "rateLimit.ended": sentByApp,
    "form.submit": async (tools, event) => {
      const { email, submit } = fields(tools)
      await email.fill(event.email)
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
    success: async (tools) => {
      const { page, t, expectVisible, expectAbsent } = tools
      await expectVisible(page.getByText(t("account:recovery.request.success", { email: typed.email })))
      await expectAbsent(fields(tools).email)
      const link = page.getByRole("link", { name: t("account:recovery.request.toSignIn") })
      await tools.expect.element(link).toHaveAttribute("href", `/signin?redirect=${encodeURIComponent(redirect)}`)
    },
    rateLimited: (tools) => expectRateLimited(tools, fields(tools).submit),
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert"))
      await tools.expectVisible(fields(tools).submit)
    },
  },
}
