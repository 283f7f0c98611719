import { expect, waitForHydration, test } from "#tests/e2e/story.ts"
import { translateTo } from "#tests/e2e/translate.ts"

const ru = translateTo("ru-RU")

test("a browser in Russian is offered Russian, and a refusal is remembered", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "ru-RU", baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto("/")
  await waitForHydration(page)
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US")
  const offer = page.getByRole("complementary", { name: ru("site:offer.label") })
  await offer.getByRole("button", { name: ru("site:offer.accept") }).click()
  await expect(page.locator("html")).toHaveAttribute("lang", "ru-RU")
  await expect(page.getByRole("heading", { level: 1, name: ru("home:title") })).toBeVisible()
  await expect(offer).toHaveCount(0)
  // The test clears the cookies to act as a new visitor, who declines.
  await context.clearCookies()
  await page.reload()
  await offer.getByRole("button", { name: ru("site:offer.decline") }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole("heading", { level: 1, name: translateTo("en-US")("home:title") })).toBeVisible()
  await page.waitForLoadState("networkidle")
  await expect(offer).toHaveCount(0)
  await context.close()
})
