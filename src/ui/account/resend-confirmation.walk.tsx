import type { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { resendConfirmationModel as model } from "#machines/account/resend-confirmation.model.ts"
import { seeRateLimited } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { ResendConfirmation } from "./resend-confirmation.tsx"

type Machine = typeof resendConfirmation
type Tools = WalkTools<Machine>

const sending = async ({ page, t, see }: Tools) => {
  await see(page.getByRole("button", { name: t("account:auth.resend.sending") }))
}

export const resendConfirmationWalk: Walk<Machine> = {
  model,
  page: (machine) => <ResendConfirmation machine={machine} email={model.input.email} />,
  does: {
    "rateLimit.ended": sentByApp,
    "email.request": ({ page, t }) => page.getByRole("button", { name: t("account:auth.resend.request") }).click(),
  },
  sees: {
    offered: async ({ page, t, see, absent }) => {
      await see(page.getByRole("button", { name: t("account:auth.resend.request") }))
      await absent(page.getByRole("alert"))
    },
    "sending.humanCheck": sending,
    "sending.requesting": sending,
    sent: ({ page, t, see }) => see(page.getByRole("status").getByText(t("account:auth.resend.sent"))),
    rateLimited: (tools) =>
      seeRateLimited(tools, tools.page.getByRole("button", { name: tools.t("account:auth.resend.request") })),
    failed: async ({ page, t, see }) => {
      await see(page.getByRole("alert"))
      await see(page.getByRole("button", { name: t("account:auth.resend.request") }))
    },
  },
}
