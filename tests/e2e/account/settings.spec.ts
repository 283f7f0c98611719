import { expect, generateEmail, password, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { openTab, parts } from "./settings.ts"

const fresh = "Battery-Staple-7"

test("each tab of the settings has a URL, and can be reached by keyboard", async ({ page, context, customers, t }) => {
  await customers.enter(context, await customers.confirmed())
  await page.goto("/cabinet/settings")
  const { tab, heading } = parts(page, t)
  await expect(heading("common")).toBeVisible()
  // Two-factor opens from the Security page, because this sandbox offers that extension.
  const ways = [
    ...["email", "password", "btcAddress", "ethAddress", "security"].map((name) => [name, tab(name), name] as const),
    ["twoFactor", page.getByRole("link", { name: t("security:protection.twoFactor.set") }), "security"] as const,
  ]
  for (const [name, link, current] of ways) {
    await link.focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(`/cabinet/settings?tab=${name}`)
    await expect(heading(name)).toBeVisible()
    await expect(tab(current)).toHaveAttribute("aria-current", "page")
  }
  await page.goBack()
  await expect(heading("security")).toBeVisible()
  await page.reload()
  await expect(heading("security")).toBeVisible()
  await page.goto("/cabinet/settings?tab=nothing")
  await expect(heading("common")).toBeVisible()
})

test(
  "the e-mail form refuses invalid and taken addresses and a wrong password, and requests the change",
  onlyInFullRun,
  async ({ page, context, customers, t }) => {
    const account = await customers.confirmed()
    const other = await customers.confirmed()
    await customers.enter(context, account)
    await openTab(page, t, "email")
    const { password: present, save, alert, notice } = parts(page, t)
    const email = page.getByLabel(t("settings:email.new"))
    await expect(email).toHaveAttribute("autocomplete", "email")
    await expect(present).toHaveAttribute("autocomplete", "current-password")
    await expect(page.locator("main [autocomplete=username]")).toHaveValue(account.email)
    await save.click()
    await expect(page.getByText(t("account:validators.emailRequired"))).toBeVisible()
    await expect(page.getByText(t("account:validators.passwordRequired"))).toBeVisible()
    await email.fill("anna@")
    await expect(page.getByText(t("account:validators.emailInvalid"))).toBeVisible()
    await email.fill(other.email)
    await present.fill("guess")
    await save.click()
    await expect(alert.getByText(t("settings:errors.incorrectPassword"))).toBeVisible()
    await present.fill(password)
    await save.click()
    await expect(alert).not.toHaveText(t("settings:errors.incorrectPassword"))
    await expect(alert).toBeVisible()
    const to = generateEmail()
    await email.fill(to)
    await save.click()
    await expect(notice("email.requested")).toBeVisible()
    await expect(email).toHaveValue("")
    await expect(page.getByText(t("settings:email.pending.waiting", { email: to }))).toBeVisible()
    await expect(page.getByText(t("settings:email.present", { email: account.email }))).toBeVisible()
  },
)

test("the password form shows its messages and saves", onlyInFullRun, async ({ page, context, customers, desk, t }) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  await openTab(page, t, "password")
  const { password: present, save, alert, notice } = parts(page, t)
  const next = page.getByLabel(t("settings:password.new"), { exact: true })
  const again = page.getByLabel(t("settings:password.confirm"), { exact: true })
  for (const field of [next, again]) await expect(field).toHaveAttribute("autocomplete", "new-password")
  await expect(present).toHaveAttribute("autocomplete", "current-password")
  await present.fill("guess")
  await next.fill("short")
  await again.fill("shorter")
  await save.click()
  await expect(page.getByText(t("account:validators.passwordComplexity"))).toBeVisible()
  await expect(page.getByText(t("account:validators.confirmPasswordEqual"))).toBeVisible()
  await next.fill("with space")
  await expect(page.getByText(t("account:validators.passwordCharset"))).toBeVisible()
  await next.fill(fresh)
  await again.fill(fresh)
  await save.click()
  await expect(alert.getByText(t("settings:errors.incorrectPassword"))).toBeVisible()
  await present.fill(password)
  await save.click()
  await expect(notice("password.success")).toBeVisible()
  for (const field of [present, next, again]) await expect(field).toHaveValue("")
  expect((await desk.emailsTo(account.email))[0]!.link).toMatch(/^\/recovery\?token=/)
  await page.reload()
  await expect(save).toBeVisible()
})

test("a failed save is reported, and keeps the input", onlyInFullRun, async ({ page, context, customers, desk, t }) => {
  await customers.enter(context, await customers.confirmed())
  await openTab(page, t, "email")
  const { password: present, save, alert } = parts(page, t)
  const to = generateEmail()
  await desk.fail({ path: "/api/v1/profile/email", kind: "500" })
  await page.getByLabel(t("settings:email.new")).fill(to)
  await present.fill(password)
  await save.click()
  await expect(alert.getByText(t("common:failure.server"))).toBeVisible()
  await expect(page.getByLabel(t("settings:email.new"))).toHaveValue(to)
  await expect(present).toHaveValue(password)
  await desk.heal()
  await save.click()
  await expect(parts(page, t).notice("email.requested")).toBeVisible()
})
