import type { Page } from "@playwright/test"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { beginningOf, type Translate } from "#tests/e2e/translate.ts"

const counted = (t: Translate, count: number, locale: string) => {
  const form = new Intl.PluralRules(locale).select(count)
  return t(`common:nav.ordersBadge_${form}`, { count: String(count) })
}

test("orders that need attention are counted in the header and the menu, which link to them", async ({
  page,
  context,
  t,
  locale,
  desk,
  customers,
}) => {
  await customers.enter(context, await desk.persona("buyer"))
  const loaded = page.waitForResponse(/\/orders\/\?.*UnderPaid%2COverPaid/)
  await page.goto("/cabinet/investment")
  const { total } = (await (await loaded).json()) as { readonly total: number }
  expect(total).toBeGreaterThan(0)
  const name = counted(t, total, locale!)
  await expect(page.getByRole("navigation", { name: t("common:nav.label") }).getByRole("link", { name })).toBeVisible()
  await page.getByRole("banner").getByRole("link", { name }).click()
  await expect(page).toHaveURL("/cabinet/orders?state=Warning")
})

test(
  "no badge is shown without such orders, or when their count fails",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    await customers.enter(context, await desk.persona("buyer"))
    await desk.fail({ path: "/api/v1/orders*", kind: "500" })
    const loaded = page.waitForResponse(/\/orders\/\?.*UnderPaid%2COverPaid/)
    await page.goto("/cabinet/investment")
    await loaded
    await expect(page.getByRole("heading", { level: 1, name: t("dashboard:investment.title") })).toBeVisible()
    await expect(page.getByRole("banner").locator("a[href*=Warning]")).toHaveCount(0)
    await expect(page.getByRole("alert")).toHaveCount(0)
  },
)

test("the link to the settings shows a 1 while there is no password", async ({ page, context, t, desk, customers }) => {
  const badge = page
    .getByRole("navigation", { name: t("common:nav.label") })
    .getByRole("link", { name: t("common:nav.settingsBadge") })
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet/contracts")
  await expect(page.getByText(t("cabinet:contracts.empty.title"))).toBeVisible()
  await expect(badge).toHaveCount(0)
  await customers.enter(context, await desk.persona("noPassword"))
  await page.goto("/cabinet/contracts")
  await expect(page.getByRole("table")).toBeVisible()
  // The prompt to set a password covers the menu, so the test finds the link by its URL instead of its role.
  await expect(page.locator("#cabinet-menu a[href='/cabinet/settings']")).toContainText("1")
})

test("support opens in a sidebar for an identified customer, whose messages are answered or sent by e-mail", async ({
  page,
  context,
  t,
  customers,
}) => {
  const account = await customers.signUp()
  const { email } = account
  await customers.enter(context, account)
  await page.goto("/cabinet/support")
  const chat = page.getByRole("complementary", { name: t("support:chat.title") })
  await page.getByText(t("support:topics.withdrawal.question")).click()
  await expect(page.getByText(t("support:topics.withdrawal.answer"))).toBeVisible()
  const question = `Where is it? ${"?".repeat(3)} & more`
  await chat.getByLabel(t("support:chat.message")).fill(question)
  await chat.getByRole("button", { name: t("support:chat.submit"), exact: true }).click()
  await expect(chat.getByRole("log")).toContainText(t("support:chat.byEmail", { email }))
  const emailLink = new URL((await chat.getByRole("link", { name: t("support:chat.send") }).getAttribute("href"))!)
  expect([emailLink.protocol, emailLink.searchParams.get("subject"), emailLink.searchParams.get("body")]).toEqual([
    "mailto:",
    t("support:chat.subject", { email }),
    question,
  ])
  await expect(chat.getByLabel(t("support:chat.message"))).toHaveValue("")
  await page.getByRole("button", { name: t("support:close") }).click()
  await expect(chat).toHaveCount(0)
  await page.getByRole("button", { name: t("support:open") }).click()
  await expect(chat.getByRole("log")).toContainText(question)
})

const vendor = `let asked = 0
export const ready = () => (document.documentElement.dataset.asked = ++asked) > window.vendorComesAt
export const open = (customer) => { document.title = "vendor " + (customer ? customer.id + " " + customer.email : "unknown") + " after " + asked }`

/** Opens a site whose settings name a chat that is slow to load. */
const withVendor = async (page: Page, comesAt: number) => {
  await page.addInitScript((at) => {
    Object.assign(window, { vendorComesAt: at })
  }, comesAt)
  await page.route("**/config.json", async (route) => {
    const settings = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...settings, chat: "/vendor-chat.js", extensions: [] } })
  })
  await page.route("**/vendor-chat.js", (route) => route.fulfill({ contentType: "text/javascript", body: vendor }))
  await page.clock.install()
}

