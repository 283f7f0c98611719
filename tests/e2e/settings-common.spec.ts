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

test("amounts in other tabs are in the new currency at once, and nothing typed is lost", async ({ page, context, customers, t, locale }) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  const order = await customers.order(account, "20")
  const paid = await customers.order(account, "20")
  await customers.invoice(account, paid)
  const tab = async (path: string) => {
    const other = await context.newPage()
    await other.goto(path)
    return other
  }
  const calculator = await tab("/buy")
  const typed = await tab(`/buy/${order}`)
  const method = await tab(`/buy/${order}/method`)
  const status = await tab(`/buy/${paid}/status`)
  const orders = await tab("/cabinet/orders")
  const dashboard = await tab("/cabinet")

  await calculator.getByLabel(t("buy:calculator.quantity"), { exact: true }).fill("33")
  await typed.getByLabel(t("buy:calculator.quantity"), { exact: true }).fill("44")
  await method.getByRole("radio", { name: t("pay:methods.CreditCard", { currency: "USD" }) }).check()
  await method.getByLabel(t("pay:identity.lastName")).fill("Ива")
  await status.getByText(t("pay:exchange.title")).click()
  await status.getByLabel(t("pay:exchange.fee")).fill(locale === "ru-RU" ? "0,001" : "0.001")
  for (const shown of [orders, dashboard]) await expect(shown.getByText(/570[.,]00/).first()).toBeVisible()

  await openTab(page, t, "common")
  await change(page, t, locale!, "zar")
  await expect(parts(page, t).told("common.success")).toBeVisible()
  for (const shown of [method, status, orders, dashboard]) await expect(shown.getByText(/10\D032[.,]00/).first()).toBeVisible()
  await expect(calculator.getByLabel(t("buy:calculator.cost"), { exact: true })).toHaveValue(/5\D?016[.,]00/)
  await expect(typed.getByLabel(t("buy:calculator.cost"), { exact: true })).toHaveValue(/10\D?032[.,]00/)
  await expect(calculator.getByLabel(t("buy:calculator.quantity"), { exact: true })).toHaveValue("33")
  await expect(typed.getByLabel(t("buy:calculator.quantity"), { exact: true })).toHaveValue("44")
  await expect(method.getByLabel(t("pay:identity.lastName"))).toHaveValue("Ива")
  await expect(status.getByLabel(t("pay:exchange.fee"))).toHaveValue(/0[.,]001/)
  // What was being typed is taken over in the new currency.
  await calculator.getByLabel(t("buy:calculator.quantity"), { exact: true }).press("Enter")
  await expect(calculator.getByLabel(t("buy:calculator.cost"), { exact: true })).toHaveValue(/16\D?552[.,]80/)
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
