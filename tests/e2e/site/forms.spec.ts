import type { Page } from "@playwright/test"
import { expect, password, signIn, signUp, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { translateTo, type Translate } from "#tests/e2e/translate.ts"

const fields = (page: Page, t: Translate) => ({
  email: page.getByLabel(t("account:auth.email")),
  secret: page.getByLabel(t("account:auth.password"), { exact: true }),
  code: page.getByLabel(t("account:promo.optional")),
  terms: page.getByRole("checkbox"),
  create: page.getByRole("button", { name: t("account:auth.signup.submit") }),
  enter: page.getByRole("main").getByRole("button", { name: t("account:auth.signin.submit") }),
})
/** E-mail addresses that the form refuses without a request. */
const invalidEmails = ["anna", "anna@", "@example.com", "anna example.com", "a@b", `${"a".repeat(250)}@example.com`]
const passwords = [
  ["", "passwordRequired"],
  ["12345", "passwordComplexity"],
  ["x".repeat(33), "passwordComplexity"],
  ["пароль123", "passwordCharset"],
  ["with space", "passwordCharset"],
] as const

test("the sign-up shows an error for each field", async ({ page, t }) => {
  const sent: Array<string> = []
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url())
  })
  await page.goto("/signup")
  const { email, secret: passwordField, terms, create: signUpButton } = fields(page, t)
  await terms.uncheck()
  await signUpButton.click()
  await expect(email).toHaveAccessibleDescription(t("account:validators.emailRequired"))
  await expect(passwordField).toHaveAccessibleDescription(t("account:validators.passwordRequired"))
  await expect(terms).toHaveAccessibleDescription(t("account:auth.signup.actionAccept"))
  await expect(email).toBeFocused()
  await terms.check()
  await passwordField.fill(password)
  for (const address of invalidEmails) {
    await email.fill(address)
    await signUpButton.click()
    await expect(email, address).toHaveAccessibleDescription(t("account:validators.emailInvalid"))
  }
  await email.fill("anna@example.test")
  for (const [text, message] of passwords) {
    await passwordField.fill(text)
    await signUpButton.click()
    await expect(passwordField, text).toHaveAccessibleDescription(t(`account:validators.${message}`))
    await expect(passwordField).toBeFocused()
  }
  expect(sent).toEqual([])
})

test("a taken address offers two ways forward, and keeps the input", async ({ page, t, customers }) => {
  const { email } = await customers.signUp()
  await page.goto("/signup?redirect=%2Fcabinet%2Fcontracts")
  await signUp(page, t, email)
  const signUpAlert = page.getByRole("alert")
  await expect(signUpAlert).toContainText(t("account:auth.signup.errors.alreadyRegistered"))
  await expect(signUpAlert.getByRole("link", { name: t("account:auth.signup.errors.signin") })).toHaveAttribute(
    "href",
    "/signin?redirect=%2Fcabinet%2Fcontracts",
  )
  await expect(signUpAlert.getByRole("link", { name: t("account:auth.signup.errors.recovery") })).toHaveAttribute(
    "href",
    "/recovery?redirect=%2Fcabinet%2Fcontracts",
  )
  await expect(fields(page, t).email).toHaveValue(email)
  await expect(fields(page, t).secret).toHaveValue(password)
})

test("an invalid promo code shows an error and can be cleared", onlyInFullRun, async ({ page, t, customers }) => {
  await page.goto("/signup")
  const { code } = fields(page, t)
  await code.fill("NO-SUCH-CODE")
  await expect(code).toHaveAccessibleDescription(t("account:promo.referralWrong"))
  const email = (await customers.signUp()).email.replace("story", "promo")
  await signUp(page, t, email)
  await expect(code).toBeFocused()
  await expect(page).toHaveURL("/signup")
  await code.fill("")
  await fields(page, t).create.click()
  await expect(page).toHaveURL("/cabinet")
})

test("the sign-in shows errors, without details about a wrong password", async ({ page, t, locale, customers }) => {
  const { email: taken } = await customers.confirmed()
  await page.goto("/signin")
  const { email, secret: passwordField, enter: signInButton } = fields(page, t)
  await signInButton.click()
  await expect(email).toHaveAccessibleDescription(t("account:validators.emailRequired"))
  await expect(passwordField).toHaveAccessibleDescription(t("account:validators.passwordRequired"))
  await email.fill("anna@")
  await signInButton.click()
  await expect(email).toHaveAccessibleDescription(t("account:validators.emailInvalid"))
  for (const address of [taken, "unknown@example.test"]) {
    await email.fill(address)
    await passwordField.fill("Wrong-2026!")
    await signInButton.click()
    await expect(page.getByRole("alert")).toHaveText(
      locale === "ru-RU" ? "Неверный адрес почты или пароль." : "Wrong e-mail or password.",
    )
    await expect(email).toHaveValue(address)
    await expect(passwordField).toHaveValue("Wrong-2026!")
  }
})

test("an unconfirmed address can request its e-mail again", onlyInFullRun, async ({ page, t, desk, customers }) => {
  const { email } = await customers.signUp()
  await page.goto("/signin")
  await signIn(page, t, email)
  await page.getByRole("button", { name: t("account:auth.resend.request") }).click()
  await expect(page.getByText(t("account:auth.resend.sent"))).toBeVisible()
  const messages = await desk.emailsTo(email)
  expect(messages).toHaveLength(2)
  await page.goto(messages[0]!.link)
  await page.getByRole("button", { name: t("account:auth.confirm.asking.claim") }).click()
  await expect(page.getByText(t("account:auth.confirm.ready"))).toBeVisible()
})

test("a sign-up with another person's address is disowned from the e-mail", async ({ page, t, desk, customers }) => {
  const account = await customers.signUp()
  const [message] = await desk.emailsTo(account.email)
  await page.goto(message!.link)
  await page.getByRole("button", { name: t("account:auth.confirm.asking.disown") }).click()
  await expect(page.getByText(t("account:auth.confirm.disowned.text"))).toBeVisible()
  await page.goto("/signin")
  await signIn(page, t, account.email)
  await expect(page.getByRole("alert")).toBeVisible()
  await expect(page).toHaveURL("/signin")
  await page.goto(message!.link)
  await expect(page.getByText(t("account:auth.confirm.oldToken")).first()).toBeVisible()
})

test("the input stays when the language changes", async ({ page, t, locale }) => {
  await page.goto("/signup")
  const { email, secret: passwordField } = fields(page, t)
  await email.fill("anna@example.test")
  await passwordField.fill(password)
  const other = locale === "ru-RU" ? "en-US" : "ru-RU"
  await page.getByRole("button", { name: t(`common:language.${locale === "ru-RU" ? "english" : "russian"}`) }).click()
  await expect(page.locator("html")).toHaveAttribute("lang", other)
  const translated = fields(page, translateTo(other))
  await expect(translated.email).toHaveValue("anna@example.test")
  await expect(translated.secret).toHaveValue(password)
})
