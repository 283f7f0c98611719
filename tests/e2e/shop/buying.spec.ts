import type { Page } from "@playwright/test"
import { openScene } from "#tests/e2e/payments/paying.ts"
import { expect, onlyInFullRun, generateEmail, payWithBitcoin, signUp, test } from "#tests/e2e/story.ts"
import { sourceOf, type Translate } from "#tests/e2e/translate.ts"

const quantityOf = (page: Page, t: Translate) => page.getByLabel(t("buy:calculator.quantity"), { exact: true })
const proceed = (page: Page, t: Translate) => page.getByRole("button", { name: t("buy:calculator.continue") })
const begin = (text: string) =>
  new RegExp(
    text
      .split("{{")[0]!
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  )
/** Matches a text with any figures instead of "§", because their format depends on the locale. */
const somehow = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("§", ".+")}$`)
const openPromo = async (page: Page, t: Translate, code: string) => {
  await page.getByRole("button", { name: t("buy:promo.activate") }).click()
  await page.getByLabel(t("account:promo.optional")).fill(code)
}
const discounted = (page: Page, t: Translate, locale: string | undefined, percent: number) =>
  page.getByRole("strong").filter({
    hasText: t("buy:banner.off", {
      percent: new Intl.NumberFormat(locale, { style: "unit", unit: "percent" }).format(percent),
    }),
  })

test("a visitor buys with a promo code", onlyInFullRun, async ({ page, t, locale, desk }) => {
  await page.goto("/buy")
  await openPromo(page, t, "NOSUCH")
  await expect(page.getByText(t("account:promo.referralWrong"))).toBeVisible()
  await expect(proceed(page, t)).toBeDisabled()
  await page.getByLabel(t("account:promo.optional")).fill("WELCOME10")
  await expect(discounted(page, t, locale, 10)).toBeVisible()
  await expect(proceed(page, t)).toBeEnabled()
  await proceed(page, t).click()
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  await signUp(page, t, generateEmail(), "toPay")
  await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
  await payWithBitcoin(page, t)
  const orderId = /\/buy\/([^/]+)\/status/.exec(page.url())![1]!
  await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "exact" })
  await expect(page.getByRole("heading", { level: 1, name: t("pay:success.title") })).toBeVisible()
  const order = (await (
    await page.request.get(`/api/v1/orders/${orderId}`, {
      headers: {
        Authorization: `Bearer ${(await page.context().cookies()).find(({ name }) => name === "token")!.value}`,
      },
    })
  ).json()) as { code: string; discountPercent: string; state: string }
  expect(order).toMatchObject({ code: "WELCOME10", discountPercent: "10", state: "Completed" })
})

test("a sale code is suspended for a quantity above the rest of the sale, and restored below it", async ({
  page,
  t,
  locale,
  customers,
  context,
}) => {
  await page.goto("/buy?referralCode=SALE20")
  const quantity = quantityOf(page, t)
  const sale = (key: "applied" | "suspended" | "restored") =>
    page.getByText(somehow(t(`buy:sale.${key}`, { code: "SALE20", percent: "§", rest: "§", total: "§" })))
  await expect(discounted(page, t, locale, 20)).toBeVisible()
  await quantity.fill("60")
  await quantity.press("Tab")
  await expect(sale("suspended")).toBeVisible()
  await expect(discounted(page, t, locale, 20)).toHaveCount(0)
  // The field must not show a discount that does not apply.
  await expect(page.getByText(t("account:promo.noDiscount"), { exact: true })).toBeVisible()
  await quantity.fill("50")
  await quantity.press("Tab")
  await expect(discounted(page, t, locale, 20)).toBeVisible()
  await expect(page.getByText(t("account:promo.noDiscount"), { exact: true })).toHaveCount(0)
  // The server removes the code from an existing order above the sale's limit, and another call restores the code.
  const account = await customers.signUp()
  const order = await customers.orderWith(account, { code: "SALE20" }, "50")
  await customers.enter(context, account)
  await page.goto(`/buy/${order}`)
  await expect(discounted(page, t, locale, 20)).toBeVisible()
  await quantity.fill("60")
  await quantity.press("Tab")
  await expect(sale("suspended")).toBeVisible()
  await quantity.fill("40")
  await quantity.press("Tab")
  await expect(sale("restored")).toBeVisible()
  await expect(discounted(page, t, locale, 20)).toBeVisible()
  await page.reload()
  await expect(discounted(page, t, locale, 20)).toBeVisible()
  // The power that the order has reserved counts as available for its next quantity.
  await quantity.fill("60")
  await quantity.press("Tab")
  await expect(sale("suspended")).toBeVisible()
})

test("a part of an underpaid order is accepted", onlyInFullRun, async ({ page, context, t, desk, customers }) => {
  const account = await customers.signUp()
  const order = await customers.order(account)
  const { invoiceId } = await customers.invoice(account, order)
  await desk.pay(invoiceId, { kind: "half" })
  await customers.enter(context, account)
  await page.goto("/cabinet/orders?state=Warning")
  const counted = () => page.evaluate(() => localStorage.getItem("purchaseAmount"))
  await page.evaluate(() => localStorage.setItem("purchaseAmount", "285 usd"))
  await page.getByRole("button", { name: begin(t("orders:actions.moreOf", { number: "" })) }).click()
  await page.getByRole("button", { name: t("orders:actions.accept") }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("link", { name: t("orders:modal.underpaid.pay") })).toBeVisible()
  await dialog.getByRole("button", { name: begin(t("orders:modal.accept", { available: "{{" })) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t("orders:filteredEmpty"))).toBeVisible()
  // A completed order clears the stored purchase and its cost on every page that shows the order.
  expect(await counted()).toBeNull()
  await page.evaluate(() => localStorage.setItem("purchaseAmount", "285 usd"))
  await page.goto(`/cabinet/orders/${order}`)
  await expect(page.getByText(t("orders:page.completed"))).toBeVisible()
  expect(await counted()).toBeNull()
  await page.goto("/cabinet/contracts")
  await expect(page.getByRole("table")).toBeVisible()
})

test("an overpaid order gets the extra power", onlyInFullRun, async ({ page, context, t, desk, customers }) => {
  const account = await customers.signUp()
  const order = await customers.order(account)
  const { invoiceId } = await customers.invoice(account, order)
  await desk.pay(invoiceId, { kind: "double" })
  await customers.enter(context, account)
  await page.goto("/cabinet/orders")
  await page.getByRole("button", { name: t("orders:actions.complete") }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: begin(t("orders:modal.overpaid.complete", { available: "{{" })) })
    .click()
  const list = page.getByRole("table", { name: t("orders:title"), exact: true })
  await expect(list.getByText(t("orders:states.Completed"), { exact: true })).toBeVisible()
  await page.goto(`/cabinet/orders/${order}`)
  const [before = "", after = ""] = t("orders:payments.overpaymentSpent", { amount: "|" }).split("|").map(sourceOf)
  await expect(page.getByText(new RegExp(`${before}.+${after}`))).toBeVisible()
})

test(
  "an expired order is reordered with the same product and quantity, and the old one is hidden",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    const account = await customers.signUp()
    const order = await customers.order(account, "12")
    await desk.moveClock(25 * 60 * 60 * 1_000)
    await customers.enter(context, account)
    await page.goto(`/cabinet/orders/${order}`)
    await expect(page.getByText(t("orders:page.expired.title"))).toBeVisible()
    await page.getByRole("button", { name: t("orders:page.expired.again") }).click()
    await expect(page).toHaveURL(/\/buy\/[0-9a-f-]{36}$/)
    expect(page.url()).not.toContain(order)
    await expect(quantityOf(page, t)).toHaveValue("12")
    await page.clock.install()
    await page.goto("/cabinet/orders?state=Expired")
    await page.getByRole("button", { name: begin(t("orders:actions.moreOf", { number: "" })) }).click()
    await page.getByRole("button", { name: t("orders:actions.hide") }).click()
    await expect(page.getByRole("button", { name: t("orders:hide.undo") })).toBeFocused()
    await page.clock.fastForward(6_000)
    await expect(page.getByText(t("orders:filteredEmpty"))).toBeVisible()
  },
)

test(
  "the customer's own code is refused on the method page, removed, and the order continues",
  onlyInFullRun,
  async ({ page, context, t, customers, request }) => {
    const id = crypto.randomUUID()
    await request.post("/api/v1/orders", {
      data: { id, code: "MYOWN10", items: [{ productId: "btc-limited", quantity: "10" }] },
    })
    const account = await customers.signUp()
    await customers.enter(context, account)
    await page.goto(`/buy/${id}/method`)
    await page.getByRole("button", { name: t("buy:assignOrder.removeCode") }).click()
    await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
  },
)

test("a price that was changed in another tab is the one that is paid", async ({
  page,
  context,
  t,
  customers,
  locale,
}) => {
  const account = await customers.signUp()
  const order = await customers.order(account)
  await customers.enter(context, account)
  await page.goto(`/buy/${order}`)
  await expect(quantityOf(page, t)).toHaveValue("10")
  const other = await context.newPage()
  await other.goto(`/buy/${order}`)
  await quantityOf(other, t).fill("20")
  await quantityOf(other, t).press("Tab")
  await expect(other.getByText(t("buy:calculator.saved"), { exact: true })).toBeVisible()
  await proceed(page, t).click()
  const due = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
  }).format(570)
  await expect(page.getByText(due).first()).toBeVisible()
})

test("an issued order opens in the calculator with the URL for changes, and on the payment page without it", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  const order = await openScene({ page, context, desk, customers, locale }, "sepa.open")
  await page.goto(`/buy/${order}?change=1`)
  await expect(quantityOf(page, t)).toBeEnabled()
  await expect(page).toHaveURL(`/buy/${order}?change=1`)
  await page.goto(`/buy/${order}`)
  await expect(page).toHaveURL(`/buy/${order}/status`)
})

test("a quantity is saved although the page is left before the save", async ({ page, context, t, customers }) => {
  const account = await customers.signUp()
  const order = await customers.order(account)
  await customers.enter(context, account)
  // When the browser itself leaves the page, the field still has the focus and a value that it has not committed.
  for (const [quantity, leave, committed] of [
    ["21", () => page.goBack(), true],
    ["22", () => page.reload(), true],
    ["23", () => page.goto("/"), true],
    ["24", () => page.goBack(), false],
    ["25", () => page.goto("about:blank"), false],
  ] as const) {
    await page.goto("/")
    await page.goto(`/buy/${order}`)
    await quantityOf(page, t).fill(quantity)
    if (committed) await quantityOf(page, t).press("Tab")
    await leave()
    await expect.poll(async () => await customers.quantityOf(account, order), quantity).toBe(quantity)
  }
})

test(
  "products of every kind are listed, and unavailable ones cannot be bought",
  onlyInFullRun,
  async ({ page, context, t, customers }) => {
    await customers.enter(context, await customers.signUp())
    await page.goto("/cabinet/buy")
    for (const missing of ["comingSoon", "soldOut"])
      await expect(page.getByText(t(`buy:products.missing.${missing}`), { exact: true })).toBeVisible()
    await expect(page.getByText(t("buy:products.flags.bestseller"), { exact: true })).toBeVisible()
    await page.getByRole("link", { name: new RegExp(`^${t("buy:products.start")} ${t("buy:coins.eth2")}`) }).click()
    await expect(page).toHaveURL(/productId=eth2-staking/)
    await proceed(page, t).click()
    await expect(page.getByText(t("account:auth.signup.actionAccept"))).toBeVisible()
    await page.getByRole("checkbox").check()
    await proceed(page, t).click()
    await expect(page).toHaveURL(/\/method$/)
  },
)
