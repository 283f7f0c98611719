import { accountMenu } from "#tests/e2e/story.ts"
import { expect, once, test } from "#tests/engines/journey.ts"

test("back, forward and reload keep the scroll position and the input", async ({ site, t, customers, enter }) => {
  await site.goto("/")
  await site.locator("#root[data-hydrated]").seen()
  const scrolled = () => site.tab.run(() => scrollY)
  await site.tab.run(() => scrollTo(0, 200))
  // The test presses a key, because a click would first scroll to the link. A press is necessary, because WebKit goes
  // back only over pages that a visitor has left.
  await site.tab.run(() =>
    document.querySelector<HTMLElement>("header a[href^='/signin']")!.focus({ preventScroll: true }),
  )
  await site.press("Enter")
  await site.getByRole("heading", { name: t("account:auth.signin.title") }).seen()
  await expect.poll(scrolled).toBe(0)
  await site.tab.back()
  await site.getByRole("heading", { name: t("home:title") }).seen()
  await expect.poll(scrolled).toBe(200)
  await site.tab.forward()
  await site.getByRole("heading", { name: t("account:auth.signin.title") }).seen()

  await enter(await customers.signUp())
  await site.goto("/buy?productId=btc-limited")
  const quantity = site.getByLabel(t("buy:calculator.quantity"), { exact: true })
  await quantity.fill("12")
  await site.press("Tab")
  await site.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await site.at(/\/method$/)
  const method = await site.address()
  await site.tab.back()
  await site.at(method.replace(/\/method$/, ""))
  await quantity.holds("12")
  await site.tab.reload()
  await quantity.holds("12")
  await site.tab.forward()
  await site.getByRole("heading", { name: t("pay:methods.title") }).seen()
})

test("going back after the sign-out shows nothing of the account", once, async ({ site, open, t, desk, enter }) => {
  await enter(await desk.persona("miner"))
  await site.goto("/cabinet")
  const balances = site.getByRole("region", { name: t("dashboard:accounts.title") })
  await balances.seen()
  await site.locator("#root[data-hydrated]").seen()
  await site.goto("/robots.txt")
  const other = await open()
  await other.goto("/cabinet/support")
  await accountMenu(other, t).click()
  await other.getByRole("button", { name: t("common:signOut.ask") }).click()
  await other.getByRole("heading", { name: t("account:auth.signin.title") }).seen()
  await site.tab.back()
  await site.at(/^\/signin/)
  expect(await balances.count()).toBe(0)
})
