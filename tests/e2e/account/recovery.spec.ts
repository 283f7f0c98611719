import type { Page } from "@playwright/test"
import { messages } from "#sandbox/messages.ts"
import { expect, generateEmail, password, openSignedOut, signIn, onlyInFullRun, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

const fresh = "Battery-Staple-7"
const hour = 60 * 60_000

const parts = (page: Page, t: Translate) => ({
  email: page.getByLabel(t("account:auth.email")),
  send: page.getByRole("button", { name: t("account:recovery.request.submit") }),
  password: page.getByLabel(t("account:newPassword.password"), { exact: true }),
  confirm: page.getByLabel(t("account:newPassword.confirm"), { exact: true }),
  save: page.getByRole("button", { name: t("account:recovery.set.submit") }),
})

const sent = (t: Translate, email: string) => t("account:recovery.request.success", { email })

const requestRecovery = async (page: Page, t: Translate, email: string) => {
  await page.goto("/recovery")
  const { email: field, send } = parts(page, t)
  await field.fill(email)
  await send.click()
  await expect(page.getByText(sent(t, email))).toBeVisible()
}

const set = async (page: Page, t: Translate, link: string, text = fresh) => {
  await page.goto(link)
  // The page removes the token from the URL before any interaction.
  await expect(page).toHaveURL("/recovery")
  const { password: field, confirm, save } = parts(page, t)
  await field.fill(text)
  await confirm.fill(text)
  await save.click()
}

test("a customer with a forgotten password sets a new one by e-mail, and the old password and the link stop working", async ({
  page,
  context,
  browser,
  baseURL,
  locale,
  t,
  desk,
  customers,
  request,
}) => {
  const { email } = await customers.confirmed()
  await page.goto("/signin")
  await page.getByRole("link", { name: t("account:auth.signin.forgot") }).click()
  await parts(page, t).email.fill(email)
  await parts(page, t).send.click()
  await expect(page.getByText(sent(t, email))).toBeVisible()
  const [message] = await desk.emailsTo(email)
  expect(message!.culture).toBe(locale)
  expect(message!.link).toMatch(/^\/recovery\?token=/)
  await set(page, t, message!.link)
  await expect(page.getByText(t("account:recovery.set.success"))).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(["token", "refreshToken"]))
  await page.getByRole("link", { name: t("account:recovery.set.toDashboard") }).click()
  await expect(page).toHaveURL("/cabinet")
  await expect(page.getByText(email).first()).toBeVisible()
  const signInWith = (secret: string) =>
    request.post("/api/v1/token", { form: { grant_type: "password", username: email, password: secret } })
  expect((await signInWith(password)).status()).toBe(400)
  expect((await signInWith(fresh)).status()).toBe(200)
  const other = await openSignedOut(browser, locale!, baseURL!)
  const again = await other.newPage()
  await set(again, t, message!.link, "Another-Secret-8")
  await expect(again.getByRole("alert")).toContainText(messages.OldRecoveryToken[locale as "en-US" | "ru-RU"])
  await again.getByRole("button", { name: t("account:recovery.set.again") }).click()
  await expect(parts(again, t).send).toBeVisible()
  expect((await signInWith(fresh)).status()).toBe(200)
  await other.close()
})

test("the link in the e-mail about another person's sign-in recovers the account", async ({
  page,
  browser,
  baseURL,
  locale,
  t,
  desk,
  customers,
}) => {
  const { email } = await customers.confirmed()
  const thief = await openSignedOut(browser, locale!, baseURL!)
  const elsewhere = await thief.newPage()
  await elsewhere.goto("/signin")
  await signIn(elsewhere, t, email)
  await expect(elsewhere).toHaveURL("/cabinet")
  const [message] = await desk.emailsTo(email)
  await page.goto(message!.link)
  await expect(page.getByText(t("account:recovery.set.lead"))).toBeVisible()
  await set(page, t, message!.link)
  await expect(page.getByText(t("account:recovery.set.success"))).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/^[^?]*\/signin/)
  await page.goto("/cabinet/settings?tab=securityLog")
  await expect(page.getByText(t("security:log.events.AccountTakenBack"))).toBeVisible()
  await thief.close()
})

