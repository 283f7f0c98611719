import { expect, test } from "#tests/e2e/story.ts"
import { withoutEmbeddedResponses } from "#tests/e2e/without-embedded-responses.ts"

test("the calculator estimates a purchase, at other prices of the coin and another difficulty", async ({ page, t }) => {
  await page.goto("/buy")
  const panel = page.getByRole("region", { name: t("estimates:title") })
  const shown = (key: string) => panel.getByText(t(key))
  await panel.getByText(t("estimates:how.title")).click()
  await expect(panel.getByRole("radio", { name: /^±50\s?%$/ })).toBeChecked()
  await panel.getByRole("radio", { name: /^±30\s?%$/ }).check()
  await panel.getByRole("radio", { name: t("estimates:difficulty.asNow") }).check()
  await expect(panel.getByRole("radio", { name: /^±30\s?%$/ })).toBeChecked()
  await expect(shown("estimates:how.sha256")).toBeVisible()
  await expect(shown("estimates:promise")).toBeVisible()
})

test("no estimates are requested or shown without the extension", async ({ page, t }) => {
  const requested: Array<string> = []
  page.on("request", (request) => {
    if (/\/mining|\/estimates-/.test(request.url())) requested.push(request.url())
  })
  await page.route("**/config.json", async (route) => {
    const settings: unknown = await (await route.fetch()).json()
    await route.fulfill({ json: { ...(settings as object), extensions: [] } })
  })
  await withoutEmbeddedResponses(page)
  await page.goto("/buy")
  await expect(page.getByRole("button", { name: t("buy:calculator.continue") })).toBeEnabled()
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("region", { name: t("estimates:title") })).toHaveCount(0)
  expect(requested).toEqual([])
})
