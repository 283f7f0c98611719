import type { BrowserContext, Page } from "@playwright/test"
import { expect, password, test } from "./story.ts"
import { openTab, parts } from "./settings.ts"
import type { Words } from "./words.ts"
import { words } from "./words.ts"

const otherOf = (locale: string) => (locale === "ru-RU" ? "en-US" : "ru-RU")

const change = async (page: Page, t: Words, locale: string, currencyId: string) => {
  await page.getByLabel(t("settings:common.language")).selectOption(locale)
  await page.getByLabel(t("settings:common.currency"), { exact: true }).selectOption(currencyId)
  await parts(page, t).save.click()
}

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value

test("language and currency change at once, in other tabs too, and nothing typed is lost", async ({ page, context, customers, locale, t }) => {
  await customers.enter(context, await customers.confirmed())
  const other = otherOf(locale!)
  const then = words(other)
  const second = await context.newPage()
  await openTab(second, t, "email")
  await second.getByLabel(t("settings:email.new")).fill("half-typed@exam")
  await parts(second, t).password.fill(password)
  await openTab(page, t, "common")
  await change(page, t, other, "zar")
  await expect(parts(page, then).told("common.success")).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", other)
  await expect(parts(second, then).heading("email")).toBeVisible()
  await expect(second.getByLabel(then("settings:email.new"))).toHaveValue("half-typed@exam")
  await expect(parts(second, then).password).toHaveValue(password)
  expect([await cookieOf(context, "culture"), await cookieOf(context, "currencyId")]).toEqual([other, "zar"])
  // In the other tab without a reload; the saved choice comes with the account, whatever the cookie says.
  await parts(second, then).tab("common").click()
  await expect(second.getByLabel(then("settings:common.currency"), { exact: true })).toHaveValue("zar")
  await context.clearCookies({ name: /^(?:culture|currencyId)$/ })
  await page.reload()
  await expect(parts(page, then).heading("common")).toBeVisible()
  await expect(page.getByLabel(then("settings:common.currency"), { exact: true })).toHaveValue("zar")
})

test("the switch beside every page keeps the choice with the account", async ({ page, context, customers, locale, t }) => {
  await customers.enter(context, await customers.confirmed())
  const other = otherOf(locale!)
  const then = words(other)
  await openTab(page, t, "email")
  await page.getByLabel(t("settings:email.new")).fill("half-typed@exam")
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/api/v1/profile"))
  await page.getByRole("button", { name: t(`common:language.${other === "ru-RU" ? "russian" : "english"}`) }).first().click()
  await expect(parts(page, then).heading("email")).toBeVisible()
  await expect(page.getByLabel(then("settings:email.new"))).toHaveValue("half-typed@exam")
  expect((await saved).status()).toBe(204)
  await context.clearCookies({ name: "culture" })
  await page.reload()
  await expect(parts(page, then).heading("email")).toBeVisible()
})

test("what could not be saved is told; texts that do not come leave the old language", async ({ page, context, customers, desk, locale, t }) => {
  await customers.enter(context, await customers.confirmed())
  await openTab(page, t, "common")
  await desk.fail({ path: "/api/v1/profile", method: "PATCH", kind: "500" })
  await change(page, t, locale!, "eur")
  await expect(parts(page, t).alert.getByText(t("common:failure.server"))).toBeVisible()
  await expect(page.getByLabel(t("settings:common.currency"), { exact: true })).toHaveValue("eur")
  await desk.heal()
  // The texts of the other language are the only files still missing.
  await page.route("**/assets/**", (route) => route.abort())
  await change(page, t, otherOf(locale!), "eur")
  await expect(parts(page, t).told("common.textsMissing")).toBeVisible()
  await page.unroute("**/assets/**")
})
