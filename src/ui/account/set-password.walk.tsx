import type { setPassword } from "#machines/account/set-password.machine.ts"
import { setPasswordModel as model } from "#machines/account/set-password.model.ts"
import { expectRateLimited, expectSubmitting } from "#ui/kit/form/form.walk.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SetPassword } from "./set-password.tsx"

type Machine = typeof setPassword
type Tools = WalkTools<Machine>

const Screen = ({ machine }: { readonly machine: Machine }) => (
  <SetPassword {...useFlow(machine, undefined)} email="anna@example.com" />
)

const typed = model.events["password.submit"][0]

const parts = ({ page, t }: Tools) => ({
  dialog: page.getByRole("dialog", { name: t("account:setPassword.title") }),
  password: page.getByLabelText(t("account:newPassword.password"), { exact: true }),
  confirm: page.getByLabelText(t("account:newPassword.confirm"), { exact: true }),
  submit: page.getByRole("button", { name: t("account:setPassword.submit") }),
  later: page.getByRole("button", { name: t("account:setPassword.later") }),
  toDashboard: page.getByRole("link", { name: t("account:setPassword.toDashboard") }),
})

const noDialog = async ({ page, expectAbsent }: Tools) => {
  await expectAbsent(page.getByRole("dialog"))
}

const seeForm = (kind: "soft" | "forced") => async (tools: Tools) => {
  const { dialog, submit, later, toDashboard } = parts(tools)
  await tools.expectVisible(dialog)
  await tools.expectVisible(dialog.getByText(tools.t(`account:setPassword.${kind}`)))
  await tools.expectVisible(submit)
  await tools.expectVisible(kind === "soft" ? later : toDashboard)
  await tools.expectAbsent(kind === "soft" ? toDashboard : later)
}

const ready = (kind: "soft" | "forced") => async (tools: Tools) => {
  await seeForm(kind)(tools)
  await tools.expectAbsent(tools.page.getByRole("alert"))
}

const sending = (kind: "soft" | "forced") => async (tools: Tools) => {
  const { password, confirm, submit } = parts(tools)
  await seeForm(kind)(tools)
  await expectSubmitting(
    tools,
    [
      { field: password, value: typed.password },
      { field: confirm, value: typed.password },
    ],
    submit,
  )
}

const failed = (kind: "soft" | "forced") => async (tools: Tools) => {
  await seeForm(kind)(tools)
  await tools.expectVisible(tools.page.getByRole("alert"))
}

export const setPasswordWalk: Walk<Machine> = {
  model,
  page: (machine) => <Screen machine={machine} />,
  events: {
    "visit.changed": sentByApp,
    "rateLimit.ended": sentByApp,
    "password.submit": async (tools, event) => {
      const { password, confirm, submit } = parts(tools)
      await password.fill(event.password)
      await confirm.fill(event.password)
      await submit.click()
    },
    "prompt.postpone": (tools) => parts(tools).later.click(),
    "prompt.close": ({ page, t }) => page.getByRole("button", { name: t("account:setPassword.done.close") }).click(),
  },
  states: {
    idle: noDialog,
    "waiting.loadingPurchases": noDialog,
    "waiting.waitingForDelay": noDialog,
    "soft.ready": ready("soft"),
    "soft.sending": sending("soft"),
    "soft.checkingOutcome": sending("soft"),
    "soft.rateLimited": (tools) => expectRateLimited(tools, parts(tools).submit),
    "soft.failed": failed("soft"),
    "forced.ready": ready("forced"),
    "forced.sending": sending("forced"),
    "forced.checkingOutcome": sending("forced"),
    "forced.rateLimited": (tools) => expectRateLimited(tools, parts(tools).submit),
    "forced.failed": failed("forced"),
    "dismissed.savingPostponement": noDialog,
    "dismissed.postponed": noDialog,
    done: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("dialog", { name: t("account:setPassword.done.title") }))
      await expectVisible(page.getByText(t("account:setPassword.done.text")))
    },
  },
}
