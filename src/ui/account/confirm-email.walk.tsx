import type { confirmEmail } from "#machines/account/confirm-email.machine.ts"
import { confirmEmailModel as model } from "#machines/account/confirm-email.model.ts"
import { expectRateLimited } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { ConfirmEmailPage } from "./confirm-email.tsx"

type Machine = typeof confirmEmail
type Tools = WalkTools<Machine>

const sending = ({ page, t, expectVisible }: Tools) => expectVisible(page.getByText(t("account:auth.confirm.process")))

const resending = async ({ page, t, expectVisible, expectAbsent }: Tools) => {
  await expectVisible(page.getByText(t("account:auth.confirm.oldToken")))
  await expectVisible(page.getByRole("button", { name: t("account:auth.confirm.resending") }))
  await expectAbsent(page.getByText(t("account:auth.confirm.failed")))
}

const asking = async ({ page, t, expectVisible }: Tools) => {
  await expectVisible(page.getByText(t("account:auth.confirm.asking.question")))
  await expectVisible(page.getByRole("button", { name: t("account:auth.confirm.asking.claim") }))
}

const linksTo = async ({ page, expectVisible, expect }: Tools, name: string, href: string) => {
  const link = page.getByRole("link", { name })
  await expectVisible(link)
  await expect.element(link).toHaveAttribute("href", href)
}

export const confirmEmailWalk: Walk<Machine> = {
  model,
  page: (machine) => <ConfirmEmailPage machine={machine} />,
  events: {
    "rateLimit.ended": sentByApp,
    "confirmation.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "signUp.claim": ({ page, t }) => page.getByRole("button", { name: t("account:auth.confirm.asking.claim") }).click(),
    "signUp.disown": ({ page, t }) =>
      page.getByRole("button", { name: t("account:auth.confirm.asking.disown") }).click(),
    "email.request": ({ page, t }) => page.getByRole("button", { name: t("account:auth.resend.request") }).click(),
  },
  states: {
    "sending.reading": sending,
    "sending.requesting": sending,
    ready: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("account:auth.confirm.ready")))
      await linksTo(tools, tools.t("account:auth.confirm.toCabinet"), "/cabinet")
    },
    "asking.ready": async (tools) => {
      await asking(tools)
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    "asking.disowning": async (tools) => {
      const { page, t, expect } = tools
      await asking(tools)
      await expect
        .element(page.getByRole("button", { name: t("account:auth.confirm.asking.disown") }))
        .toHaveAttribute("aria-busy", "true")
    },
    "asking.failed": async (tools) => {
      await asking(tools)
      await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("common:failure.details")))
    },
    disowned: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("account:auth.confirm.disowned.text")))
      await linksTo(tools, tools.t("account:auth.confirm.disowned.recovery"), "/recovery")
    },
    conflict: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("account:auth.confirm.conflict")))
      await linksTo(tools, tools.t("account:auth.confirm.toSignIn"), "/signin")
    },
    "oldToken.humanCheck": resending,
    "oldToken.resending": resending,
    "oldToken.sent": ({ page, t, expectVisible }) => expectVisible(page.getByText(t("account:auth.confirm.sent"))),
    "oldToken.rateLimited": (tools) =>
      expectRateLimited(tools, tools.page.getByRole("button", { name: tools.t("account:auth.resend.request") })),
    "oldToken.failed": async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("account:auth.confirm.failed")))
      await expectVisible(page.getByRole("button", { name: t("account:auth.resend.request") }))
    },
    withoutToken: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("account:auth.confirm.withoutToken"))),
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("account:auth.confirm.error")))
      await expectVisible(page.getByRole("button", { name: t("common:retry") }))
    },
  },
}
