import type { Page } from "@playwright/test"
import { heading, openScene } from "#tests/e2e/payments/paying.ts"
import { expect, signIn, onlyInFullRun, test } from "#tests/e2e/story.ts"

/** Returns the hints next to a field: its test values, and a link to the desk. */
const hints = (page: Page) => page.getByRole("note").filter({ has: page.locator("a[href='/sandbox']") })
const valueOf = (page: Page, pattern: RegExp) =>
  hints(page).getByRole("listitem").filter({ hasText: pattern }).locator("code").innerText()

test(
  "a voucher's PINs are shown beside their field, and work as described",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    await openScene({ page, context, desk, customers, locale }, "voucher.open")
    const pin = page.getByLabel(t("pay:voucher.pin"))
    await pin.fill(await valueOf(page, /\(409\)/))
    await pin.press("Enter")
    await expect(page.getByText(t("pay:voucher.redeemed"))).toBeVisible()
    await pin.fill(await valueOf(page, locale === "ru-RU" ? /Ровно/ : /exactly/))
    await pin.press("Enter")
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
  },
)

test(
  "a card's code is shown beside its field",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    await openScene({ page, context, desk, customers, locale }, "card.needsConfirmation")
    await page.getByLabel(t("pay:code.label")).fill(await hints(page).locator("code").innerText())
    await page.getByRole("button", { name: t("pay:code.submit") }).click()
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
  },
)

test("promo and sale codes are shown beside their field", onlyInFullRun, async ({ page, t }) => {
  await page.goto("/buy")
  await page.getByRole("button", { name: t("buy:promo.activate") }).click()
  await expect(hints(page).locator("code")).toHaveText([
    "WELCOME10",
    "PARTNER0",
    "SALE20",
    "USEDUP30",
    "ENDED15",
    "MYOWN10",
  ])
})

test("the two-factor dialog links to the desk, which shows the code", async ({ page, t, desk }) => {
  const { email } = await desk.twoFactorCustomer()
  await page.goto("/signin")
  await signIn(page, t, email)
  const popup = page.waitForEvent("popup")
  await page.getByRole("dialog").locator("a[href='/sandbox']").click()
  await expect((await popup).getByText(email).first()).toBeVisible()
})

test("none of the sandbox's hints are loaded or shown without a sandbox", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  await page.route("**/config.json", (route) => route.fulfill({ json: {} }))
  await openScene({ page, context, desk, customers, locale }, "voucher.open")
  await expect(page.getByLabel(t("pay:voucher.pin"))).toBeVisible()
  await expect(hints(page)).toHaveCount(0)
})
