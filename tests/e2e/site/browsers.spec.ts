import { expect, waitForHydration, test } from "#tests/e2e/story.ts"

/** Functions that imitate a browser without a feature, by the feature. A function runs before the page. */
const lacking = {
  "Array.prototype.toSorted": () => Reflect.deleteProperty(Array.prototype, "toSorted"),
  "Object.hasOwn": () => Reflect.deleteProperty(Object, "hasOwn"),
  BroadcastChannel: () => Reflect.deleteProperty(window, "BroadcastChannel"),
  "the dialog element": () => Reflect.deleteProperty(window, "HTMLDialogElement"),
  popovers: () => Reflect.deleteProperty(HTMLElement.prototype, "popover"),
}

for (const [what, lack] of Object.entries(lacking)) {
  test(`a browser without ${what} shows a notice in the page's language instead of the page`, async ({
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

test("a supported browser shows no notice", async ({ page }) => {
  await page.goto("/")
  await waitForHydration(page)
  await expect(page.locator("#outdated")).toBeHidden()
})

test.describe("pages without JavaScript", () => {
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
    test(`show the notice at ${address} once, in the place of the content`, async ({ page, t }) => {
      await page.goto(address)
      // Playwright finds no texts inside `noscript`.
      const sentences = page.locator("noscript p")
      const shown = (await sentences.allTextContents()).filter(
        (text) => text.replaceAll("\u00a0", " ") === t("common:noScript"),
      )
      expect(shown).toHaveLength(1)
      await expect(sentences.first()).toBeInViewport()
    })
})