test("a third-party chat needs configuration, waits for its script, and receives the customer", async ({
  page,
  context,
  t,
  customers,
}) => {
  const account = await customers.signUp()
  const { email } = account
  await customers.enter(context, account)
  await withVendor(page, 2)
  await page.goto("/cabinet/support")
  await expect(page.getByText(t("support:chat.opening"))).toBeVisible()
  await page.clock.runFor(1_000)
  await page.clock.runFor(1_000)
  await expect(page.getByText(t("support:chat.thirdParty"))).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^vendor [0-9a-f-]{36} ${email} after 3$`))
})

test(
  "the demo's chat is tried ten times, a second apart, before an e-mail is offered",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    await customers.enter(context, await desk.persona("demo"))
    await withVendor(page, 10)
    await page.goto("/cabinet/contracts")
    await expect(page.getByRole("table")).toBeVisible()
    for (let second = 0; second < 15; second += 1) await page.clock.runFor(1_000)
    await expect(page.getByRole("link", { name: t("support:demo.write") })).toBeVisible()
    await expect(page.locator("html")).toHaveAttribute("data-asked", "10")
    await expect(page.getByRole("button", { name: t("support:demo.ask") })).toHaveCount(0)
  },
)

test("the demo has its own chat, and no support", onlyInFullRun, async ({ page, context, t, desk, customers }) => {
  await customers.enter(context, await desk.persona("demo"))
  await page.goto("/cabinet/support")
  await expect(page.getByText(t("support:unavailable.title"))).toBeVisible()
  await expect(page.getByRole("button", { name: t("support:demo.ask") })).toBeVisible()
  await expect(page.getByRole("banner").getByText(t("common:session.demo"))).toBeVisible()
})

test(
  "the stake is shown as a share of a validator, or as an example without a summary",
  onlyInFullRun,
  async ({ page, context, t, locale, desk, customers }) => {
    await customers.enter(context, await desk.persona("miner"))
    await page.goto("/cabinet/investment")
    const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(value)
    // The customer has staked 4 of the 32 ETH of a validator, which is a share of 0.125.
    await expect(page.getByText(`${number(0.125)} (`)).toBeVisible()
    const bonuses = page.getByRole("table", { name: t("dashboard:investment.history") }).getByRole("row")
    await expect(bonuses).toHaveCount(11)
    // The table has ten bonuses on each page. Ninety days of bonuses, which start on the third day, fill nine pages.
    await page.getByRole("link", { name: t("common:pager.page", { page: "9" }) }).click()
    await expect(page).toHaveURL("/cabinet/investment?page=9")
    await expect(page.getByRole("link", { name: t("common:pager.page", { page: "9" }) })).toHaveAttribute(
      "aria-current",
      "page",
    )
    await page.goto("/cabinet/investment?page=999")
    await expect(page).toHaveURL("/cabinet/investment?page=9")
    await page.route(/\/dashboard\/investment/, (route) =>
      route.fulfill({ status: 404, json: { code: "NotFound", message: "" } }),
    )
    await page.reload()
    await expect(page.getByText(t("dashboard:investment.defaults"))).toBeVisible()
    await expect(page.getByText(`${number(0.5)} (`)).toBeVisible()
    await page.getByRole("button", { name: t("dashboard:investment.increase") }).click()
    await expect(page).toHaveURL("/buy?productId=eth2")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  },
)

test(
  "contracts show the paid-back part, the remaining term, the cost, and whether they are suspended",
  onlyInFullRun,
  async ({ page, context, request, t, locale, desk, customers }) => {
    await customers.enter(context, await desk.persona("miner"))
    await page.goto("/cabinet/contracts")
    // Every contract except the stake shows its progress.
    await expect(page.getByRole("progressbar", { name: t("cabinet:contract.paidBack") })).toHaveCount(3)
    // Every contract except the open-ended one shows its remaining days.
    await expect(page.getByText(beginningOf(t("cabinet:contracts.daysLeft_other", { count: "273" })))).toHaveCount(3)
    // The maintenance of 1,000 Th is 32 dollars a day, because one Th costs 0.032 dollars. A dollar is 81.25 roubles.
    const [currency, daily] = locale === "ru-RU" ? (["RUB", 2600] as const) : (["USD", 32] as const)
    const cost = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
      daily,
    )
    await expect(page.getByText(cost)).toBeVisible()
    await page.getByRole("link", { name: t("cabinet:contracts.filters.Expired") }).click()
    await expect(page).toHaveURL("/cabinet/contracts?state=Expired")
    await page.getByRole("link", { name: t("common:empty.reset") }).click()
    await expect(page).toHaveURL("/cabinet/contracts")
    await request.post("/sandbox/api/products/btc-limited", { data: { suspended: true } })
    await page.reload()
    await expect(page.getByText(t("cabinet:contracts.states.Suspended"))).toBeVisible()
    await request.post("/sandbox/api/products/btc-limited", { data: { suspended: false } })
  },
)
