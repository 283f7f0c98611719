import type { BrowserContext, Page } from "@playwright/test"
import { expect, onlyInFullRun, password, test } from "#tests/e2e/story.ts"
import { translateTo, type Translate } from "#tests/e2e/translate.ts"
import { openTab, parts } from "./settings.ts"

const otherOf = (locale: string) => (locale === "ru-RU" ? "en-US" : "ru-RU")

const change = async (page: Page, t: Translate, locale: string, currencyId: string) => {
  await page.getByLabel(t("settings:common.language")).selectOption(locale)
  await page.getByLabel(t("settings:common.currency"), { exact: true }).selectOption(currencyId)
  await parts(page, t).save.click()
}

const readCookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value

test("language and currency change at once, in other tabs too, and no input is lost", async ({
  page,
  context,
  customers,
  locale,
  t,
}) => {
  await customers.enter(context, await customers.confirmed())
  const other = otherOf(locale!)
  const then = translateTo(other)
  const second = await context.newPage()
  await openTab(second, t, "email")
  await second.getByLabel(t("settings:email.new")).fill("half-typed@exam")
  await parts(second, t).password.fill(password)
  await openTab(page, t, "common")
  await change(page, t, other, "zar")
  await expect(parts(page, then).notice("common.success")).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", other)
  await expect(parts(second, then).heading("email")).toBeVisible()
  await expect(second.getByLabel(then("settings:email.new"))).toHaveValue("half-typed@exam")
  await expect(parts(second, then).password).toHaveValue(password)
  expect([await readCookie(context, "culture"), await readCookie(context, "currencyId")]).toEqual([other, "zar"])
  // The other tab shows the new currency without a reload. The account stores the choice, so it does not depend on the cookies.
  await parts(second, then).tab("common").click()
  await expect(second.getByLabel(then("settings:common.currency"), { exact: true })).toHaveValue("zar")
  await context.clearCookies({ name: /^(?:culture|currencyId)$/ })
  await page.reload()
  await expect(parts(page, then).heading("common")).toBeVisible()
  await expect(page.getByLabel(then("settings:common.currency"), { exact: true })).toHaveValue("zar")
})

test(
  "amounts in other tabs change currency at once, and no input is lost",
  onlyInFullRun,
  async ({ page, context, customers, t, locale }) => {
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
    await expect(parts(page, t).notice("common.success")).toBeVisible()
    for (const shown of [method, status, orders, dashboard])
      await expect(shown.getByText(/10\D032[.,]00/).first()).toBeVisible()
    await expect(calculator.getByLabel(t("buy:calculator.cost"), { exact: true })).toHaveValue(/5\D?016[.,]00/)
    await expect(typed.getByLabel(t("buy:calculator.cost"), { exact: true })).toHaveValue(/10\D?032[.,]00/)
    await expect(calculator.getByLabel(t("buy:calculator.quantity"), { exact: true })).toHaveValue("33")
    await expect(typed.getByLabel(t("buy:calculator.quantity"), { exact: true })).toHaveValue("44")
    await expect(method.getByLabel(t("pay:identity.lastName"))).toHaveValue("Ива")
    await expect(status.getByLabel(t("pay:exchange.fee"))).toHaveValue(/0[.,]001/)
    // Enter applies the typed amount, which the page converts to the new currency.
    await calculator.getByLabel(t("buy:calculator.quantity"), { exact: true }).press("Enter")
    await expect(calculator.getByLabel(t("buy:calculator.cost"), { exact: true })).toHaveValue(/16\D?552[.,]80/)
  },
)

test("the language switch saves the choice to the account", async ({ page, context, customers, locale, t }) => {
  await customers.enter(context, await customers.confirmed())
  const other = otherOf(locale!)
  const then = translateTo(other)
  await openTab(page, t, "email")
  await page.getByLabel(t("settings:email.new")).fill("half-typed@exam")
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.url().endsWith("/api/v1/profile"),
  )
  await page
    .getByRole("button", { name: t(`common:language.${other === "ru-RU" ? "russian" : "english"}`) })
    .first()
    .click()
  await expect(parts(page, then).heading("email")).toBeVisible()
  await expect(page.getByLabel(then("settings:email.new"))).toHaveValue("half-typed@exam")
  expect((await saved).status()).toBe(204)
  await context.clearCookies({ name: "culture" })
  await page.reload()
  await expect(parts(page, then).heading("email")).toBeVisible()
})

