import type { pendingEmail } from "#machines/account/pending-email.machine.ts"
import { pendingEmailModel as model } from "#machines/account/pending-email.model.ts"
import { expectRateLimited } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PendingEmail } from "./pending-email.tsx"

type Machine = typeof pendingEmail
type Tools = WalkTools<Machine>

const { email } = model.events["emailChange.pending"][0]
const parts = ({ page, t }: Tools) => ({
  waiting: page.getByText(t("settings:email.pending.waiting", { email })),
  resend: page.getByRole("button", { name: t("settings:email.pending.resend") }),
  cancel: page.getByRole("button", { name: t("settings:email.pending.cancel") }),
  resent: page.getByText(t("settings:email.pending.resent")),
})

export const pendingEmailWalk: Walk<Machine> = {
  model,
  page: (machine) => <PendingEmail machine={machine} />,
  events: {
    "emailChange.pending": sentByApp,
    "emailChange.ended": sentByApp,
    "rateLimit.ended": sentByApp,
    "email.request": (tools) => parts(tools).resend.click(),
    "emailChange.cancel": (tools) => parts(tools).cancel.click(),
  },
  states: {
    none: async (tools) => {
      await tools.expectAbsent(parts(tools).cancel)
      tools.expect(tools.page.getByRole("button").elements()).toHaveLength(0)
    },
    waiting: async (tools) => {
      await tools.expectVisible(parts(tools).waiting)
      await tools.expectVisible(parts(tools).cancel)
      await tools.expectAbsent(parts(tools).resent)
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    resending: async (tools) => {
      await tools.expect.element(parts(tools).resend).toHaveAttribute("aria-busy", "true")
      await tools.expect.element(parts(tools).cancel).toBeDisabled()
    },
    resent: async (tools) => {
      await tools.expectVisible(parts(tools).resent)
      await tools.expectVisible(parts(tools).waiting)
    },
    cancelling: async (tools) => {
      await tools.expect.element(parts(tools).cancel).toHaveAttribute("aria-busy", "true")
      await tools.expect.element(parts(tools).resend).toBeDisabled()
    },
    cancelled: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("settings:email.pending.cancelled")))
      await tools.expectAbsent(parts(tools).cancel)
    },
    rateLimited: (tools) => expectRateLimited(tools, parts(tools).resend),
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert"))
      await tools.expectVisible(parts(tools).waiting)
    },
  },
}