test("a recovery does not reveal whether an address has an account", onlyInFullRun, async ({ page, t, desk }) => {
  const email = generateEmail()
  await requestRecovery(page, t, email)
  expect(await desk.emailsTo(email)).toEqual([])
})

test("an expired recovery link offers a new one", onlyInFullRun, async ({ page, locale, t, desk, customers }) => {
  const { email } = await customers.confirmed()
  await requestRecovery(page, t, email)
  const [message] = await desk.emailsTo(email)
  await desk.moveClock(hour)
  await set(page, t, message!.link)
  await expect(page.getByRole("alert")).toContainText(messages.OldRecoveryToken[locale as "en-US" | "ru-RU"])
  await expect(parts(page, t).password).toHaveValue(fresh)
  await page.getByRole("button", { name: t("account:recovery.set.again") }).click()
  await parts(page, t).email.fill(email)
  await parts(page, t).send.click()
  await expect(page.getByText(sent(t, email))).toBeVisible()
  const [newest] = await desk.emailsTo(email)
  await set(page, t, newest!.link)
  await expect(page.getByText(t("account:recovery.set.success"))).toBeVisible()
})

test("the recovery forms show errors before they send anything", onlyInFullRun, async ({ page, t }) => {
  const calls: Array<string> = []
  page.on("request", (request) => {
    if (request.method().startsWith("P")) calls.push(request.url())
  })
  await page.goto("/recovery")
  const { email, send, password: secret, confirm, save } = parts(page, t)
  await send.click()
  await expect(email).toHaveAccessibleDescription(t("account:validators.emailRequired"))
  await expect(email).toBeFocused()
  await email.fill("anna@")
  await expect(email).toHaveAccessibleDescription(t("account:validators.emailInvalid"))
  await page.goto("/recovery?token=x")
  for (const [text, again, message, complaint] of [
    ["", "", "passwordRequired", "confirmPasswordRequired"],
    ["12345", "123456", "passwordComplexity", "confirmPasswordEqual"],
    ["x".repeat(33), "x", "passwordComplexity", "confirmPasswordEqual"],
    ["пароль-1", "пароль-2", "passwordCharset", "confirmPasswordEqual"],
  ] as const) {
    await secret.fill(text)
    await confirm.fill(again)
    await save.click()
    await expect(secret, text).toHaveAccessibleDescription(t(`account:validators.${message}`))
    await expect(confirm, again).toHaveAccessibleDescription(t(`account:validators.${complaint}`))
    await expect(secret).toBeFocused()
  }
  await secret.fill(fresh)
  await confirm.fill(`${fresh}!`)
  await save.click()
  await expect(confirm).toBeFocused()
  await expect(confirm).toHaveAccessibleDescription(t("account:validators.confirmPasswordEqual"))
  expect(calls).toEqual([])
})

test("too many recovery requests have to wait", onlyInFullRun, async ({ page, t, request, locale }) => {
  const email = generateEmail()
  for (let time = 0; time < 5; time += 1) await request.post("/api/v1/recovery", { data: { email } })
  await page.clock.install()
  await page.goto("/recovery")
  await parts(page, t).email.fill(email)
  await parts(page, t).send.click()
  await expect(page.getByRole("alert")).toContainText(messages.TooManyAttempts[locale as "en-US" | "ru-RU"])
  await expect(parts(page, t).email).toHaveValue(email)
  // The button is disabled until the server accepts the next request, after a quarter of an hour.
  await expect(parts(page, t).send).toBeDisabled()
  await expect(page.getByRole("timer", { name: t("common:failure.left") })).toHaveText(/^1[45]:\d\d$/)
  await page.clock.fastForward("14:00")
  await expect(page.getByRole("timer", { name: t("common:failure.left") })).toHaveText(/^00:\d\d$|^01:00$/)
  await expect(parts(page, t).send).toBeDisabled()
  await page.clock.fastForward("01:00")
  await expect(page.getByRole("alert")).toHaveText(t("common:failure.again"))
  await expect(parts(page, t).send).toBeEnabled()
  await expect(parts(page, t).email).toHaveValue(email)
})
