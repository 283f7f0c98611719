import { expect, test } from "./story.ts"
import type { Words } from "./words.ts"

const counted = (t: Words, count: number, locale: string) => {
  const form = new Intl.PluralRules(locale).select(count)
  return t(`common:nav.ordersBadge_${form}`, { count: String(count) })
}

test("orders that need attention are counted in the header and the menu, and lead to themselves", async ({ page, context, t, locale, desk, customers }) => {
  await customers.enter(context, await desk.persona("buyer"))
  const answered = page.waitForResponse(/\/orders\/\?.*UnderPaid%2COverPaid/)
  await page.goto("/cabinet/investment")
  const { total } = await (await answered).json() as { readonly total: number }
  expect(total).toBeGreaterThan(0)
  const words = counted(t, total, locale!)
  await expect(page.getByRole("navigation", { name: t("common:nav.label") }).getByRole("link", { name: words })).toBeVisible()
  await page.getByRole("banner").getByRole("link", { name: words }).click()
  await expect(page).toHaveURL("/cabinet/orders?state=Warning")
})

test("without such orders, or when they cannot be counted, nothing is said", async ({ page, context, t, desk, customers }) => {
  await customers.enter(context, await desk.persona("buyer"))
  await desk.fail({ path: "/api/v1/orders*", kind: "500" })
  const answered = page.waitForResponse(/\/orders\/\?.*UnderPaid%2COverPaid/)
  await page.goto("/cabinet/investment")
  await answered
  await expect(page.getByRole("heading", { level: 1, name: t("dashboard:investment.title") })).toBeVisible()
  await expect(page.getByRole("banner").locator("a[href*=Warning]")).toHaveCount(0)
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("Settings bear a 1 while there is no password", async ({ page, context, t, desk, customers }) => {
  const badge = page.getByRole("navigation", { name: t("common:nav.label") }).getByRole("link", { name: t("common:nav.settingsBadge") })
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet/contracts")
  await expect(page.getByText(t("cabinet:contracts.empty.title"))).toBeVisible()
  await expect(badge).toHaveCount(0)
  await customers.enter(context, await desk.persona("noPassword"))
  await page.goto("/cabinet/contracts")
  await expect(page.getByRole("table")).toBeVisible()
  // Behind the prompt to set one.
  await expect(page.locator("nav a[href='/cabinet/settings']").first()).toContainText("1")
})

test("support opens at the side for somebody identified, and closes", async ({ page, context, t, customers }) => {
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet/support")
  const chat = page.getByRole("complementary", { name: t("support:chat.title") })
  await expect(chat).toBeVisible()
  await chat.getByRole("button", { name: t("support:chat.close") }).click()
  await expect(chat).toHaveCount(0)
  await page.getByRole("button", { name: t("support:open") }).click()
  await expect(chat).toBeVisible()
})

test("the demo has a chat of its own, and no support", async ({ page, context, t, desk, customers }) => {
  await customers.enter(context, await desk.persona("demo"))
  await page.goto("/cabinet/support")
  await expect(page.getByText(t("support:unavailable.title"))).toBeVisible()
  await expect(page.getByRole("button", { name: t("support:demo.ask") })).toBeVisible()
  await expect(page.getByRole("banner").getByText(t("common:session.demo"))).toBeVisible()
})

test("what is staked is a part of a validator; without a summary it is the example", async ({ page, context, t, locale, desk, customers }) => {
  await customers.enter(context, await desk.persona("miner"))
  await page.goto("/cabinet/investment")
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(value)
  // Four of thirty-two.
  await expect(page.getByText(`${number(0.125)} (`)).toBeVisible()
  await expect(page.getByRole("table", { name: t("dashboard:investment.history") }).getByRole("row")).toHaveCount(11)
  await page.route(/\/dashboard\/investment/, (route) => route.fulfill({ status: 404, json: { code: "NotFound", message: "" } }))
  await page.reload()
  await expect(page.getByText(t("dashboard:investment.defaults"))).toBeVisible()
  await expect(page.getByText(`${number(0.5)} (`)).toBeVisible()
  await page.getByRole("button", { name: t("dashboard:investment.increase") }).click()
  await expect(page).toHaveURL("/cabinet/buy")
})

test("contracts say how far they have come, what they cost, and whether they rest", async ({ page, context, request, t, locale, desk, customers }) => {
  await customers.enter(context, await desk.persona("miner"))
  await page.goto("/cabinet/contracts")
  await expect(page.getByRole("progressbar")).toHaveCount(2)
  // 0.032 dollars a day for one Th; a dollar is 81.25 roubles.
  const [currency, daily] = locale === "ru-RU" ? ["RUB", 2600] as const : ["USD", 32] as const
  const cost = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(daily)
  await expect(page.getByText(cost)).toBeVisible()
  await page.getByRole("link", { name: t("cabinet:contracts.filters.Expired") }).click()
  await expect(page).toHaveURL("/cabinet/contracts?state=Expired")
  await page.getByRole("link", { name: t("common:empty.reset") }).click()
  await expect(page).toHaveURL("/cabinet/contracts")
  await request.post("/sandbox/api/products/btc-limited", { data: { suspended: true } })
  await page.reload()
  await expect(page.getByText(t("cabinet:contracts.states.Suspended"))).toBeVisible()
  await request.post("/sandbox/api/products/btc-limited", { data: { suspended: false } })
})
