import type { Locator, Page } from "@playwright/test"
import { accountMenu, expect, onlyInFullRun, generateEmail, password, test } from "#tests/e2e/story.ts"
import { beginningOf } from "#tests/e2e/translate.ts"
import { coverOfFocus, lookOfFocus } from "./focus.ts"

const enoughTabs = 100

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

const tabTo = async (page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  await expect(control).toBeVisible()
  for (let times = 0; times < enoughTabs && !(await hasFocus(control)); times++) await page.keyboard.press(key)
  await expect(control).toBeFocused()
  expect(await page.evaluate(lookOfFocus)).toBe("visible")
  expect(await page.evaluate(coverOfFocus)).toBeNull()
}

const arrivesAt = async (page: Page, name: string) => {
  const heading = page.getByRole("heading", { level: 1, name })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(beginningOf(name))
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(
    `a newcomer makes the whole purchase by keyboard, ${viewport.width} px wide`,
    viewport.width === 390 ? {} : onlyInFullRun,
    async ({ page, context, t, locale, desk }) => {
      await page.setViewportSize(viewport)
      const { keyboard } = page
      const main = page.getByRole("main")
      await page.goto("/")
      await expect(page.getByRole("heading", { level: 1, name: t("home:title") })).toBeVisible()
      await keyboard.press("Tab")
      await expect(page.getByRole("link", { name: t("common:skip") })).toBeFocused()
      await keyboard.press("Enter")
      await expect(main).toBeFocused()
      await tabTo(page, main.getByRole("link", { name: t("home:buy") }))
      await keyboard.press("Enter")

      await arrivesAt(page, t("buy:calculator.title"))
      const quantity = page.getByLabel(t("buy:calculator.quantity"), { exact: true })
      await tabTo(page, quantity)
      await keyboard.press("ControlOrMeta+A")
      await keyboard.type("20")
      await keyboard.press("Enter")
      const slider = page.getByRole("slider")
      await tabTo(page, slider)
      await keyboard.press("ArrowRight")
      await keyboard.press("ArrowRight")
      await expect(quantity).toHaveValue(locale === "ru-RU" ? "20,2" : "20.2")
      await tabTo(page, quantity, "Shift+Tab")
      await tabTo(page, page.getByRole("button", { name: t("buy:calculator.continue") }))
      await keyboard.press("Enter")

      await arrivesAt(page, t("pay:way.signup.title"))
      const email = generateEmail()
      await tabTo(page, page.getByLabel(t("account:auth.email")))
      await keyboard.type(email)
      await tabTo(page, page.getByLabel(t("account:auth.password"), { exact: true }))
      await keyboard.type(password)
      await tabTo(page, page.getByRole("button", { name: beginningOf(t("common:password.show")) }))
      await keyboard.press("Space")
      await expect(page.getByLabel(t("account:auth.password"), { exact: true })).toHaveAttribute("type", "text")
      await tabTo(page, page.getByRole("checkbox"))
      await keyboard.press("Space")
      await expect(page.getByRole("checkbox")).not.toBeChecked()
      await keyboard.press("Space")
      await tabTo(page, page.getByRole("button", { name: t("pay:invoice.continue") }))
      await keyboard.press("Enter")

      await arrivesAt(page, t("pay:methods.title"))
      const bitcoin = page.getByRole("radio", { name: beginningOf(t("pay:coins.btc")) })
      const ether = page.getByRole("radio", { name: beginningOf(t("pay:coins.eth")) })
      await tabTo(page, bitcoin)
      await keyboard.press("ArrowDown")
      await expect(ether).toBeChecked()
      await keyboard.press("ArrowUp")
      await expect(bitcoin).toBeChecked()
      await tabTo(page, page.getByRole("button", { name: beginningOf(t("pay:invoice.pay")) }))
      await keyboard.press("Space")

      await arrivesAt(page, t("pay:crypto.status"))
      await tabTo(page, page.getByRole("link", { name: t("pay:crypto.wallet") }))
      const orderId = /\/buy\/([^/]+)\/status/.exec(page.url())![1]!
      const invoice = await desk.invoiceOf(orderId)
      await tabTo(page, page.getByRole("button", { name: new RegExp(t("common:copy.action")) }).nth(1))
      await keyboard.press("Enter")
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(invoice.address)
      await tabTo(page, page.getByRole("button", { name: t("pay:crypto.enlarge") }))
      await keyboard.press("Enter")
      const close = main.getByRole("button", { name: t("pay:crypto.close") })
      await tabTo(page, close)
      await keyboard.press("Escape")
      await expect(close).toBeHidden()

      const desktop = await context.newPage()
      await desktop.setViewportSize(viewport)
      await desktop.goto("/sandbox")
      await tabTo(
        desktop,
        desktop.getByRole("listitem").filter({ hasText: invoice.address }).getByRole("button").first(),
      )
      await desktop.keyboard.press("Enter")
      await expect(desktop.getByRole("status")).toBeVisible()
      await desktop.close()

      await expect(page.getByRole("heading", { level: 1, name: t("pay:success.title") })).toBeVisible({
        timeout: 8_000,
      })
      await tabTo(page, page.getByRole("link", { name: t("pay:status.cabinet") }))
      await keyboard.press("Enter")
      await arrivesAt(page, t("dashboard:title"))
      await tabTo(page, main.getByRole("link", { name: t("dashboard:contracts.all") }))
      await keyboard.press("Enter")
      await arrivesAt(page, t("cabinet:contracts.title"))
      await tabTo(page, accountMenu(page, t), "Shift+Tab")
      await keyboard.press("Enter")
      await tabTo(page, page.getByRole("button", { name: t("common:signOut.ask") }))
      await keyboard.press("Enter")
      await arrivesAt(page, t("account:auth.signin.title"))
    },
  )
}
