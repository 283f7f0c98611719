import type { demoModal } from "#machines/demo/demo-modal.machine.ts"
import { demoModalModel as model } from "#machines/demo/demo-modal.model.ts"
import { expectRateLimited, expectSubmitting, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { DemoModal } from "./demo-modal.tsx"

type Machine = typeof demoModal
type Tools = WalkTools<Machine>

const Screen = ({ machine }: { readonly machine: Machine }) => <DemoModal {...useFlow(machine, undefined)} />

const typed = model.events["form.submit"][0]

const parts = ({ page, t }: Tools) => ({
  dialog: page.getByRole("dialog", { name: t("demo:modal.title") }),
  email: page.getByLabelText(t("account:auth.email")),
  submit: page.getByRole("button", { name: t("demo:modal.submit") }),
})

const seeForm = async (tools: Tools) => {
  const { dialog, email, submit } = parts(tools)
  await tools.expectVisible(dialog)
  await tools.expectVisible(email)
  await tools.expectVisible(submit)
}

export const demoModalWalk: Walk<Machine> = {
  model,
  page: (machine) => <Screen machine={machine} />,
  events: {
    "demo.open": sentByApp,
    "rateLimit.ended": sentByApp,
    "session.started": sentByApp,
    "session.changed": sentByApp,
    "session.ended": sentByApp,
    "session.lost": sentByApp,
    "form.submit": async (tools, event) => {
      const { email, submit } = parts(tools)
      await email.fill(event.email)
      await submit.click()
    },
    "dialog.close": ({ page, t }) => page.getByRole("button", { name: t("common:close.dialog") }).click(),
  },
  states: {
    closed: ({ page, expectAbsent }) => expectAbsent(page.getByRole("dialog")),
    "form.ready": async (tools) => {
      await seeForm(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("demo:modal.onward")))
      await tools.expectVisible(tools.page.getByText(tools.t("demo:modal.text")))
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    "form.sending": async (tools) => {
      const { email, submit } = parts(tools)
      await seeForm(tools)
      await expectSubmitting(tools, [{ field: email, value: typed.email }], submit)
      await tools.expectAbsent(tools.page.getByRole("button", { name: tools.t("common:close.dialog") }))
    },
    "form.rateLimited": (tools) => expectRateLimited(tools, parts(tools).submit),
    "form.emailRegistered": async (tools) => {
      await seeForm(tools)
      await expectRefusal(tools, model.portResults.assignDemo.EmailRegistered[0].message!)
      await tools.expectVisible(tools.page.getByRole("link", { name: tools.t("account:auth.signup.errors.signin") }))
    },
    "form.failed": async (tools) => {
      await seeForm(tools)
      await expectRefusal(tools, model.portResults.assignDemo.CallFailed[0].message!)
    },
    success: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("dialog", { name: t("demo:modal.success.title") }))
      await expectVisible(page.getByText(t("demo:modal.success.text", { email: typed.email })))
      await expectVisible(page.getByText(t("demo:modal.success.ended")))
      await expectVisible(page.getByRole("button", { name: t("demo:modal.success.onward") }))
    },
  },
}
