import { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import type { signIn } from "#machines/account/sign-in.machine.ts"
import { signInModel as model } from "#machines/account/sign-in.model.ts"
import { expectRateLimited, expectSubmitting } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SignInPage } from "./sign-in.tsx"

type Machine = typeof signIn
type Tools = WalkTools<Machine>

const redirect = "/cabinet/contracts?state=Active"
const typed = model.events["form.submit"][0]

const fields = ({ page, t }: Tools) => ({
  email: page.getByLabelText(t("account:auth.email")),
  password: page.getByLabelText(t("account:auth.password"), { exact: true }),
  submit: page.getByRole("button", { name: t("account:auth.signin.submit") }),
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
}

export const signInWalk: Walk<Machine> = {
  model,
  page: (machine) => <SignInPage machine={machine} resend={resendConfirmation} redirect={redirect} />,
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
    unverified: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(model.portResults.signIn.UserNotVerified[0].message!))
      await expectVisible(page.getByRole("button", { name: t("account:auth.resend.request") }))
    },
    rateLimited: (tools) => expectRateLimited(tools, fields(tools).submit),
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert"))
      await tools.expectVisible(fields(tools).submit)
    },
    success: async ({ url, expect }) => expect(url()).toBe(redirect),
  },
}
