import type { Page } from "@playwright/test"
import { exportedTable, withoutPicker } from "#tests/e2e/exported.ts"
import { sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import {
  waitForHydration,
  expect,
  onlyInFullRun,
  generateEmail,
  payWithBitcoin,
  signUp,
  openSignedOut,
  test,
} from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

const week = 7 * 24 * 60 * 60 * 1_000
const minute = 60_000

const parts = (page: Page, t: Translate) => ({
  codes: page.getByRole("region", { name: t("partner:codes.title") }),
  rewards: page.getByRole("table", { name: t("partner:rewards.title") }),
  create: page.getByRole("button", { name: t("partner:create.ask"), exact: true }),
})

const createPartnerCode = async (
  page: Page,
  t: Translate,
): Promise<{ readonly code: string; readonly link: string }> => {
  await parts(page, t).create.first().click()
  const modal = page.getByRole("dialog", { name: t("partner:create.title") })
  await modal.getByRole("button", { name: t("partner:create.confirm"), exact: true }).click()
  await expect(modal.getByText(t("partner:create.created"))).toBeVisible()
  const copy = (what: "code" | "link") =>
    modal.getByRole("button", { name: new RegExp(`^${t("common:copy.action")} ${t(`partner:codes.${what}`)}`) })
  await copy("code").click()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  await copy("link").click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("referralCode=")
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await modal.getByRole("button", { name: t("partner:create.close"), exact: true }).click()
  await expect(parts(page, t).codes.getByRole("code").filter({ hasText: code })).toBeVisible()
  return { code, link }
}

test("a customer who is not a partner is redirected to the dashboard, joins in a dialog, and gets the section", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet/partner")
  await expect(page).toHaveURL("/cabinet")
  const menu = page.getByRole("navigation", { name: t("common:nav.label") })
  await expect(menu.getByRole("link", { name: t("common:nav.partner") })).toHaveCount(0)
  const askButton = menu.getByRole("button", { name: t("partner:join.ask"), exact: true })
  await askButton.click()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(askButton).toBeFocused()
  await askButton.press("Enter")
  const modal = page.getByRole("dialog", { name: t("partner:join.title") })
  // A slow profile must not send the customer from the opened section back to the dashboard.
  await desk.fail({ path: "/api/v1/profile", method: "GET", kind: "slow", milliseconds: 600 })
  await modal.getByRole("button", { name: t("partner:join.submit") }).click()
  const joined = page.getByRole("dialog", { name: t("partner:join.joined.title") })
  await joined.getByRole("link", { name: t("partner:join.joined.open") }).click()
  await expect(page).toHaveURL("/cabinet/partner")
  await expect(page.getByRole("heading", { level: 1, name: t("partner:title") })).toBeVisible()
  await expect(page.getByText(t("partner:codes.empty.title"))).toBeVisible()
  await expect(page.getByText(t("partner:rewards.empty.title"))).toBeVisible()
  await expect(menu.getByText(t("common:join.title"))).toHaveCount(0)
  await expect(menu.getByRole("link", { name: t("common:nav.partner") })).toHaveAttribute("aria-current", "page")
})

test(
  "a partner whose profile fails to load stays in the section and can retry",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    const partner = await customers.signUp()
    await customers.enter(context, partner)
    await customers.join(partner)
    await desk.fail({ path: "/api/v1/profile", method: "GET", kind: "500" })
    await page.goto("/cabinet/partner")
    await expect(page.getByRole("heading", { level: 1, name: t("partner:title") })).toBeVisible()
    await expect(page.getByRole("main").getByRole("alert")).toContainText(t("common:profileMissing"))
    await expect(page).toHaveURL("/cabinet/partner")
    await desk.heal()
    await page
      .getByRole("main")
      .getByRole("button", { name: t("common:retry") })
      .click()
    await expect(page.getByText(t("partner:codes.empty.title"))).toBeVisible()
  },
)

