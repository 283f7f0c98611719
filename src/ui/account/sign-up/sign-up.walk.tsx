import { promoVisibility } from "#machines/account/promo-visibility.machine.ts"
import type { signUp } from "#machines/account/sign-up.machine.ts"
import { signUpModel as model } from "#machines/account/sign-up.model.ts"
import { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { expectRateLimited, expectSubmitting } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SignUpPage } from "./sign-up.tsx"

type Machine = typeof signUp
type Tools = WalkTools<Machine>

const redirect = "/cabinet/contracts?state=Active"
const typed = model.events["form.submit"][0]

const fields = ({ page, t }: Tools) => ({
  email: page.getByLabelText(t("account:auth.email")),
  password: page.getByLabelText(t("account:auth.password"), { exact: true }),
  code: page.getByLabelText(t("account:promo.optional")),
  submit: page.getByRole("button", { name: t("account:auth.signup.submit") }),
})

const seeBusy = async (tools: Tools) => {
  const { email, password, code, submit } = fields(tools)
  await tools.expectVisible(submit)
  await expectSubmitting(
    tools,
    [
      { field: email, value: typed.email },
      { field: password, value: typed.password },
      { field: code, value: "" },
    ],
    submit,
  )
}

export const signUpWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SignUpPage
      machine={() => machine}
      visibility={() => promoVisibility}
      promoCheck={promoCheck}
      redirect={redirect}
      storedCode={null}
      terms="/terms/io"
    />
  ),
  events: {
    "rateLimit.ended": sentByApp,
    "form.submit": async (tools, event) => {
      const { email, password, submit } = fields(tools)
      await email.fill(event.email)
      await password.fill(event.password)
      await submit.click()
    },
    "promoCode.pending": sentByApp,
    "promoCode.accepted": sentByApp,
    "promoCode.refused": sentByApp,
  },
  states: {
    ready: async (tools) => {
      await tools.expectVisible(fields(tools).submit)
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    codeRefused: async (tools) => {
      await tools.expectVisible(fields(tools).submit)
      await tools.expect.element(fields(tools).code).toHaveFocus()
    },
    "sending.code": seeBusy,
    "sending.humanCheck": seeBusy,
    "sending.requesting": seeBusy,
    alreadyRegistered: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("account:auth.signup.errors.alreadyRegistered")))
      for (const route of ["signin", "recovery"] as const)
        await expect
          .element(page.getByRole("alert").getByText(t(`account:auth.signup.errors.${route}`)))
          .toHaveAttribute("href", `/${route}?${new URLSearchParams({ redirect })}`)
    },
    rateLimited: (tools) => expectRateLimited(tools, fields(tools).submit),
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert"))
      await tools.expectVisible(fields(tools).submit)
    },
    success: async ({ url, expect }) => expect(url()).toBe(redirect),
  },
}
