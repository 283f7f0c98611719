import type { Page } from "@playwright/test"
import { expect, generateEmail, signUp, test } from "#tests/e2e/story.ts"

/** Collects the bodies of the POST requests to this path. */
const bodies = (page: Page, path: string) => {
  const sent: Array<unknown> = []
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === `/api/v1${path}`)
      sent.push(request.postDataJSON())
  })
  return sent
}
const stored = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "referral_code")?.value ?? null

test("attribution from an advertisement's URL is sent with the sign-up and the order", async ({ page, t }) => {
  const [signUps, orders] = [bodies(page, "/signup"), bodies(page, "/orders")]
  await page.goto(`/?utm_source=news&utm_campaign=spring&click_id=42&allow_demo=false&unknown=x&aip=${"x".repeat(257)}`)
  const analyticsData = { allow_demo: false, utm_source: "news", utm_campaign: "spring", click_id: "42" }
  await page.goto("/buy")
  await page.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  await signUp(page, t, generateEmail(), "toPay")
  await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
  expect(orders).toEqual([expect.objectContaining({ analyticsData })])
  expect(signUps).toEqual([expect.objectContaining({ analyticsData })])
})

test("a visitor who navigates before hydration keeps their attribution", async ({ page, t }) => {
  const orders = bodies(page, "/orders")
  await page.route("**/assets/*.js", (route) => route.abort())
  await page.goto("/?utm_source=news&token=secret")
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([["landingQuery", "utm_source=news"]])
  await page.unroute("**/assets/*.js")
  await page.goto("/buy")
  await page.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  expect(orders).toEqual([expect.objectContaining({ analyticsData: { utm_source: "news" } })])
})

test("the code of a link is stored, and a typed one replaces it, even after a reload", async ({ page, t }) => {
  await page.goto("/buy?referralCode=WELCOME10")
  await expect.poll(() => stored(page)).toBe("WELCOME10")
  await page.goto("/signup")
  const field = page.getByLabel(t("account:promo.optional"))
  await expect(field).toHaveValue("WELCOME10")
  await field.fill("PARTNER0")
  await expect(page.getByText(t("account:promo.withoutSale"), { exact: true })).toBeVisible()
  await expect.poll(() => stored(page)).toBe("PARTNER0")
  await page.goto("/buy?referralCode=WELCOME10")
  await expect(page.getByRole("button", { name: t("buy:calculator.continue") })).toBeVisible()
  expect(await stored(page)).toBe("PARTNER0")
  await page.goto("/signup")
  await expect(field).toHaveValue("PARTNER0")
})