test("a partner creates a code, a visitor buys with it, and the reward is accrued and paid a week later", async ({
  page,
  context,
  browser,
  locale,
  baseURL,
  t,
  desk,
  customers,
}) => {
  const partner = await customers.signUp()
  await customers.enter(context, partner)
  await customers.join(partner)
  await page.goto("/cabinet/partner")
  const { code, link } = await createPartnerCode(page, t)
  expect(link).toBe(new URL(`/buy?referralCode=${code}`, baseURL).href)

  const elsewhere = await openSignedOut(browser, locale!, baseURL!)
  const theirs = await elsewhere.newPage()
  const email = generateEmail()
  await theirs.goto(link)
  await theirs.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await expect(theirs).toHaveURL(/\/signup\?redirect=/)
  await signUp(theirs, t, email, "toPay")
  await expect(theirs.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
  const orderId = /\/buy\/([^/]+)\/method/.exec(theirs.url())![1]!
  await payWithBitcoin(theirs, t)
  await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "exact" })
  await expect(theirs.getByRole("heading", { name: t("pay:success.title") })).toBeVisible()
  await elsewhere.close()

  const { rewards, codes } = parts(page, t)
  await page.reload()
  await expect(rewards.getByText(`${email[0]}***@example.test`)).toBeVisible()
  await expect(rewards.getByText(t("partner:rewards.states.Accrued"), { exact: true })).toBeVisible()
  await expect(codes.getByRole("listitem").filter({ hasText: code })).toContainText(
    t("partner:codes.ordersCount_one", { count: "1" }),
  )

  await desk.moveClock(week + minute)
  await page.reload()
  await expect(rewards.getByText(t("partner:rewards.states.Paid"), { exact: true })).toBeVisible()
  await expect(rewards.getByText(t("partner:rewards.states.Accrued"), { exact: true })).toHaveCount(0)
  await page.goto("/cabinet/history")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByText(t("history:operations.PartnerBonus")).first()).toBeVisible()
  await desk.moveClock(-week - minute)
})

test("the customer's own code is refused", onlyInFullRun, async ({ page, context, t, customers }) => {
  const partner = await customers.signUp()
  await customers.enter(context, partner)
  await customers.join(partner)
  await page.goto("/cabinet/partner")
  const { code } = await createPartnerCode(page, t)
  const own = await context.request.get(`/api/v1/referralcodes/${code}`, {
    headers: { Authorization: `Bearer ${partner.access_token}` },
  })
  expect(await own.json()).toMatchObject({ canBeApplied: false })
})

test(
  "a code whose response is lost is looked up, and found",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    const partner = await customers.signUp()
    await customers.enter(context, partner)
    await customers.join(partner)
    await page.goto("/cabinet/partner")
    await expect(page.getByText(t("partner:codes.empty.title"))).toBeVisible()
    await desk.fail({ path: "/api/v1/partnership", method: "POST", kind: "lost", count: 1 })
    await parts(page, t).create.first().click()
    const modal = page.getByRole("dialog", { name: t("partner:create.title") })
    await modal.getByRole("button", { name: t("partner:create.confirm"), exact: true }).click()
    await expect(modal.getByText(t("partner:create.created"))).toBeVisible()
    await modal.getByRole("button", { name: t("partner:create.close"), exact: true }).click()
    await expect(parts(page, t).codes.getByRole("listitem")).toHaveCount(1)
  },
)

