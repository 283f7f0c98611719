import type { BrowserContext, Page } from "@playwright/test"
import { accountMenu, expect, password, signIn, signOut, openSignedOut, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

const contracts = "/cabinet/contracts"
const filter = (page: Page, t: Translate, name: "Active" | "Expired") =>
  page
    .getByRole("navigation", { name: t("cabinet:contracts.filter") })
    .getByRole("link", { name: t(`cabinet:contracts.filters.${name}`) })
const later = 20 * 60_000

/** Collects the token requests of all tabs. */
const refreshes = (context: BrowserContext) => {
  const refreshRequests: Array<string> = []
  context.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/v1/token")
      refreshRequests.push(request.postData() ?? "")
  })
  return refreshRequests
}
/**
 * Lists the token cookies. The list excludes empty cookies, because the sign-in page writes an empty cookie for a
 * second to test whether the browser stores cookies.
 */
const tokenCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name, value }) => /token/i.test(name) && value !== "")
    .map(({ name }) => name)
    .sort()

test("a customer signs out, and signs in again", async ({ page, context, t, customers }) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  await page.goto("/cabinet")
  await expect(page.getByText(account.email).first()).toBeVisible()
  await signOut(page, t)
  expect(await tokenCookies(context)).toEqual([])

  await page.goto("/signin")
  await signIn(page, t, account.email)
  await expect(page).toHaveURL("/cabinet")
  await expect(page.getByText(account.email).first()).toBeVisible()
  expect(await tokenCookies(context)).toEqual(["refreshToken", "token"])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(password)
})

test("an expired access token is refreshed once for all tabs", async ({ context, t, desk, customers }) => {
  await customers.enter(context, await customers.signUp())
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()))
  for (const tab of tabs) {
    await tab.goto(contracts)
    await expect(tab.getByText(t("cabinet:contracts.empty.title"))).toBeVisible()
  }
  const refreshRequests = refreshes(context)
  await desk.moveClock(later)
  await Promise.all(tabs.map((tab) => filter(tab, t, "Active").click()))
  for (const tab of tabs) await expect(tab.getByText(t("cabinet:contracts.filteredEmpty.title"))).toBeVisible()
  expect(refreshRequests).toHaveLength(1)
  expect(refreshRequests[0]).toMatch(/^grant_type=refresh_token&/)

  await desk.moveClock(later)
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) {
    await expect(tab.getByText(t("cabinet:contracts.filteredEmpty.title"))).toBeVisible()
    await expect(accountMenu(tab, t)).toBeVisible()
  }
  expect(refreshRequests).toHaveLength(2)
})

test("signing out in one tab signs out the others", async ({ page, context, t, customers }) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  await page.goto("/cabinet")
  await page.goto(contracts)
  const other = await context.newPage()
  await other.goto("/cabinet")
  const away = await context.newPage()
  await away.goto("/cabinet")
  await expect(away.getByText(account.email).first()).toBeVisible()
  await away.goto("/sandbox")

  await signOut(page, t)
  await expect(other).toHaveURL(/\/signin/)
  await expect(other.getByText(account.email)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/signin/)
  // The tab `away` showed another site during the sign-out, so it must notice the sign-out on its return.
  await away.goBack()
  await expect(away).toHaveURL("/signin?redirect=%2Fcabinet")
  await expect(away.getByText(account.email)).toHaveCount(0)
})

test("a page restored from the back-forward cache shows nothing of a signed-out customer", async ({
  playwright,
  launchOptions,
  baseURL,
  locale,
  t,
  customers,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  })
  try {
    const account = await customers.signUp()
    const context = await openSignedOut(browser, locale!, baseURL!)
    await customers.enter(context, account)
    const [page, other] = [await context.newPage(), await context.newPage()]
    await page.goto("/cabinet")
    await expect(page.getByText(account.email).first()).toBeVisible()
    await page.goto("/sandbox")
    await other.goto("/cabinet")
    await signOut(other, t)
    await page.goBack()
    await expect(page).toHaveURL("/signin?redirect=%2Fcabinet")
    await expect(page.getByText(account.email)).toHaveCount(0)
  } finally {
    await browser.close()
  }
})

test("private pages redirect a visitor to their form", async ({ page }) => {
  const order = "/buy/6f0b8f5a-3d3c-4b43-9f0d-6a4c1a6a5b11"
  for (const [path, form] of [
    ["/cabinet", "signin"],
    [`${contracts}?state=Active&page=2`, "signin"],
    [`${order}/status`, "signin"],
    [`${order}/method`, "signup"],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(`/${form}?redirect=${encodeURIComponent(path)}`)
  }
})

test("a session revoked by the server leads to the sign-in form and back", async ({ page, context, t, customers }) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  await page.goto(contracts)
  await expect(page.getByText(t("cabinet:contracts.empty.title"))).toBeVisible()
  // The page's own calls must be done first, so that the click causes the next call.
  await page.waitForLoadState("networkidle")
  await customers.revoke(account)
  await filter(page, t, "Active").click()
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(`${contracts}?state=Active`)}`)
  await expect(page.getByText(t("common:session.lost"))).toBeVisible()
  expect(await tokenCookies(context)).toEqual([])
  await signIn(page, t, account.email)
  await expect(page).toHaveURL(`${contracts}?state=Active`)
})

test("a network failure during a token refresh does not sign out", async ({ page, context, t, desk, customers }) => {
  await customers.enter(context, await customers.signUp())
  await page.goto(contracts)
  await expect(page.getByText(t("cabinet:contracts.empty.title"))).toBeVisible()
  await desk.moveClock(later)
  await desk.fail({ path: "/api/v1/token", kind: "drop" })
  await filter(page, t, "Active").click()
  await expect(page.getByRole("main").getByText(t("common:failure.offline"))).toBeVisible()
  expect(await tokenCookies(context)).toEqual(["refreshToken", "token"])
  await desk.heal()
  await page
    .getByRole("main")
    .getByRole("button", { name: t("common:retry") })
    .click()
  await expect(page.getByText(t("cabinet:contracts.filteredEmpty.title"))).toBeVisible()
})
