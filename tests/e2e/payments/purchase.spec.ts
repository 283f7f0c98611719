import type { Page } from "@playwright/test"
import { deskUrl } from "#tests/e2e/desk.ts"
import {
  expect,
  onlyInFullRun,
  generateEmail,
  orderAsNewcomer,
  payWithBitcoin,
  signIn,
  signOut,
  signUp,
  test,
} from "#tests/e2e/story.ts"
import { heading, overpaidTitle } from "./paying.ts"

test("a visitor buys hashrate, from the first page to the contract", async ({ page, t, desk, context, locale }) => {
  const email = generateEmail()

  await page.goto("/")
  // Without the extension `estimates`, as behind nginx, the title changes once the settings have loaded.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  // The link passes on the power chosen on the meter.
  await page.getByRole("slider", { name: t("home:meter.power") }).press("ArrowRight")
  await page.getByRole("link", { name: t("home:buy") }).click()
  await expect(page).toHaveURL("/buy?productId=btc-limited")

  // First the quantity is typed, then the cost, then the slider moves. The two other controls follow each time.
  const quantity = page.getByLabel(t("buy:calculator.quantity"), { exact: true })
  const cost = page.getByLabel(t("buy:calculator.cost"), { exact: true })
  await expect(quantity).toHaveValue(locale === "ru-RU" ? "10,1" : "10.1")
  const before = await cost.inputValue()
  await quantity.fill("20")
  await quantity.press("Enter")
  await expect(cost).not.toHaveValue(before)
  await cost.fill("1")
  await cost.press("Enter")
  await expect(quantity).toHaveValue("1")
  // The slider is logarithmic, so 30 is at two fifths of the way from 1 to 5000.
  await page.getByRole("slider").fill("399")
  await expect(quantity).toHaveValue("30")

  await page.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await expect(page).toHaveURL(/\/signup\?redirect=%2Fbuy%2F[0-9a-f-]{36}%2Fmethod/)
  await signUp(page, t, email, "toPay")

  await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
  await expect(page).toHaveURL(/\/buy\/[0-9a-f-]{36}\/method$/)
  const orderId = /\/buy\/([^/]+)\/method/.exec(page.url())![1]!
  await expect(page.getByText(email).first()).toBeVisible()

  await payWithBitcoin(page, t)
  const invoice = await desk.invoiceOf(orderId)
  await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
  await expect(page.getByRole("timer")).toBeVisible()
  const wallet = page.getByRole("link", { name: t("pay:crypto.wallet") })
  await expect(wallet).toHaveAttribute("href", `bitcoin:${invoice.address}?amount=${invoice.remainAmount}`)
  await page
    .getByRole("button", { name: new RegExp(t("common:copy.action")) })
    .first()
    .click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(invoice.remainAmount)

  // In another tab, the e-mail's link works and the desk pays the invoice.
  const desktop = await context.newPage()
  await desktop.goto(deskUrl)
  const [message] = await desk.emailsTo(email)
  await desktop.goto(message!.link)
  await expect(desktop.getByText(t("account:auth.confirm.ready"))).toBeVisible()
  expect(desktop.url()).not.toContain("token")
  await desktop.goto(deskUrl)
  const item = desktop.getByRole("listitem").filter({ hasText: email }).filter({ hasText: invoice.address })
  await item.getByRole("button").first().click()
  await expect(desktop.getByRole("status")).toBeVisible()
  await desktop.close()

  // The page shows the payment within one poll (5 s) and its response.
  await expect(page.getByRole("heading", { name: t("pay:success.title") })).toBeVisible({ timeout: 8_000 })
  await page.getByRole("link", { name: t("pay:status.cabinet") }).click()
  await expect(page).toHaveURL("/cabinet")
  await page.goto("/cabinet/contracts")
  await expect(page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: "30" }).first()).toBeVisible()
})

test("an underpayment, its rest and an overpayment are each shown", onlyInFullRun, async ({ page, t, desk }) => {
  const orderId = await orderAsNewcomer(page, t, generateEmail())
  await payWithBitcoin(page, t)
  await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "half" })
  await expect(page.getByText(t("pay:crypto.underpaid"))).toBeVisible({ timeout: 8_000 })
  await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "double" })
  await expect(heading(page, overpaidTitle(t))).toBeVisible({ timeout: 8_000 })
})

test("the rate is frozen for two hours, and then renewed with a note", onlyInFullRun, async ({ page, t, desk }) => {
  await orderAsNewcomer(page, t, generateEmail())
  await payWithBitcoin(page, t)
  await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
  await desk.moveClock(2 * 60 * 60 * 1_000 + 60_000)
  await expect(page.getByRole("button", { name: t("pay:crypto.rateAccept") })).toBeVisible({ timeout: 8_000 })
})

test("the status page survives a reload, a closed tab, a sign-out and a sign-in", async ({
  page,
  context,
  t,
  customers,
}) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  const orderId = await customers.order(account)
  await customers.invoice(account, orderId)
  const waits = (tab: Page) => expect(tab.getByText(t("pay:crypto.waiting"))).toBeVisible()
  await page.goto(`/buy/${orderId}/status`)
  await waits(page)
  await page.reload()
  await waits(page)
  const other = await context.newPage()
  await page.close()
  await other.goto(`/buy/${orderId}/status`)
  await waits(other)
  await other.goto("/cabinet")
  await signOut(other, t)
  await other.goto(`/buy/${orderId}/status`)
  await expect(other).toHaveURL(/\/signin\?redirect=/)
  await signIn(other, t, account.email)
  await expect(other).toHaveURL(`/buy/${orderId}/status`)
  await waits(other)
})

test("a confirmed account signs in and sees its contracts page", async ({ page, t, desk }) => {
  const email = generateEmail()
  await orderAsNewcomer(page, t, email)
  const [message] = await desk.emailsTo(email)
  await page.goto(message!.link)
  await expect(page.getByText(t("account:auth.confirm.ready"))).toBeVisible()
  await page.goto("/cabinet")
  await signOut(page, t)
  await page.goto("/cabinet/contracts")
  await expect(page).toHaveURL("/signin?redirect=%2Fcabinet%2Fcontracts")
  await signIn(page, t, email)
  await expect(page).toHaveURL("/cabinet/contracts")
  await expect(page.getByRole("heading", { level: 1, name: t("cabinet:contracts.title") })).toBeVisible()
})
