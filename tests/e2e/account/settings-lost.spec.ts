import type { Page } from "@playwright/test"
import { expect, generateEmail, password, signIn, onlyInFullRun, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { beginTwoFactor, openTab, parts } from "./settings.ts"

const fresh = "Battery-Staple-7"
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const profile = { path: "/api/v1/profile", method: "GET", kind: "drop" } as const

const lost = (page: Page, t: Translate) => ({
  notSaved: page.getByText(t("settings:lost.notSaved")),
  outcomeUnknown: page.getByText(t("settings:lost.outcomeUnknown")),
  check: page.getByRole("button", { name: t("settings:lost.check"), exact: true }),
})

test(
  "a new e-mail address whose response is lost is looked up before any message",
  onlyInFullRun,
  async ({ page, context, customers, desk, t }) => {
    const account = await customers.confirmed()
    await customers.enter(context, account)
    await openTab(page, t, "email")
    const { password: present, save, alert, notice } = parts(page, t)
    const { notSaved, outcomeUnknown, check } = lost(page, t)
    const email = page.getByLabel(t("settings:email.new"))
    const to = generateEmail()
    await email.fill(to)
    await present.fill(password)
    await desk.fail({ path: "/api/v1/profile/email", kind: "drop", count: 1 })
    await save.click()
    await expect(notSaved).toBeVisible()
    await expect(email).toHaveValue(to)
    await expect(present).toHaveValue(password)
    await desk.fail({ path: "/api/v1/profile/email", kind: "lost", count: 1 })
    await desk.fail(profile)
    await save.click()
    await expect(outcomeUnknown).toBeVisible()
    await expect(save).toBeDisabled()
    await check.click()
    await expect(outcomeUnknown).toBeVisible()
    await desk.heal()
    await check.click()
    await expect(notice("email.requested")).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(page.getByText(t("settings:email.pending.waiting", { email: to }))).toBeVisible()
    expect(await desk.emailsTo(to)).toHaveLength(1)
  },
)

test("a new password whose response is lost is not reported as incorrect", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  await openTab(page, t, "password")
  const { password: present, save, alert, notice } = parts(page, t)
  const { notSaved } = lost(page, t)
  await present.fill(password)
  await page.getByLabel(t("settings:password.new"), { exact: true }).fill(fresh)
  await page.getByLabel(t("settings:password.confirm"), { exact: true }).fill(fresh)
  await desk.fail({ path: "/api/v1/profile/password", kind: "drop", count: 1 })
  await save.click()
  await expect(notSaved).toBeVisible()
  await expect(present).toHaveValue(password)
  await desk.fail({ path: "/api/v1/profile/password", kind: "lost", count: 1 })
  await save.click()
  await expect(notice("password.success")).toBeVisible()
  await expect(alert).toHaveCount(0)
  await context.clearCookies({ name: /^(?:token|refreshToken)$/ })
  await page.goto("/signin")
  await page.getByLabel(t("account:auth.email")).fill(account.email)
  await page.getByLabel(t("account:auth.password"), { exact: true }).fill(fresh)
  await page
    .getByRole("main")
    .getByRole("button", { name: t("account:auth.signin.submit") })
    .click()
  await expect(page).toHaveURL("/cabinet")
})

test(
  "an address, a language and a currency whose responses are lost are shown as saved",
  onlyInFullRun,
  async ({ page, context, customers, desk, t }) => {
    await customers.enter(context, await customers.confirmed())
    await openTab(page, t, "btcAddress")
    const { password: present, save, alert, notice } = parts(page, t)
    const { notSaved, outcomeUnknown, check } = lost(page, t)
    const field = page.getByRole("textbox", { name: t("settings:address.label.btc"), exact: true })
    await field.fill(address)
    await present.fill(password)
    await desk.fail({ path: "/api/v1/profile/bitcoinaddress", kind: "drop", count: 1 })
    await save.click()
    await expect(notSaved).toBeVisible()
    await expect(field).toHaveValue(address)
    await desk.fail({ path: "/api/v1/profile/bitcoinaddress", kind: "lost", count: 1 })
    await desk.fail({ ...profile, count: 1 })
    await save.click()
    await expect(outcomeUnknown).toBeVisible()
    await expect(field).toBeDisabled()
    await check.click()
    await expect(notice("address.success")).toBeVisible()
    await expect(field).toHaveValue(address)
    await expect(alert).toHaveCount(0)

    await parts(page, t).tab("common").click()
    await page.getByLabel(t("settings:common.currency"), { exact: true }).selectOption("zar")
    await desk.fail({ path: "/api/v1/profile", method: "PATCH", kind: "drop", count: 1 })
    await save.click()
    await expect(alert.getByText(t("common:failure.offline"))).toBeVisible()
    await expect(page.getByLabel(t("settings:common.currency"), { exact: true })).toHaveValue("zar")
    await desk.fail({ path: "/api/v1/profile", method: "PATCH", kind: "lost", count: 1 })
    await save.click()
    await expect(notice("common.success")).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t("settings:common.currency"), { exact: true })).toHaveValue("zar")
  },
)

test(
  "two-factor that was enabled or disabled by a call with a lost response is shown in its new state",
  onlyInFullRun,
  async ({ page, context, customers, desk, t }) => {
    const account = await customers.confirmed()
    await customers.enter(context, account)
    await openTab(page, t, "twoFactor")
    const { password: present, notice, alert } = parts(page, t)
    const { notSaved, outcomeUnknown, check } = lost(page, t)
    const code = page.getByRole("main").getByLabel(t("settings:twoFactor.code"))
    const next = await beginTwoFactor(page, t, desk)
    await desk.fail({ path: "/api/v1/profile/tfa/enable", kind: "drop", count: 1 })
    await code.fill(await next())
    await expect(notSaved).toBeVisible()
    await expect(present).toHaveValue(password)
    await desk.fail({ path: "/api/v1/profile/tfa/enable", kind: "lost", count: 1 })
    await code.fill(await next())
    await expect(notice("twoFactor.justEnabled")).toBeVisible()
    await expect(alert).toHaveCount(0)

    await page.getByRole("button", { name: t("settings:twoFactor.disable"), exact: true }).click()
    await present.fill(password)
    await desk.fail({ path: "/api/v1/profile/tfa/disable", kind: "lost", count: 1 })
    await desk.fail({ path: "/api/v1/profile/tfa", method: "GET", kind: "drop", count: 1 })
    await code.fill(await next())
    await expect(outcomeUnknown).toBeVisible()
    await check.click()
    await expect(notice("twoFactor.justDisabled")).toBeVisible()
    await context.clearCookies({ name: /^(?:token|refreshToken)$/ })
    await page.goto("/signin")
    await signIn(page, t, account.email)
    await expect(page).toHaveURL("/cabinet")
  },
)
