import { expect, test } from "./story.ts"
import type { Words } from "./words.ts"
import type { Page } from "@playwright/test"

const quantityOf = (page: Page, t: Words) => page.getByLabel(t("buy:calculator.quantity"), { exact: true })

test("where nothing is sold without a code, one is asked for, of a visitor and of a customer", async ({ page, context, t, desk, customers }) => {
  await desk.fail({ path: "/api/v1/products", kind: "codeRequired" })
  const code = page.getByLabel(t("buy:products.code"), { exact: true })
  const show = page.getByRole("button", { name: t("buy:products.show") })
  await page.goto("/buy")
  await expect(page.getByText(t("buy:products.codeRequired"))).toBeVisible()
  await show.click()
  await expect(code).toHaveAccessibleDescription(t("buy:products.codeMissing"))
  await code.fill("WELCOME10")
  await show.click()
  await expect(quantityOf(page, t)).toHaveValue("10")
  await page.goto("/buy?referralCode=WELCOME10")
  await expect(quantityOf(page, t)).toHaveValue("10")
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet/buy")
  await code.fill("WELCOME10")
  await show.click()
  const start = page.getByRole("link", { name: new RegExp(`^${t("buy:products.start")} ${t("buy:coins.btc")}`) }).first()
  await expect(start).toHaveAttribute("href", /referralCode=WELCOME10/)
})

test("what others bought shows now and then beside the calculator and the ways to pay, and stays away once dismissed", async ({ page, context, t, customers }) => {
  const account = await customers.signUp()
  const order = await customers.order(account)
  await customers.enter(context, account)
  await page.clock.install()
  // In the middle between 9 and 15 seconds.
  await page.addInitScript(() => { Math.random = () => 0.5 })
  for (const at of ["/buy", `/buy/${order}/method`]) {
    const loaded = page.waitForResponse(/recentPurchases/)
    await page.goto(at)
    await loaded
    await expect(page.locator("#root")).toHaveAttribute("data-alive", "")
    const teaser = page.getByRole("complementary", { name: t("buy:recent.label") })
    await expect(teaser).toHaveCount(0)
    await page.clock.runFor(12_500)
    await expect(teaser, at).toBeVisible()
    await teaser.getByRole("button", { name: t("buy:recent.dismiss") }).click()
    await expect(teaser).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(teaser).toHaveCount(0)
  }
})
