import { documents } from "#brand/documents.ts"
import { waitForHydration, expect, test } from "#tests/e2e/story.ts"

test("the sign-in page is not shown to signed-in users", async ({ page, context, customers }) => {
  await customers.enter(context, await customers.signUp())
  await page.goto("/signin?redirect=%2Fcabinet%2Fcontracts")
  await expect(page).toHaveURL("/cabinet/contracts")
  await page.goto("/signup?redirect=%2F%2Fevil.example")
  await expect(page).toHaveURL("/cabinet")
})

test("an unknown URL shows the not-found page with a link home", async ({ page, t }) => {
  for (const address of ["/nowhere", "/cabinet/nowhere", "/cabinet/history/1", "/buy/a/b/c", "/%2e%2e%2f"]) {
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1, name: t("common:notFound.heading") })).toBeVisible()
    await expect(page.getByText(t("common:notFound.title"), { exact: true })).toBeVisible()
  }
  await page.getByRole("link", { name: t("common:notFound.home") }).click()
  await expect(page).toHaveURL("/")
})

test("the terms of the sign-up are a page of the site, in the reader's language", async ({ page, locale, t }) => {
  await page.goto("/signup")
  const opened = page.waitForEvent("popup")
  await page.getByRole("link", { name: t("account:auth.signup.terms.document") }).click()
  const terms = await opened
  const { title, lead } = documents.terms[locale === "ru-RU" ? "ru-RU" : "en-US"]
  await expect(terms).toHaveURL("/terms/io")
  await expect(terms).toHaveTitle(t("common:title", { title }))
  await expect(terms.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(terms.getByText(lead)).toBeVisible()
  await expect(terms.getByText(t("site:document.binding.en-US"))).toBeVisible()
  await expect(terms.getByRole("banner").getByRole("link", { name: t("common:session.signIn") })).toBeVisible()
})

test("a page whose chunk fails to load can be retried", async ({ page, t }) => {
  const code = /\/assets\/form-[^/]+\.js/
  await page.goto("/")
  await waitForHydration(page)
  await page.route(code, (route) => route.abort())
  await page
    .getByRole("link", { name: t("common:session.signIn") })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 1, name: t("common:chunk.title") })).toBeVisible()
  await page.unroute(code)
  await page.getByRole("button", { name: t("common:retry") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("account:auth.signin.title") })).toBeVisible()
})

test("the next page begins with one quiet reload if a chunk is gone after another deployment", async ({
  page,
  t,
  locale,
  complaints,
}) => {
  const isRussian = locale === "ru-RU"
  const other = page.getByRole("button", { name: t(`common:language.${isRussian ? "english" : "russian"}`) })
  const failed = page.getByText(t("common:language.failed"))
  let loads = 0
  page.on("load", () => {
    loads += 1
  })
  await page.goto("/")
  await waitForHydration(page)
  await page
    .getByRole("link", { name: t("home:buy") })
    .first()
    .hover()
  // The texts of the other language are missing on the server, but all files of this page have already loaded.
  await page.route(/\/assets\/texts-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: "" }))
  await page.route("/", (route) =>
    route.request().isNavigationRequest()
      ? route.fallback()
      : route.fulfill({
          contentType: "text/html",
          body: '<script type="module" src="/assets/main-deployed.js"></script>',
        }),
  )
  const response = page.waitForResponse((response) => new URL(response.url()).pathname === "/")
  await other.click()
  await expect(failed).toBeVisible()
  await response
  expect(loads).toBe(1)
  await page.unroute(/\/assets\/texts-[^/]+\.js/)
  await page
    .getByRole("link", { name: t("home:buy") })
    .first()
    .click()
  await expect(page).toHaveURL(/\/buy/)
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByLabel(t("buy:calculator.quantity"), { exact: true })).toBeVisible()
  complaints.length = 0
})

test("the site reports that it could not be loaded without its texts", async ({ page }) => {
  await page.route(/\/assets\/texts-[^/]+\.js/, (route) => route.abort())
  await page.goto("/")
  await expect(page.getByRole("alert")).toBeVisible()
})

test("a page starts at its top with its heading focused, and Back restores the position", async ({ page, t }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto("/")
  // Before hydration, a link would load the next page as a document.
  await waitForHydration(page)
  // The scroll position is above the rates, which load late and would move the content below them.
  await page.evaluate(() => {
    scrollTo(0, 200)
  })
  expect(await page.evaluate(() => scrollY)).toBe(200)
  // The test clicks the link by script, like a key press, because a mouse click would first scroll to the link.
  await page
    .getByRole("link", { name: t("common:session.signIn") })
    .first()
    .evaluate((link: HTMLElement) => {
      link.click()
    })
  await expect(page.getByRole("heading", { level: 1, name: t("account:auth.signin.title") })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: t("home:title") })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})
