import { afterEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import type { ReferralCode } from "#domain/shop/referral-code.ts"
import { createPage as signUp } from "#main/sign-up.tsx"
import { cleanup, openRoute, refused, tokens, type MockResponses } from "./render-route.tsx"

const order = "/buy/0b5f0e0e-6b1f-4a44-9d0a-1d0c6d1c7e11/method"
const codeResponse = (code: string, percent: string): ReferralCode => ({
  code,
  canBeApplied: true,
  isActive: true,
  discountPercent: decimal(percent),
  discountDuration: null,
  limits: [],
})

const store = (code: string) => {
  document.cookie = `referral_code=${code}; Path=/`
}
afterEach(() => {
  for (const name of ["referral_code", "currencyId"]) document.cookie = `${name}=; Max-Age=0; Path=/`
})

afterEach(cleanup)

describe.each(["en-US", "ru-RU"] as const)("the sign-up form in %s", (locale) => {
  const opened = async (script: MockResponses = {}, at = "/signup") => {
    const app = await openRoute(signUp, locale, at, script)
    const fields = {
      email: page.getByLabelText(app.t("account:auth.email")),
      password: page.getByLabelText(app.t("account:auth.password"), { exact: true }),
      code: page.getByLabelText(app.t("account:promo.optional")),
      terms: page.getByRole("checkbox"),
      submit: page.getByRole("button", { name: app.t("account:auth.signup.submit") }),
    }
    const fill = async (email = "anna@example.com", password = "correct-horse") => {
      await fields.email.fill(email)
      await fields.password.fill(password)
    }
    const signUps = () => app.calls.filter(({ path }) => path === "/signup").map(({ body }) => body)
    const wait = () => app.clock.increment(timing.promoCheckDebounce)
    return { ...app, ...fields, fill, signUps, wait }
  }
  const body = { email: "anna@example.com", password: "correct-horse", currencyId: locale === "ru-RU" ? "rub" : "usd" }

  it("reports every missing field, and focuses the first", async () => {
    const { t, email, password, terms, submit, calls } = await opened()
    await expect.element(terms).toBeChecked()
    await terms.click()
    await submit.click()
    await expect.element(email).toHaveAccessibleDescription(t("account:validators.emailRequired"))
    await expect.element(password).toHaveAccessibleDescription(t("account:validators.passwordRequired"))
    await expect.element(terms).toHaveAccessibleDescription(t("account:auth.signup.actionAccept"))
    await expect.element(email).toHaveFocus()
    expect(calls).toEqual([])
  })

  it.each([
    ["abc", "passwordComplexity"],
    ["a".repeat(33), "passwordComplexity"],
    ["пароль-1", "passwordCharset"],
  ] as const)("rejects %j as a password", async (text, message) => {
    const { t, fill, password, submit, calls } = await opened()
    await fill("anna@example.com", text)
    await submit.click()
    await expect.element(password).toHaveAccessibleDescription(t(`account:validators.${message}`))
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveValue(text)
    expect(calls).toEqual([])
  })

  it("rejects “anna” as an e-mail address", async () => {
    const { t, fill, email, submit } = await opened()
    await fill("anna")
    await submit.click()
    await expect.element(email).toHaveAccessibleDescription(t("account:validators.emailInvalid"))
  })

  it("requires that the terms are accepted", async () => {
    const { t, fill, terms, submit, calls } = await opened()
    await fill()
    await terms.click()
    await submit.click()
    await expect.element(terms).toHaveFocus()
    await expect.element(terms).toHaveAccessibleDescription(t("account:auth.signup.actionAccept"))
    expect(calls).toEqual([])
  })

  it("sends the input in the currency of the locale, and leads to the redirect", async () => {
    const { fill, submit, signUps, savedTokens, address, calls } = await opened(
      { "/signup": [tokens] },
      `/signup?redirect=${encodeURIComponent(order)}`,
    )
    await fill()
    await submit.click()
    await expect.poll(address).toBe(order)
    expect(signUps()).toEqual([body])
    expect(calls[0]!.headers).toEqual({ ReCaptcha: "local-signup" })
    expect(savedTokens).toEqual([tokens])
  })

  it("sends the saved currency", async () => {
    document.cookie = "currencyId=zar; Path=/"
    const { fill, submit, signUps, address } = await opened({ "/signup": [tokens] })
    await fill()
    await submit.click()
    await expect.poll(address).toBe("/cabinet")
    expect(signUps()).toEqual([{ ...body, currencyId: "zar" }])
  })

  it("waits for a pending promo check, and stores a valid code", async () => {
    const { fill, code, submit, signUps, wait, address } = await opened({
      "/signup": [tokens],
      "/referralcodes/SPRING": [codeResponse("SPRING", "0")],
    })
    await fill()
    await code.fill("SPRING")
    await submit.click()
    await expect.element(submit).toHaveAttribute("aria-busy", "true")
    await expect.element(code).toBeDisabled()
    expect(signUps()).toEqual([])
    wait()
    await expect.poll(address).toBe("/cabinet")
    expect(signUps()).toEqual([{ ...body, code: "SPRING" }])
    expect(document.cookie).toContain("referral_code=SPRING")
  })

  it("is blocked by an invalid code, whether the check ends before or after the submit", async () => {
    const { t, fill, code, submit, signUps, wait, email, address } = await opened({
      "/signup": [tokens],
      "/referralcodes/UNKNOWN": [refused(404, "NotFound")],
    })
    await fill()
    await code.fill("UNKNOWN")
    await submit.click()
    wait()
    await expect.element(page.getByText(t("account:promo.referralWrong"))).toBeVisible()
    await expect.element(code).toHaveFocus()
    await email.click()
    await submit.click()
    await expect.element(code).toHaveFocus()
    expect(signUps()).toEqual([])
    await code.fill("")
    await submit.click()
    await expect.poll(address).toBe("/cabinet")
    expect(signUps()).toEqual([body])
  })

  it.each([
    callFailed("offline"),
    callFailed("server"),
    callFailed("tooMany", { message: "Slow down", retryAfter: 9 }),
  ])(
    "reports a code that could not be checked ($reason), offers another check, and is not blocked",
    async (failure) => {
      const { t, fill, code, submit, signUps, wait, address } = await opened({
        "/signup": [tokens],
        "/referralcodes/SPRING": [failure, failure],
      })
      await fill()
      await code.fill("SPRING")
      wait()
      await expect.element(page.getByText(t("account:promo.unchecked"))).toBeVisible()
      await expect.element(page.getByText(t("account:promo.referralWrong"))).not.toBeInTheDocument()
      await page.getByRole("button", { name: t("account:promo.retry") }).click()
      await expect.element(page.getByText(t("account:promo.unchecked"))).toBeVisible()
      await submit.click()
      await expect.poll(address).toBe("/cabinet")
      expect(signUps()).toEqual([body])
    },
  )

  it("sends a code that was checked at the second try", async () => {
    const { t, fill, code, submit, signUps, wait } = await opened({
      "/signup": [tokens],
      "/referralcodes/SPRING": [callFailed("timeout"), codeResponse("SPRING", "10")],
    })
    await fill()
    await code.fill("SPRING")
    wait()
    await page.getByRole("button", { name: t("account:promo.retry") }).click()
    await expect.element(page.getByText(new RegExp(t("account:promo.withSale", { percent: "10\\s?%" })))).toBeVisible()
    await submit.click()
    await expect.poll(signUps).toEqual([{ ...body, code: "SPRING" }])
  })

  it("shows the hidden field of a stored code whose check failed", async () => {
    store("SPRING")
    const { t, code, wait } = await opened(
      { "/referralcodes/SPRING": [callFailed("unavailable")] },
      `/signup?redirect=${encodeURIComponent(order)}`,
    )
    await expect.element(code).not.toBeInTheDocument()
    wait()
    await expect.element(code).toHaveValue("SPRING")
    await expect.element(page.getByText(t("account:promo.unchecked"))).toBeVisible()
  })

  it("hides the promo field if a valid code is stored and an order waits, and sends the code", async () => {
    store("SPRING")
    const { fill, code, submit, signUps, wait, address } = await opened(
      { "/signup": [tokens], "/referralcodes/SPRING": [codeResponse("SPRING", "0")] },
      `/signup?redirect=${encodeURIComponent(order)}`,
    )
    await fill()
    await expect.element(code).not.toBeInTheDocument()
    wait()
    await submit.click()
    await expect.poll(address).toBe(order)
    expect(signUps()).toEqual([{ ...body, code: "SPRING" }])
  })

  it("shows the promo field again if the stored code is invalid", async () => {
    store("UNKNOWN")
    const { t, code, wait } = await opened(
      { "/referralcodes/UNKNOWN": [refused(404, "NotFound")] },
      `/signup?redirect=${encodeURIComponent(order)}`,
    )
    await expect.element(code).not.toBeInTheDocument()
    wait()
    await expect.element(code).toHaveValue("UNKNOWN")
    await expect.element(page.getByText(t("account:promo.referralWrong"))).toBeVisible()
    await code.fill("")
    await expect.element(code).toBeVisible()
  })

  it("shows the stored code if no order waits", async () => {
    store("SPRING")
    const { t, code, wait } = await opened(
      { "/referralcodes/SPRING": [codeResponse("SPRING", "0")] },
      "/signup?redirect=%2Fbuy",
    )
    await expect.element(code).toHaveValue("SPRING")
    wait()
    await expect.element(page.getByText(t("account:promo.withoutSale"))).toBeVisible()
  })

  it("reports that the address has an account, with two links that keep the redirect", async () => {
    const { t, fill, submit, email, password } = await opened(
      { "/signup": [refused(409, "AlreadyRegistered", "no matter")] },
      "/signup?redirect=%2Fbuy",
    )
    await fill()
    await submit.click()
    const alert = page.getByRole("alert")
    await expect.element(alert.getByText(t("account:auth.signup.errors.alreadyRegistered"))).toBeVisible()
    await expect
      .element(alert.getByRole("link", { name: t("account:auth.signup.errors.signin") }))
      .toHaveAttribute("href", "/signin?redirect=%2Fbuy")
    await expect
      .element(alert.getByRole("link", { name: t("account:auth.signup.errors.recovery") }))
      .toHaveAttribute("href", "/recovery?redirect=%2Fbuy")
    await expect.element(email).toHaveValue("anna@example.com")
    await expect.element(password).toHaveValue("correct-horse")
  })

  it.each(["offline", "timeout", "server", "unavailable", "malformed"] as const)(
    "reports the failure “%s”, keeps the input, and can be sent again",
    async (reason) => {
      const { t, fill, submit, email, password, address } = await opened({ "/signup": [callFailed(reason), tokens] })
      await fill()
      await submit.click()
      await expect.element(page.getByRole("alert")).toHaveTextContent(t(`common:failure.${reason}`))
      await expect.element(email).toHaveValue("anna@example.com")
      await expect.element(password).toHaveValue("correct-horse")
      await submit.click()
      await expect.poll(address).toBe("/cabinet")
    },
  )

  it("allows a password manager to create a password, and links to the terms of this domain", async () => {
    const { t, email, password } = await opened()
    await expect.element(email).toHaveAttribute("autocomplete", "username")
    await expect.element(password).toHaveAttribute("autocomplete", "new-password")
    await expect
      .element(page.getByRole("link", { name: t("account:auth.signup.terms.document"), exact: false }))
      .toHaveAttribute("href", "/terms/io")
  })
})
