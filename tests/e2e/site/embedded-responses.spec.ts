import type { Browser, BrowserContext, Page } from "@playwright/test"
import { expect, openSignedOut, waitForHydration, test } from "#tests/e2e/story.ts"

/** Opens a browser with the same cookies but without JavaScript. */
const withoutJavaScript = async (browser: Browser, context: BrowserContext, locale: string, baseURL: string) => {
  const other = await browser.newContext({ javaScriptEnabled: false, locale, baseURL })
  await other.addCookies(await context.cookies(baseURL))
  return other
}

/** Records the elements of the server's document that the page removes. */
const watchRemovals = (page: Page) =>
  page.addInitScript(() => {
    const removed: string[] = []
    Object.assign(window, { removed })
    document.addEventListener("DOMContentLoaded", () => {
      const main = document.querySelector("main")!
      const first = new Set(main.querySelectorAll("*"))
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes)
            if (node instanceof Element && first.has(node)) removed.push(node.outerHTML.slice(0, 200))
      }).observe(main, { childList: true, subtree: true })
    })
  })
const removals = (page: Page) => page.evaluate(() => (window as unknown as { readonly removed: string[] }).removed)

const calls = (page: Page) => {
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/api/") || pathname === "/config.json") asked.push(pathname)
  })
  return asked
}

test("a visitor without JavaScript sees price, slider and payback", async ({ browser, context, locale, baseURL }) => {
  const still = await withoutJavaScript(browser, context, locale!, baseURL!)
  const page = await still.newPage()
  for (const product of ["btc-limited", "eth-limited", "eth2-staking"]) {
    await page.goto(`/buy?productId=${product}`)
    await expect(page.getByRole("slider").first()).toBeVisible()
    await expect(page.getByRole("textbox").first()).not.toHaveValue("")
    await expect(page.getByRole("figure").first()).toBeVisible()
  }
  await page.goto("/")
  await expect(page.locator("[data-figure='product.entry']").first()).toBeVisible()
  await expect(page.getByRole("figure").first()).toBeVisible()
  await still.close()
})

test("customers without JavaScript see their balances, contracts and the chart", async ({
  browser,
  context,
  customers,
  desk,
  locale,
  baseURL,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  const still = await withoutJavaScript(browser, context, locale!, baseURL!)
  const page = await still.newPage()
  await page.goto("/cabinet")
  await expect(page.locator("[data-figure='account.withdrawable']").first()).toBeVisible()
  await expect(page.getByRole("figure").first()).toBeVisible()
  await expect(page.getByRole("table").first()).toBeVisible()
  await still.close()
})

test("parts whose code fails to load are replaced by a message, not by empty boxes", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  await page.route(/\/assets\/(?:estimates|fans|forecast-body)-[^/]+\.js/, (route) => route.abort())
  const messages = page.getByText(t("common:chunk.missing"))
  await page.goto("/buy")
  await expect(messages).toHaveCount(1)
  await customers.enter(context, await desk.persona("miner"))
  await page.goto("/cabinet")
  // The two messages belong to the fan of all contracts and to the forecast.
  await expect(messages).toHaveCount(2)
  await expect(page.getByRole("figure")).toHaveCount(0)
})

test("hydration replaces nothing on a page with embedded data, and requests none of it again", async ({
  page,
  context,
  customers,
  desk,
}) => {
  await watchRemovals(page)
  const asked = calls(page)
  for (const path of ["/buy", "/"]) {
    await page.goto(path)
    await waitForHydration(page)
    await page.waitForLoadState("networkidle")
    expect(await removals(page), path).toEqual([])
  }
  expect(asked.filter((path) => !/\/(recentPurchases|record)$/.test(path))).toEqual([])
  await customers.enter(context, await desk.persona("miner"))
  asked.length = 0
  await page.goto("/cabinet")
  await waitForHydration(page)
  await page.waitForLoadState("networkidle")
  expect(await removals(page)).toEqual([])
  // The document contains all other responses, so the page requests only the number of orders in the menu.
  expect(asked).toEqual(["/api/v1/orders/"])
})

test("a page rendered for another time zone is rendered again, and by the server from the next visit on", async ({
  browser,
  locale,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: locale!, baseURL: baseURL!, timezoneId: "Pacific/Kiritimati" })
  const page = await context.newPage()
  const asked = calls(page)
  await page.goto("/buy")
  await waitForHydration(page)
  const first = await page.getByRole("figure").first().textContent()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "timeZone")?.value)
    .toBe(encodeURIComponent("Pacific/Kiritimati"))
  await watchRemovals(page)
  await page.goto("/buy")
  await waitForHydration(page)
  expect(await page.getByRole("figure").first().textContent()).toBe(first)
  expect(await removals(page)).toEqual([])
  expect(asked.filter((path) => path.endsWith("/products"))).toEqual([])
  await context.close()
})

test("a chosen quantity is shown after a reload of a page with embedded data", async ({ page, t }) => {
  await page.goto("/buy")
  await waitForHydration(page)
  const quantity = page.getByLabel(t("buy:calculator.quantity"), { exact: true })
  await quantity.fill("25")
  await quantity.blur()
  await page.reload()
  await waitForHydration(page)
  await expect(quantity).toHaveValue("25")
})

test("pages come without embedded data while the API does not respond", async ({
  browser,
  desk,
  locale,
  baseURL,
  t,
}) => {
  const context = await openSignedOut(browser, locale!, baseURL!)
  await context.addCookies([{ name: "currencyId", value: "zar", url: baseURL! }])
  const page = await context.newPage()
  await desk.fail({ path: "/api/v1/products", kind: "500", count: 1 })
  const asked = calls(page)
  await page.goto("/buy")
  await expect(page.getByLabel(t("buy:calculator.quantity"), { exact: true })).toBeVisible()
  expect(asked).toContain("/api/v1/products")
  await context.close()
})

test("a browser whose clock is a day late counts days by the time of the document", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  const past = t("estimates:fan.paidAfter_other", { count: "§" }).split("§")[0]!
  const row = page.getByRole("row", { name: past }).first()
  await page.goto("/cabinet")
  const byServer = await row.textContent()
  await page.clock.setSystemTime((await desk.now()) - 24 * 60 * 60 * 1_000)
  await page.goto("/cabinet")
  await waitForHydration(page)
  expect(await row.textContent()).toBe(byServer)
})

test("a customer whose profile has another language than the cookie gets one page in the profile's language", async ({
  page,
  context,
  customers,
  desk,
  locale,
  baseURL,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  const other = locale === "ru-RU" ? "en-US" : "ru-RU"
  await context.addCookies([{ name: "culture", value: other, url: baseURL! }])
  // A mismatch during hydration would be an error of the page, which fails every story.
  await page.goto("/cabinet")
  await waitForHydration(page)
  await expect(page.locator("html")).toHaveAttribute("lang", locale!)
})