test("a partner labels and deactivates a code, and downloads the rewards of another code", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await withoutPicker(page)
  await customers.enter(context, await desk.persona("partner"))
  await page.goto("/cabinet/partner")
  const { codes, rewards } = parts(page, t)
  // The newest code has no rewards. The label belongs to the other code.
  const card = codes.getByRole("listitem").first()
  const code = (await card.getByRole("code").textContent())!
  await card.getByText(t("partner:codes.unused"), { exact: true }).click()
  await card.getByRole("button", { name: t("partner:label.add") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(t("partner:label.field")).fill("Newsletter")
  await dialog.getByRole("button", { name: t("partner:label.save"), exact: true }).click()
  await expect(card.getByText("Newsletter", { exact: true })).toBeVisible()
  await card.getByRole("button", { name: t("partner:activity.deactivate.ask") }).click()
  await dialog.getByRole("button", { name: t("partner:activity.deactivate.confirm") }).click()
  await expect(card.getByText(t("partner:codes.inactive"))).toBeVisible()
  await expect(card.getByRole("button", { name: t("partner:activity.activate.ask") })).toBeFocused()
  await expect(card.getByRole("img", { name: t("partner:codes.qr.label", { code }) })).toBeVisible()

  const filter = page.getByLabel(t("partner:rewards.filters.code"), { exact: true })
  await filter.selectOption(code)
  await expect(page).toHaveURL(`/cabinet/partner?code=${code}`)
  await expect(page.getByText(t("partner:rewards.filteredEmpty"))).toBeVisible()
  await filter.selectOption({ index: 2 })
  await page.getByRole("link", { name: t("history:filters.presets.last30Days") }).click()
  await expect(page).toHaveURL(/\?code=\w{8}&period=last30Days$/)
  await expect(rewards.getByText(t("partner:rewards.states.Paid"), { exact: true })).toBeVisible()
  const lines = (await exportedTable(page, t, "rewards")).trim().split("\r\n")
  expect(lines).toHaveLength(3)
  expect(lines.slice(1).some((line) => line.includes(code))).toBe(false)
})

test(
  "hidden help stays hidden for this user, and not for another one",
  onlyInFullRun,
  async ({ page, context, t, customers }) => {
    const [one, other] = [await customers.signUp(), await customers.signUp()]
    await customers.join(one)
    await customers.join(other)
    const help = page.getByText(t("partner:help.accrued"))
    const title = page.getByText(t("partner:help.title"), { exact: true })
    await customers.enter(context, one)
    await page.goto("/cabinet/partner")
    await title.click()
    await expect(help).toBeHidden()
    await page.reload()
    await expect(title).toBeVisible()
    await expect(help).toBeHidden()
    await customers.enter(context, other)
    await page.reload()
    await expect(help).toBeVisible()
    await customers.enter(context, one)
    await page.reload()
    await title.click()
    await expect(help).toBeVisible()
  },
)

test("a section whose chunk fails to load shows an error and loads on retry, and reloads once after a deployment", async ({
  page,
  context,
  t,
  customers,
  complaints,
}) => {
  const partner = await customers.signUp()
  await customers.enter(context, partner)
  await customers.join(partner)
  const menu = page.getByRole("navigation", { name: t("common:nav.label") })
  const section = menu.getByRole("link", { name: t("common:nav.partner") })
  const chunk = /\/assets\/partner-[^/]+\.js$/
  const failed = page.getByText(t("common:chunk.failed"))
  // `open` waits for hydration, because the frame's texts with the same file name must load before the test blocks the chunk.
  const open = async () => {
    await page.goto("/cabinet/contracts")
    await waitForHydration(page)
  }

  await open()
  await page.route(chunk, (route) => route.abort())
  await section.click()
  await expect(failed).toBeVisible()
  await page.unroute(chunk)
  await page.getByRole("button", { name: t("common:retry") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("partner:title") })).toBeVisible()

  // After a deployment, the document has a different entry script, and the old chunks are missing.
  await open()
  let loads = 0
  page.on("load", () => {
    loads += 1
  })
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }))
  await page.route(
    (url) => url.pathname === "/",
    (route) =>
      route.fulfill({
        contentType: "text/html",
        body: '<script type="module" src="/assets/main-deployed.js"></script>',
      }),
  )
  await section.click()
  await expect.poll(() => loads).toBe(1)
  await expect(page).toHaveURL("/cabinet/partner")
  // The chunk is still missing, so the page shows the error instead of reloading a second time.
  await expect(failed).toBeVisible()
  await page.unroute(chunk)
  await page.getByRole("button", { name: t("common:retry") }).click()
  await expect(page.getByRole("heading", { level: 1, name: t("partner:title") })).toBeVisible()
  // The test waits for the load event, which comes after the prerendered heading is visible.
  await expect.poll(() => loads).toBe(2)
  complaints.length = 0
})

test("a reward without a contract is shown on the dashboard and the Partner page, and can be withdrawn there", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await customers.enter(context, await desk.persona("partner"))
  await page.goto("/cabinet")
  await expect(
    page.getByRole("link", { name: t("dashboard:accounts.withdrawCoin", { coin: "Bitcoin" }) }),
  ).toBeVisible()
  await page.goto("/cabinet/partner")
  const balance = page.getByRole("region", { name: t("partner:balance.title") })
  await expect(balance.getByText(/^0[.,]000\d{5}.BTC$/)).toHaveCount(2)
  await balance.getByRole("link", { name: t("partner:balance.withdrawCoin.btc") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: t("withdrawal:allOf") }).click()
  await dialog.getByLabel(t("withdrawal:address.btc")).fill("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")
  await sendWithdrawal(dialog, t)
  await expect(dialog.getByText(t("withdrawal:success.title"))).toBeVisible()
  await dialog.getByRole("button", { name: t("withdrawal:success.close") }).click()
  await expect(page).toHaveURL("/cabinet/partner")
  await expect(balance.getByText(t("partner:balance.empty"))).toBeVisible()
})
