import type { BrowserContext } from "@playwright/test"
import {
  accountMenu,
  expect,
  generateEmail,
  onlyInFullRun,
  waitForHydration,
  payWithBitcoin,
  signIn,
  signUp,
  test,
} from "#tests/e2e/story.ts"

/** Features that a browser may lack, each with a function that removes it. */
const lacks = {
  "crypto.randomUUID and locks, as on plain HTTP": (context: BrowserContext) =>
    context.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined })
      Object.defineProperty(Navigator.prototype, "locks", { value: undefined })
    }),
  cookies: (context: BrowserContext) =>
    context.addInitScript(() => {
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} })
    }),
  storage: (context: BrowserContext) =>
    context.addInitScript(() => {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError")
      }
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get })
    }),
}

/** The reason why the test without cookies uses English: a cookie also stores the language. */
const inEnglish = "Without cookies the site is in its default language"

for (const [lack, take] of Object.entries(lacks)) {
  test(
    `a newcomer buys in a browser without ${lack}`,
    lack === "cookies" ? {} : onlyInFullRun,
    async ({ page, context, t, desk, locale }) => {
      test.skip(lack === "cookies" && locale !== "en-US", inEnglish)
      await take(context)
      const loads: string[] = []
      page.on("load", () => loads.push(page.url()))
      const email = generateEmail()
      await page.goto("/buy")
      await page.getByRole("button", { name: t("buy:calculator.continue") }).click()
      await expect(page).toHaveURL(/\/signup\?redirect=/)
      // The sign-up page shows the warning, and the cabinet shows it a second time.
      const warning = page.getByText(t("site:cookiesRefused"))
      await expect(warning).toHaveCount(lack === "cookies" ? 1 : 0)
      await signUp(page, t, email, "toPay")
      await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
      const orderId = /\/buy\/([^/]+)\/method/.exec(page.url())![1]!
      await payWithBitcoin(page, t)
      await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
      await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "exact" })
      await page.getByRole("link", { name: t("pay:status.cabinet") }).click()
      await expect(page).toHaveURL("/cabinet")
      await expect(accountMenu(page, t)).toContainText(email)
      await expect(warning).toHaveCount(lack === "cookies" ? 1 : 0)
      expect(loads).toHaveLength(1)
    },
  )
}

test("the page reports cookies of another application with the same names, and how to remove them", async ({
  page,
  context,
  t,
  baseURL,
  customers,
}) => {
  const { host, hostname } = new URL(baseURL!)
  const { email } = await customers.confirmed()
  const names = ["token", "refreshToken"]
  await context.addCookies(
    names.map((name) => ({ name, value: "theirs", domain: hostname, path: "/", httpOnly: true })),
  )
  const warning = page.getByText(t("site:foreignCookie", { names: names.join(", "), host }))
  await page.goto("/")
  await waitForHydration(page)
  await expect(warning).toHaveCount(0)
  await page.goto("/signin")
  await expect(warning).toBeVisible()
  await signIn(page, t, email)
  await expect(page).toHaveURL("/cabinet")
  await expect(warning).toBeVisible()
  await context.clearCookies({ name: /token/i })
  await page.goto("/signin")
  await signIn(page, t, email)
  await expect(page).toHaveURL("/cabinet")
  await page.reload()
  await expect(accountMenu(page, t)).toContainText(email)
  await expect(warning).toHaveCount(0)
})

test("a private page without cookies asks to sign in once, and never loops", async ({ page, context, t, locale }) => {
  test.skip(locale !== "en-US", inEnglish)
  await lacks.cookies(context)
  const urls: string[] = []
  page.on("framenavigated", (frame) => urls.push(frame.url()))
  await page.goto("/cabinet/orders")
  await expect(page.getByRole("heading", { level: 1, name: t("account:auth.signin.title") })).toBeVisible()
  expect(urls.length).toBeLessThanOrEqual(2)
  await expect(page.getByLabel(t("account:auth.email"))).toBeEditable()
})
