import type { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { resendConfirmationModel as model } from "#machines/account/resend-confirmation.model.ts"
import { expectRateLimited } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { ResendConfirmation } from "./resend-confirmation.tsx"

type Machine = typeof resendConfirmation
type Tools = WalkTools<Machine>

const sending = async ({ page, t, expectVisible }: Tools) => {
  await expectVisible(page.getByRole("button", { name: t("account:auth.resend.sending") }))
}

export const resendConfirmationWalk: Walk<Machine> = {
  model,
  page: (machine) => <ResendConfirmation machine={machine} email={model.input.email} />,
  events: {
    "rateLimit.ended": sentByApp,
    "email.request": ({ page, t }) => page.getByRole("button", { name: t("account:auth.resend.request") }).click(),
  },
  states: {
    offered: async ({ page, t, expectVisible, expectAbsent }) => {
      await expectVisible(page.getByRole("button", { name: t("account:auth.resend.request") }))
      await expectAbsent(page.getByRole("alert"))
    },
    "sending.humanCheck": sending,
    "sending.requesting": sending,
    sent: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("status").getByText(t("account:auth.resend.sent"))),
    rateLimited: (tools) =>
      expectRateLimited(tools, tools.page.getByRole("button", { name: tools.t("account:auth.resend.request") })),
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("alert"))
      await expectVisible(page.getByRole("button", { name: t("account:auth.resend.request") }))
    },
  },
}
