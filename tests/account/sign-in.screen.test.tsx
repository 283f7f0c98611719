import { afterEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import { createPage as signIn } from "#main/sign-in.tsx"
import { cleanup, openRoute, refused, tokens, type MockResponses } from "./render-route.tsx"

afterEach(cleanup)

describe.each(["en-US", "ru-RU"] as const)("the sign-in form in %s", (locale) => {
  const opened = async (script: MockResponses = {}, at = "/signin") => {
    const app = await openRoute(signIn, locale, at, script)
    const fields = {
      email: page.getByLabelText(app.t("account:auth.email")),
      password: page.getByLabelText(app.t("account:auth.password"), { exact: true }),
      submit: page.getByRole("button", { name: app.t("account:auth.signin.submit") }),
    }
    const send = async (email = "anna@example.com", password = "correct-horse") => {
      await fields.email.fill(email)
      await fields.password.fill(password)
      await fields.submit.click()
    }
    return { ...app, ...fields, send }
  }

  it("reports missing fields, focuses the first, and sends nothing", async () => {
    const { t, email, submit, calls } = await opened()
    await submit.click()
    await expect.element(page.getByText(t("account:validators.emailRequired"))).toBeVisible()
    await expect.element(page.getByText(t("account:validators.passwordRequired"))).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription(t("account:validators.emailRequired"))
    expect(calls).toEqual([])
  })

  it("focuses the password if only that is missing", async () => {
    const { t, email, password, submit, calls } = await opened()
    await email.fill("anna@example.com")
    await submit.click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveAccessibleDescription(t("account:validators.passwordRequired"))
    expect(calls).toEqual([])
  })

  it("reports an invalid address when its field is left", async () => {
    const { t, email, password } = await opened()
    await email.fill("anna")
    await expect.element(page.getByText(t("account:validators.emailInvalid"))).not.toBeInTheDocument()
    await password.click()
    await expect.element(email).toHaveAccessibleDescription(t("account:validators.emailInvalid"))
  })

  it("works by keyboard alone, and leads to the previous page", async () => {
    const { email, calls, savedTokens, address } = await opened(
      { "/token": [tokens] },
      "/signin?redirect=%2Fcabinet%2Fcontracts%3Fpage%3D2",
    )
    await email.click()
    await userEvent.keyboard("anna@example.com{Tab}correct-horse{Enter}")
    await expect.poll(address).toBe("/cabinet/contracts?page=2")
    expect(calls.map(({ form, headers }) => ({ form, headers }))).toEqual([
      {
        form: { grant_type: "password", username: "anna@example.com", password: "correct-horse" },
        headers: { ReCaptcha: "local-signin" },
      },
    ])
    expect(savedTokens).toEqual([tokens])
  })

  it.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example/cabinet", "/signin"])(
    "leads to the cabinet instead of %s",
    async (redirect) => {
      const { send, address } = await opened({ "/token": [tokens] }, `/signin?${new URLSearchParams({ redirect })}`)
      await expect.element(page.getByRole("navigation").getByRole("link").last()).toHaveAttribute("href", "/signup")
      await send()
      await expect.poll(address).toBe("/cabinet")
    },
  )

  it("keeps the redirect in both tabs and in the link for a forgotten password", async () => {
    const { t } = await opened({}, "/signin?redirect=%2Fbuy")
    const tab = (name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true })
    await expect.element(tab(t("account:auth.tabs.signin"))).toHaveAttribute("href", "/signin?redirect=%2Fbuy")
    await expect.element(tab(t("account:auth.tabs.signin"))).toHaveAttribute("aria-current", "page")
    await expect.element(tab(t("account:auth.tabs.signup"))).toHaveAttribute("href", "/signup?redirect=%2Fbuy")
    await expect
      .element(page.getByRole("link", { name: t("account:auth.signin.forgot") }))
      .toHaveAttribute("href", "/recovery?redirect=%2Fbuy")
  })

  it("allows a password manager to fill it in", async () => {
    const { email, password } = await opened()
    await expect.element(email).toHaveAttribute("autocomplete", "username")
    await expect.element(password).toHaveAttribute("autocomplete", "current-password")
  })

  const failures: ReadonlyArray<readonly [string, object, (t: (key: "common:failure.offline") => string) => string]> = [
    [
      "the server's words",
      refused(400, "InvalidCredentials", "Wrong e-mail or password."),
      () => "Wrong e-mail or password.",
    ],
    ...(["offline", "timeout", "server", "unavailable", "malformed", "forbidden", "refused"] as const).map(
      (reason) =>
        [
          reason,
          callFailed(reason) satisfies CallFailed,
          (t: (key: never) => string) => t(`common:failure.${reason}` as never),
        ] as const,
    ),
  ]
  it.each(failures)("shows %s, keeps the input, and can be sent again", async (_, failure, message) => {
    const { t, send, email, password, submit, address } = await opened({ "/token": [failure, tokens] })
    await send()
    await expect.element(page.getByRole("alert")).toHaveTextContent(message(t))
    await expect.element(email).toHaveValue("anna@example.com")
    await expect.element(password).toHaveValue("correct-horse")
    expect(document.activeElement?.contains(page.getByRole("alert").element())).toBe(true)
    await submit.click()
    await expect.poll(address).toBe("/cabinet")
  })

  it("offers another e-mail for an unconfirmed address, and confirms that it was sent", async () => {
    const { t, send, calls } = await opened({
      "/token": [refused(400, "UserNotVerified")],
      "/signin/confirm": [callFailed("offline"), null],
    })
    await send()
    await expect.element(page.getByText(t("account:auth.signin.errors.UserNotVerified"))).toBeVisible()
    await page.getByRole("button", { name: t("account:auth.resend.request") }).click()
    await expect.element(page.getByRole("alert")).toHaveTextContent(t("common:failure.offline"))
    await page.getByRole("button", { name: t("account:auth.resend.request") }).click()
    await expect.element(page.getByText(t("account:auth.resend.sent"))).toBeVisible()
    expect(calls.slice(1).map(({ body }) => body)).toEqual([
      { email: "anna@example.com" },
      { email: "anna@example.com" },
    ])
  })
})
