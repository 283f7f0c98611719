import { generateEmail, password } from "#tests/e2e/customer.ts"
import { coverOfFocus, lookOfFocus } from "#tests/e2e/site/focus.ts"
import { accountMenu } from "#tests/e2e/story.ts"
import { beginningOf } from "#tests/e2e/translate.ts"
import { expect, test } from "#tests/engines/journey.ts"
import type { PageLocator } from "#tests/engines/page-locator.ts"
import type { Screen } from "#tests/engines/screen.ts"

const enoughTabs = 100

/** Presses this key until the control has the focus. Checks that the focus is visible and that nothing covers the control. */
const tabTo = async (site: Screen, control: PageLocator, key: "Tab" | "Shift+Tab" = "Tab") => {
  await control.seen()
  for (let times = 0; times < enoughTabs && !(await control.isFocused()); times++) await site.press(key)
  expect(await control.isFocused(), "the keyboard reaches it").toBe(true)
  expect(await site.tab.run(lookOfFocus)).toBe("visible")
  expect(await site.tab.run(coverOfFocus)).toBeNull()
}

test("a customer makes a purchase by keyboard alone", async ({ site, t, locale, checkpoint }) => {
  const main = site.getByRole("main")
  const arrivesAt = async (name: string) => {
    const heading = site.getByRole("heading", { name })
    await heading.seen()
    await expect.poll(heading.isFocused, { message: name }).toBe(true)
  }
  await site.goto("/")
  // Before hydration, a link loads a new document, which takes the focus.
  await site.locator("#root[data-hydrated]").seen()
  await site.getByRole("heading", { name: t("home:title") }).seen()
  await site.press("Tab")
  expect(await site.getByRole("link", { name: t("common:skip") }).isFocused()).toBe(true)
  await site.press("Enter")
  await tabTo(site, main.getByRole("link", { name: t("home:buy") }).first())
  await site.press("Enter")
  await arrivesAt(t("buy:calculator.title"))
  const quantity = site.getByLabel(t("buy:calculator.quantity"), { exact: true })
  await tabTo(site, quantity)
  await site.press("Control+a", "2", "0", "Enter")
  await tabTo(site, site.getByRole("slider"))
  await site.press("ArrowRight", "ArrowRight")
  await quantity.holds(locale === "ru-RU" ? "20,2" : "20.2")
  await tabTo(site, site.getByRole("button", { name: t("buy:calculator.continue") }))
  await site.press("Enter")
  await arrivesAt(t("pay:way.signup.title"))
  const email = generateEmail()
  await tabTo(site, site.getByLabel(t("account:auth.email")))
  await site.press(...email)
  await tabTo(site, site.getByLabel(t("account:auth.password"), { exact: true }))
  await site.press(...password)
  await tabTo(site, site.getByRole("checkbox"))
  await site.press("Space", "Space")
  await tabTo(site, site.getByRole("button", { name: t("pay:invoice.continue") }))
  await site.press("Enter")
  await arrivesAt(t("pay:methods.title"))
  const [bitcoin, ether] = ["btc", "eth"].map((coin) =>
    site.getByRole("radio", { name: beginningOf(t(`pay:coins.${coin}`)) }),
  ) as [PageLocator, PageLocator]
  await tabTo(site, bitcoin)
  await site.press("ArrowDown")
  expect(await ether.isFocused()).toBe(true)
  await site.press("ArrowUp")
  await tabTo(site, site.getByRole("button", { name: beginningOf(t("pay:invoice.pay")) }))
  await site.press("Space")
  await arrivesAt(t("pay:crypto.status"))
  await tabTo(site, site.getByRole("button", { name: t("pay:crypto.enlarge") }))
  await site.press("Enter")
  const close = main.getByRole("button", { name: t("pay:crypto.close") })
  await tabTo(site, close)
  await checkpoint("code")
  await site.press("Escape")
  await close.gone()
  await tabTo(site, accountMenu(site, t), "Shift+Tab")
  await site.press("Enter")
  await tabTo(site, site.getByRole("button", { name: t("common:signOut.ask") }))
  await checkpoint("account menu")
  await site.press("Enter")
  await arrivesAt(t("account:auth.signin.title"))
})
