import type { ReactNode } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { changePassword } from "#machines/account/change-password.machine.ts"
import { createPage as signUp } from "#main/sign-up.tsx"
import { NewPasswordFields } from "#ui/account/account/new-password-field.tsx"
import { newPasswordInitialValues, newPasswordFieldsSchema } from "#ui/account/account/rules.ts"
import { PasswordSettings } from "#ui/account/settings/password-settings.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { openRoute, tokens } from "./render-route.tsx"

afterEach(cleanup)

const messages = {
  "en-US": "This is one of the 1,000 most common passwords and easy to guess. Choose another one.",
  "ru-RU": "Это один из 1000 самых распространённых паролей, его легко подобрать. Придумайте другой.",
}

describe.each(["en-US", "ru-RU"] as const)("a new password in %s", (locale) => {
  const { t } = storyI18n[locale]
  const show = (form: ReactNode) => render(<StoryFrame locale={locale}>{form}</StoryFrame>)
  const forms = {
    "sign-up": async () => {
      await openRoute(signUp, locale, "/signup", {})
      return t("account:auth.password")
    },
    "the recovery and the prompt": async () => {
      await show(
        <Form initialValues={newPasswordInitialValues} schema={newPasswordFieldsSchema} onSubmit={() => undefined}>
          <NewPasswordFields disabled={false} />
        </Form>,
      )
      return t("account:newPassword.password")
    },
    "the settings": async () => {
      await show(<PasswordSettings machine={changePassword} email="anna@example.com" />)
      return t("settings:password.new")
    },
  }

  it.each(Object.entries(forms))(
    "%s: a common password causes a warning beside the rules of the field",
    async (_, opened) => {
      const field = page.getByLabelText(await opened(), { exact: true })
      const hint = t("account:auth.signup.passwordHint")
      await field.fill("PassWord1")
      await expect.element(field).toHaveAccessibleDescription(`${hint} ${messages[locale]}`)
      await expect.element(field).not.toBeInvalid()
      await field.fill("correct-horse")
      await expect.element(field).toHaveAccessibleDescription(hint)
    },
  )

  it("is sent even if it is common, because the server decides", async () => {
    const { calls } = await openRoute(signUp, locale, "/signup", { "/signup": [tokens] })
    await page.getByLabelText(t("account:auth.email")).fill("anna@example.com")
    await page.getByLabelText(t("account:auth.password"), { exact: true }).fill("123456")
    await expect.element(page.getByText(messages[locale])).toBeVisible()
    await page.getByRole("button", { name: t("account:auth.signup.submit") }).click()
    await expect
      .poll(() => calls.map(({ path, body }) => [path, body]))
      .toEqual([["/signup", expect.objectContaining({ password: "123456" })]])
  })
})
