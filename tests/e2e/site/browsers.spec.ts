import { expect, pageHydrated, test } from "#tests/e2e/story.ts"

/** Removes one feature each, to imitate a browser that does not have it. The function runs before the page. */
const lacking = {
  "Array.prototype.toSorted": () => Reflect.deleteProperty(Array.prototype, "toSorted"),
  "Object.hasOwn": () => Reflect.deleteProperty(Object, "hasOwn"),
  BroadcastChannel: () => Reflect.deleteProperty(window, "BroadcastChannel"),
  "the dialog element": () => Reflect.deleteProperty(window, "HTMLDialogElement"),
  popovers: () => Reflect.deleteProperty(HTMLElement.prototype, "popover"),
}

for (const [what, lack] of Object.entries(lacking)) {
  test(`a browser without ${what} is told in the page's language, in place of the page`, async ({
    page,
    locale,
    complaints,
  }) => {
    await page.addInitScript(lack)
    for (const address of ["/", "/signin", "/cabinet/orders"]) {
      await page.goto(address)
      const outdated = page.getByRole("alert")
      await expect(outdated).toContainText("Firefox")
      await expect(outdated.locator("> :first-child")).toHaveAttribute("lang", locale!.slice(0, 2))
      await expect(page.locator("#root, #unavailable")).toHaveCount(0)
    }
    // The test expects the errors with which the scripts fail.
    complaints.length = 0
  })
}

test("a browser that has all of it is told nothing", async ({ page }) => {
  await page.goto("/")
  await pageHydrated(page)
  await expect(page.locator("#outdated")).toBeHidden()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  for (const address of [
    "/",
    "/signin",
    "/buy",
    "/terms/io",
    "/cabinet",
    "/cabinet/settings",
    "/nowhere",
    "/buy/7/status",
  ])
    test(`${address} says so where its content would be, once`, async ({ page, t }) => {
      await page.goto(address)
      // Playwright finds no texts inside `noscript`.
      const sentences = page.locator("noscript p")
      const said = (await sentences.allTextContents()).filter(
        (text) => text.replaceAll("\u00a0", " ") === t("common:noScript"),
      )
      expect(said).toHaveLength(1)
      await expect(sentences.first()).toBeInViewport()
    })
})
