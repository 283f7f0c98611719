import type { Page } from "@playwright/test"
import { sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import { expect, onlyInFullRun, generateEmail, signUp, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

const openDemo = async (page: Page, t: Translate) => {
  await page.goto("/")
  await page
    .getByRole("main")
    .getByRole("link", { name: t("home:demo") })
    .click()
  await expect(page).toHaveURL(/\/cabinet$/)
  await expect(page.getByText(t("common:demoBar.text"))).toBeVisible()
}
const claimDemo = async (page: Page, t: Translate, email: string) => {
  const modal = page.getByRole("dialog", { name: t("demo:modal.title") })
  await modal.getByLabel(t("account:auth.email")).fill(email)
  await modal.getByRole("button", { name: t("demo:modal.submit") }).click()
}
const successDialog = (page: Page, t: Translate) => page.getByRole("dialog", { name: t("demo:modal.success.title") })
const contracts = (page: Page, t: Translate) =>
  page.getByRole("table", { name: t("cabinet:contracts.title"), exact: true }).getByRole("row")

test("a visitor tries the demo and gets an account, without the demo's sample data", async ({ page, desk, t }) => {
  await openDemo(page, t)
  await expect(contracts(page, t)).toHaveCount(5)
  await expect(page.getByRole("navigation", { name: t("common:session.label") })).toContainText(
    t("common:session.demo"),
  )
  await page.getByRole("link", { name: t("dashboard:contracts.all") }).click()
  await expect(page).toHaveURL(/\/cabinet\/contracts$/)
  await expect(contracts(page, t)).toHaveCount(5)
  await page.goto("/cabinet?withdrawal=btc")
  const withdrawal = page.getByRole("dialog")
  await withdrawal.getByLabel(t("withdrawal:amount"), { exact: true }).fill("0.0006")
  await withdrawal.getByLabel(t("withdrawal:address.btc")).fill("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")
  await sendWithdrawal(withdrawal, t)
  await expect(withdrawal.getByText(t("withdrawal:forbidden.text"))).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: t("common:demoBar.action") }).click()
  const email = generateEmail()
  await claimDemo(page, t, email)
  await expect(successDialog(page, t)).toContainText(email)
  await successDialog(page, t)
    .getByRole("button", { name: t("demo:modal.success.close") })
    .click()
  // The open page immediately shows the new account, which has no contracts.
  await expect(contracts(page, t)).toHaveCount(0)
  // By the specification, a customer who comes from the demo gets no prompt for a password.
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.goto("/cabinet/contracts")
  await expect(page.getByText(t("cabinet:contracts.empty.title"))).toBeVisible()
  await expect(page.getByRole("navigation", { name: t("common:session.label") })).toContainText(email)
  expect(await desk.emailsTo(email)).toHaveLength(1)
  await page.goto("/demo")
  await expect(page).toHaveURL(/\/cabinet$/)
})

test("a taken address shows the server's message", onlyInFullRun, async ({ page, customers, t }) => {
  const { email } = await customers.signUp()
  await openDemo(page, t)
  await page.getByRole("button", { name: t("common:demoBar.action") }).click()
  await claimDemo(page, t, email)
  const modal = page.getByRole("dialog", { name: t("demo:modal.title") })
  await expect(modal.getByRole("alert")).toBeVisible()
  await expect(modal.getByLabel(t("account:auth.email"))).toHaveValue(email)
  await claimDemo(page, t, generateEmail())
  await expect(successDialog(page, t)).toBeVisible()
})

test("an order of the demo is paid from a real account", async ({ page, t }) => {
  await openDemo(page, t)
  await page.goto("/buy")
  await page.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await expect(page.getByText(t("demo:modal.onward"))).toBeVisible()
  await claimDemo(page, t, generateEmail())
  await successDialog(page, t)
    .getByRole("button", { name: t("demo:modal.success.onward") })
    .click()
  await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
})

test("nothing in the demo can be paid, not even by opening a payment URL", async ({ page, t }) => {
  await openDemo(page, t)
  await page.goto("/cabinet/orders?state=UnderPaid")
  const link = page.getByRole("main").getByRole("link").filter({ hasText: /\d{6}/ }).first()
  const id = /[\da-f-]{36}/.exec((await link.getAttribute("href"))!)![0]
  await page.goto(`/buy/${id}/status`)
  await expect(page.getByText(t("demo:modal.onward"))).toBeVisible()
})

test("a reload shows the same demo, and a demo without tokens is opened again", async ({ page, context, t }) => {
  await openDemo(page, t)
  const number = page
    .getByRole("region", { name: t("dashboard:orders.title"), exact: true })
    .getByRole("link")
    .filter({ hasText: /\d{6}/ })
    .first()
  const firstNumber = await number.textContent()
  await page.reload()
  await expect(number).toHaveText(firstNumber!)
  await context.clearCookies({ name: /token/i })
  await page.goto("/demo")
  await expect(number).toHaveText(firstNumber!)
})

