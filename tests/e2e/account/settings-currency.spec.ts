import type { APIRequestContext, BrowserContext, Page } from "@playwright/test"
import { heading, overpaidTitle } from "#tests/e2e/payments/paying.ts"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { beginningOf, type Translate } from "#tests/e2e/translate.ts"
import { openTab, parts } from "./settings.ts"

const opened = async (context: BrowserContext, path: string) => {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

/** Sets dollars, because the desk's customers have the currency of their language. */
const beginWithDollars = async (request: APIRequestContext, { access_token }: { readonly access_token: string }) => {
  const response = await request.patch("/api/v1/profile", {
    data: { currencyId: "usd" },
    headers: { Authorization: `Bearer ${access_token}` },
  })
  expect(response.status()).toBe(204)
}

/** Chooses a currency in the tab of common settings. */
const chooseCurrency = async (page: Page, t: Translate, currencyId: string) => {
  await openTab(page, t, "common")
  await page.getByLabel(t("settings:common.currency"), { exact: true }).selectOption(currencyId)
  await parts(page, t).save.click()
  await expect(parts(page, t).notice("common.success")).toBeVisible()
}

const dollars = /570[.,]00/
const rands = /10\D032[.,]00/

test(
  "finished payments change to another tab's new currency too",
  onlyInFullRun,
  async ({ page, context, customers, desk, t, locale, request }) => {
    const account = await desk.scene("card.rejected", locale!)
    await beginWithDollars(request, account)
    await customers.enter(context, account)
    const orders = []
    for (const kind of ["exact", "exact", "double", "double"] as const) {
      const order = await customers.order(account, "20")
      await customers.invoice(account, order)
      orders.push({ order, kind })
    }
    const [paidBefore, paidHere, overpaidBefore, overpaidHere] = orders.map(({ order, kind }) => ({
      path: `/buy/${order}/status`,
      pay: async () => desk.pay((await desk.invoiceOf(order)).id, { kind }),
    }))
    await paidBefore!.pay()
    await overpaidBefore!.pay()
    // The desk settles two payments before their page opens, and two while it is open.
    const paid = await opened(context, paidBefore!.path)
    const overpaid = await opened(context, overpaidBefore!.path)
    const paidNow = await opened(context, paidHere!.path)
    const overpaidNow = await opened(context, overpaidHere!.path)
    const declined = await opened(context, account.path)
    await paidHere!.pay()
    await overpaidHere!.pay()
    for (const tab of [paid, paidNow])
      await expect(tab.getByRole("heading", { level: 1, name: t("pay:success.title") })).toBeVisible()
    for (const tab of [overpaid, overpaidNow]) await expect(heading(tab, overpaidTitle(t))).toBeVisible()
    await expect(declined.getByRole("heading", { level: 1, name: t("pay:card.rejected.title") })).toBeVisible()
    for (const tab of [paid, paidNow, overpaid, overpaidNow]) await expect(tab.getByText(dollars).first()).toBeVisible()
    await declined.getByText(t("pay:card.details")).click()

    await chooseCurrency(page, t, "zar")
    for (const tab of [paid, paidNow, overpaid, overpaidNow, declined]) {
      await expect(tab.getByText(rands).first()).toBeVisible()
      await expect(tab.getByText(/\$/)).toHaveCount(0)
    }
    await expect(declined.getByRole("heading", { level: 1, name: t("pay:card.rejected.title") })).toBeVisible()
    // A finished payment can still be completed in the new currency.
    await overpaidNow.getByRole("button", { name: beginningOf(t("pay:overpaid.complete")) }).click()
    await expect(overpaidNow.getByRole("heading", { level: 1, name: t("pay:success.title") })).toBeVisible()
  },
)

test(
  "a withdrawal form keeps its input, and its equivalents follow",
  onlyInFullRun,
  async ({ page, context, customers, desk, t, locale, request }) => {
    const account = await desk.persona("miner")
    await beginWithDollars(request, account)
    await customers.enter(context, account)
    const tab = await opened(context, "/cabinet?withdrawal=btc")
    const dialog = tab.getByRole("dialog")
    const amount = dialog.getByLabel(t("withdrawal:amount"), { exact: true })
    const address = dialog.getByLabel(t("withdrawal:address.btc"))
    await amount.fill(locale === "ru-RU" ? "0,002" : "0.002")
    await address.fill("bc1qhalf-typed")
    await expect(dialog.getByText(/\$/)).toHaveCount(4)
    await chooseCurrency(page, t, "eur")
    await expect(dialog.getByText(/€/)).toHaveCount(4)
    await expect(dialog.getByText(/\$/)).toHaveCount(0)
    await expect(amount).toHaveValue(/0[.,]002/)
    await expect(address).toHaveValue("bc1qhalf-typed")
  },
)

const assumptions = (page: Page, t: Translate) => {
  const panel = page.getByRole("region", { name: t("dashboard:forecast.title"), exact: true })
  const form = panel.getByRole("form").first()
  const coin = form.getByRole("group", { name: t("dashboard:forecast.form.title", { coin: "Bitcoin" }) })
  return {
    panel,
    form,
    coin,
    field: (name: "price" | "growth" | "inYear") =>
      coin.getByLabel(t(`dashboard:forecast.form.${name}`), { exact: true }),
    open: () => panel.getByText(t("dashboard:forecast.assumptions")).click(),
    apply: form.getByRole("button", { name: t("dashboard:forecast.form.apply") }),
    total: panel.getByText(/^≈/).first(),
  }
}
const plain = (text: string, locale: string | undefined) => {
  const digits = text.replaceAll(locale === "ru-RU" ? /\s/g : /,/g, "")
  return Number(digits.replace(",", "."))
}

test(
  "assumed prices are converted to another tab's new currency",
  onlyInFullRun,
  async ({ page, context, customers, desk, t, locale, request }) => {
    const account = await desk.persona("miner")
    await beginWithDollars(request, account)
    await customers.enter(context, account)
    const tab = await opened(context, "/cabinet")
    const { panel, form, coin, field, open, apply, total } = assumptions(tab, t)
    await open()
    const live = plain(await field("price").inputValue(), locale)
    const own = Math.round(live * 1.1)
    await field("price").fill(String(own))
    await field("growth").fill("7")
    await apply.click()
    await expect(form.getByText(t("dashboard:forecast.form.applied"))).toBeVisible()
    await expect(total).toContainText("$")
    // The customer has typed this price but not applied it. A partial price is not a valid amount.
    await field("price").fill(String(own + 100))

    await chooseCurrency(page, t, "eur")
    await expect(form.getByText(t("dashboard:forecast.form.carried", { currency: "EUR" }))).toBeVisible()
    await expect(field("growth")).toHaveValue("7")
    expect(plain(await field("price").inputValue(), locale)).toBeCloseTo((own + 100) * 0.92, 0)
    await expect(total).toContainText("€")
    await expect(panel.getByText(/\$/)).toHaveCount(0)
    await expect(coin.getByText("EUR", { exact: true })).toHaveCount(2)
    await apply.click()
    await expect(form.getByText(t("dashboard:forecast.form.applied"))).toBeVisible()

    // Without a rate, the form cannot convert the price, so it shows the previous price.
    await field("price").fill(locale === "ru-RU" ? "55000,5" : "55000.5")
    await desk.fail({ path: "/api/v1/currencies/btc", kind: "500" })
    await chooseCurrency(page, t, "usd")
    await expect(form.getByText(/55[\s,]000[.,]50/)).toBeVisible()
    await expect(field("growth")).toHaveValue("7")
    await expect(field("price")).toHaveValue("")
    await expect(total).toContainText("$")
  },
)