test(
  "a failed save is reported, and texts that fail to load keep the old language",
  onlyInFullRun,
  async ({ page, context, customers, desk, locale, t }) => {
    await customers.enter(context, await customers.confirmed())
    await openTab(page, t, "common")
    await desk.fail({ path: "/api/v1/profile", method: "PATCH", kind: "500" })
    await change(page, t, locale!, "eur")
    await expect(parts(page, t).alert.getByText(t("common:failure.server"))).toBeVisible()
    await expect(page.getByLabel(t("settings:common.currency"), { exact: true })).toHaveValue("eur")
    await desk.heal()
    // Only the texts of the other language still need to load.
    await page.route("**/assets/**", (route) => route.abort())
    await change(page, t, otherOf(locale!), "eur")
    await expect(parts(page, t).notice("common.textsMissing")).toBeVisible()
    await page.unroute("**/assets/**")
  },
)

test(
  "input in each tab stays when language and currency change in another tab",
  onlyInFullRun,
  async ({ page, context, customers, locale, t }) => {
    await customers.enter(context, await customers.confirmed())
    const other = otherOf(locale!)
    const then = translateTo(other)
    const tab = async (name: string) => {
      const opened = await context.newPage()
      await openTab(opened, t, name)
      return opened
    }
    const [passwords, btc, eth, codes, common] = [
      await tab("password"),
      await tab("btcAddress"),
      await tab("ethAddress"),
      await tab("twoFactor"),
      await tab("common"),
    ]
    const addressOf = (page: Page, translate: Translate, coin: "btc" | "eth") =>
      page.getByRole("textbox", { name: translate(`settings:address.label.${coin}`), exact: true })
    await passwords.getByLabel(t("settings:password.new"), { exact: true }).fill("Battery-Sta")
    await passwords.getByLabel(t("settings:password.confirm"), { exact: true }).fill("Batt")
    await addressOf(btc, t, "btc").fill("bc1qhalf")
    await addressOf(eth, t, "eth").fill("0x12")
    for (const browserTab of [passwords, btc, eth]) await parts(browserTab, t).password.fill("Mining-20")
    await codes.getByRole("button", { name: t("settings:twoFactor.enable") }).click()
    await codes.getByRole("checkbox", { name: t("settings:twoFactor.keep.agree") }).check()
    await parts(codes, t).password.fill("Mining-20")
    await codes.getByRole("main").getByLabel(t("settings:twoFactor.code")).fill("123")
    await common.getByLabel(t("settings:common.currency"), { exact: true }).selectOption("eur")
    const expectSaved = async (translate: Translate) => {
      await expect(passwords.getByLabel(translate("settings:password.new"), { exact: true })).toHaveValue("Battery-Sta")
      await expect(passwords.getByLabel(translate("settings:password.confirm"), { exact: true })).toHaveValue("Batt")
      await expect(addressOf(btc, translate, "btc")).toHaveValue("bc1qhalf")
      await expect(addressOf(eth, translate, "eth")).toHaveValue("0x12")
      await expect(codes.getByRole("checkbox", { name: translate("settings:twoFactor.keep.agree") })).toBeChecked()
      await expect(codes.getByRole("main").getByLabel(translate("settings:twoFactor.code"))).toHaveValue("123")
      for (const tab of [passwords, btc, eth, codes])
        await expect(parts(tab, translate).password).toHaveValue("Mining-20")
    }
    // The language switch outside the form changes the language of all tabs. An unsaved choice of the currency is not lost.
    const choose = (at: Page, to: string, translate: Translate) =>
      at
        .getByRole("button", { name: translate(`common:language.${to === "ru-RU" ? "russian" : "english"}`) })
        .first()
        .click()
    await choose(common, other, t)
    await expect(common.getByLabel(then("settings:common.language"))).toHaveValue(other)
    await expect(common.getByLabel(then("settings:common.currency"), { exact: true })).toHaveValue("eur")
    await expectSaved(then)
    await choose(codes, locale!, then)
    await expectSaved(t)
    await openTab(page, t, "common")
    await change(page, t, other, "zar")
    await expect(parts(page, then).notice("common.success")).toBeVisible()
    await expectSaved(then)
    await expect(common.getByLabel(then("settings:common.currency"), { exact: true })).toHaveValue("zar")
  },
)
