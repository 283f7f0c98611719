import type { Page } from "@playwright/test"
import {
  expect,
  generateEmail,
  waitForHydration,
  password,
  payWithBitcoin,
  signIn,
  signUp,
  test,
} from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

const chosen = { "en-US": { price: "$570.00", power: "20 Th/s" }, "ru-RU": { price: "46 312,50 ₽", power: "20 Th/s" } }

/** Chooses 20 Th/s in the calculator and continues to the page before the payment. Returns the path of the payment. */
const choosePower = async (page: Page, t: Translate): Promise<string> => {
  await page.goto("/buy")
  const quantity = page.getByLabel(t("buy:calculator.quantity"), { exact: true })
  await quantity.fill("20")
  await quantity.press("Enter")
  await page.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await expect(page).toHaveURL(/\/sign(?:up|in)\?redirect=/)
  return new URL(page.url()).searchParams.get("redirect")!
}

/** Expects the order with its price, the current step, and a header without links that would lose the order. */
const seesOrder = async (page: Page, t: Translate, locale: keyof typeof chosen) => {
  const main = page.getByRole("main")
  await expect(main.getByRole("listitem").filter({ hasText: t("pay:steps.account") })).toHaveAttribute(
    "aria-current",
    "step",
  )
  const { price, power } = chosen[locale]
  await expect(main.locator("[data-figure='order.cost']")).toHaveText(price)
  await expect(main.locator("[data-figure='order.power']")).toContainText(power)
  await expect(main.locator("[data-figure='purchase.day']")).toContainText(/\d/)
  await expect(page.getByRole("banner").getByRole("link", { name: t("common:session.signIn") })).toHaveCount(0)
}

test("a visitor sees the order during the sign-up, even after a reload, and pays it", async ({
  page,
  t,
  locale,
  desk,
}) => {
  const currentLocale = locale as keyof typeof chosen
  const payment = await choosePower(page, t)
  await expect(page.getByRole("heading", { level: 1, name: t("pay:way.signup.title") })).toBeVisible()
  await seesOrder(page, t, currentLocale)
  await expect(page.getByText(t("pay:way.notes.charge.title"))).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await seesOrder(page, t, currentLocale)
  await signUp(page, t, generateEmail(), "toPay")
  await expect(page).toHaveURL(payment)
  await payWithBitcoin(page, t)
  await desk.pay((await desk.invoiceOf(payment.split("/")[2]!)).id, { kind: "exact" })
  await expect(page.getByRole("heading", { name: t("pay:success.title") })).toBeVisible({ timeout: 8_000 })
})

test("a customer keeps the order while signing in, from the sign-up or through a forgotten password", async ({
  page,
  t,
  locale,
  customers,
}) => {
  const currentLocale = locale as keyof typeof chosen
  const account = await customers.confirmed()
  const payment = await choosePower(page, t)
  await page.getByRole("link", { name: t("pay:way.signup.other") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("pay:way.signin.title") })).toBeVisible()
  await seesOrder(page, t, currentLocale)
  await page.getByRole("link", { name: t("account:auth.signin.forgot") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("account:recovery.request.title") })).toBeVisible()
  await seesOrder(page, t, currentLocale)
  await page.getByRole("link", { name: t("account:recovery.request.toSignIn") }).click()
  await signIn(page, t, account.email, password, "toPay")
  await expect(page).toHaveURL(payment)
  await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
})

test("an unknown order leaves the sign-up form unchanged", async ({ page, t }) => {
  await page.goto(`/signup?redirect=%2Fbuy%2F${crypto.randomUUID()}%2Fmethod`)
  await expect(page.getByRole("heading", { level: 1, name: t("pay:way.signup.title") })).toBeVisible()
  await expect(page.getByRole("button", { name: t("pay:invoice.continue") })).toBeEnabled()
  await expect(page.getByRole("main").locator("[data-figure]")).toHaveCount(0)
})
