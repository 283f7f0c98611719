import { expect, test } from "#tests/e2e/story.ts"
import { withoutEmbeddedResponses } from "#tests/e2e/without-embedded-responses.ts"

const modules = ["/services/analytics.js", "/services/chat.js"]
const body = "export const page = () => {}; export const ready = () => true; export const open = () => {}"

test("analytics and chat load after consent, and not after a refusal", async ({ page, t }) => {
  const loaded = new Set<string>()
  await page.route("**/services/*.js", async (route) => {
    loaded.add(new URL(route.request().url()).pathname)
    await route.fulfill({ contentType: "text/javascript", body })
  })
  await page.route("**/config.json", async (route) => {
    const settings: unknown = await (await route.fetch()).json()
    const [analytics, chat] = modules
    await route.fulfill({ json: { ...(settings as object), analytics, chat, extensions: ["consent"] } })
  })
  const question = page.getByRole("region", { name: t("consent:label") })
  const choices = page.getByRole("button", { name: t("consent:choices") })
  const chatButton = page.getByRole("button", { name: t("support:demo.ask") })

  await withoutEmbeddedResponses(page)
  await page.goto("/")
  await expect(question).toBeVisible()
  await expect(page.locator("body")).toBeFocused()
  await page
    .getByRole("main")
    .getByRole("link", { name: t("home:demo") })
    .click()
  await expect(chatButton).toBeVisible()
  await question.getByRole("button", { name: t("consent:refuse") }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(chatButton).toBeVisible()
  await expect(choices).toBeVisible()
  await expect(question).toHaveCount(0)
  expect([...loaded]).toEqual([])

  await choices.click()
  await question.getByRole("button", { name: t("consent:allow") }).click()
  await expect.poll(() => [...loaded].toSorted()).toEqual(modules)
})
