import { defaultConfig } from "#domain/site/config.ts"
import type { changeEmail } from "#machines/account/change-email.machine.ts"
import { changeEmailModel as model } from "#machines/account/change-email.model.ts"
import { expectRateLimited, expectSubmitting, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { EmailSettings } from "./email-settings.tsx"

type Machine = typeof changeEmail
type Tools = WalkTools<Machine>

const typed = model.events["form.submit"][0].values

const parts = ({ page, t }: Tools) => ({
  email: page.getByLabelText(t("settings:email.new")),
  password: page.getByLabelText(t("settings:currentPassword"), { exact: true }),
  submit: page.getByRole("button", { name: t("settings:save") }),
})

const seeBusy = async (tools: Tools) => {
  const { email, password, submit } = parts(tools)
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

export const changeEmailWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["emailChange"] }}>
      <EmailSettings machine={machine} email="anna@example.com" />
    </SiteConfig>
  ),
  events: {
    "rateLimit.ended": sentByApp,
    "outcome.check": ({ page, t }) => page.getByRole("button", { name: t("settings:lost.check") }).click(),
    "form.submit": async (tools, { values }) => {
      const { email, password, submit } = parts(tools)
      await email.fill(values.email)
      await password.fill(values.password)
      await submit.click()
    },
  },
  states: {
    ready: async (tools) => {
      await tools.expectVisible(parts(tools).submit)
      await tools.expectAbsent(tools.page.getByRole("alert"))
      await tools.expectAbsent(tools.page.getByText(tools.t("settings:email.requested")))
    },
    sending: seeBusy,
    checkingOutcome: seeBusy,
    notSaved: (tools) => tools.expectVisible(tools.page.getByText(tools.t("settings:lost.notSaved"))),
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("settings:lost.outcomeUnknown")))
      await tools.expect.element(parts(tools).submit).toBeDisabled()
    },
    success: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("settings:email.requested")))
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