test(
  "the demo is offered to visitors without a referral code, or with a link that allows it",
  onlyInFullRun,
  async ({ page, browser, baseURL, locale, t }) => {
    await page.goto("/?allow_demo=false")
    await expect(page.getByRole("link", { name: t("home:buy") })).toBeVisible()
    await expect(page.getByRole("main").getByRole("link", { name: t("home:demo") })).toHaveCount(0)
    await page.goto("/demo")
    await expect(page.getByRole("heading", { name: t("demo:unavailable.title") })).toBeVisible()
    const context = await browser.newContext({ locale: locale!, baseURL: baseURL! })
    await context.addCookies([{ name: "culture", value: locale!, url: baseURL! }])
    const other = await context.newPage()
    await other.goto("/buy?referralCode=WELCOME10")
    await expect(other.getByRole("button", { name: t("buy:calculator.continue") })).toBeVisible()
    await other.goto("/")
    await expect(other.getByRole("link", { name: t("home:buy") })).toBeVisible()
    await expect(other.getByRole("main").getByRole("link", { name: t("home:demo") })).toHaveCount(0)
    await other.goto("/?allow_demo=true")
    await expect(other.getByRole("main").getByRole("link", { name: t("home:demo") })).toBeVisible()
    await context.close()
  },
)

test("a demo visitor can sign up instead, and a customer has no demo", onlyInFullRun, async ({ page, t }) => {
  await openDemo(page, t)
  await page.goto("/signup")
  const email = generateEmail()
  await signUp(page, t, email)
  await expect(page).toHaveURL(/\/cabinet$/)
  await expect(page.getByRole("navigation", { name: t("common:session.label") })).toContainText(email)
  await page.goto("/cabinet/contracts")
  await expect(page.getByText(t("cabinet:contracts.empty.title"))).toBeVisible()
})

for (const width of [390, 1280]) {
  test(
    `the demo bar is shown at ${width} px before the session is known, without a layout shift`,
    width === 390 ? {} : onlyInFullRun,
    async ({ page, t }) => {
      await page.setViewportSize({ width, height: 844 })
      await openDemo(page, t)
      const bar = page.getByRole("button", { name: t("common:demoBar.action") })
      let respond = () => {}
      const requested = new Promise<void>((done) => {
        respond = done
      })
      await page.route(/\/api\/v1\/profile$/, async (route) => {
        await requested
        await route.continue()
      })
      await page.goto("/cabinet/contracts")
      const heading = page.getByRole("heading", { level: 1, name: t("cabinet:contracts.title") })
      await expect(heading).toBeVisible()
      const { y } = (await heading.boundingBox())!
      await expect(bar).toBeVisible()
      // A press before the response takes effect as soon as the page can handle it.
      await bar.click()
      respond()
      await expect(page.getByRole("dialog", { name: t("demo:modal.title") })).toBeVisible()
      await page.waitForLoadState("networkidle")
      expect((await heading.boundingBox())!.y).toBe(y)
    },
  )
}

test(
  "the account dialog of the demo that fails to load is loaded by the next press",
  onlyInFullRun,
  async ({ page, t }) => {
    await page.route(/\/assets\/demo-layer-[^/]+\.js/, (route) => route.abort())
    await openDemo(page, t)
    await page.goto("/cabinet/contracts")
    await page.getByRole("button", { name: t("common:demoBar.action") }).click()
    await expect(page).toHaveURL(/\/cabinet$/)
    await page.unrouteAll()
    await page.reload()
    await page.getByRole("button", { name: t("common:demoBar.action") }).click()
    await expect(page.getByRole("dialog", { name: t("demo:modal.title") })).toBeVisible()
  },
)

test("the demo bar disappears after a sign-in", onlyInFullRun, async ({ page, context, customers, t }) => {
  await openDemo(page, t)
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet/contracts")
  await expect(page.getByRole("button", { name: t("common:demoBar.action") })).toBeHidden()
  await page.goto("/cabinet/orders")
  await expect(page.locator("html")).not.toHaveAttribute("data-demo")
})

test(
  "each account form in the demo's settings requires an account, and the common settings are saved",
  onlyInFullRun,
  async ({ page, t }) => {
    await openDemo(page, t)
    await page.goto("/cabinet/settings")
    const main = page.getByRole("main")
    await main.getByRole("button", { name: t("settings:save"), exact: true }).click()
    await expect(main.getByText(t("settings:common.success"))).toBeVisible()
    for (const tab of ["email", "password", "btcAddress", "ethAddress", "twoFactor"]) {
      await page.goto(`/cabinet/settings?tab=${tab}`)
      await expect(main.getByText(t("settings:demo"))).toBeVisible()
      await main
        .getByRole("button", { name: t("common:demoBar.action") })
        .last()
        .click()
      await expect(page.getByRole("dialog", { name: t("demo:modal.title") })).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(main.getByRole("group").getByRole("button").last()).toBeDisabled()
    }
  },
)

test("an address with an account leads from the demo to the sign-in", onlyInFullRun, async ({ page, customers, t }) => {
  const { email } = await customers.signUp()
  await openDemo(page, t)
  await page.getByRole("button", { name: t("common:demoBar.action") }).click()
  await claimDemo(page, t, email)
  const modal = page.getByRole("dialog", { name: t("demo:modal.title") })
  await modal.getByRole("link", { name: t("account:auth.signup.errors.signin") }).click()
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByRole("dialog")).toHaveCount(0)
})
