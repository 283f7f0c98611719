import type { Page } from "@playwright/test"
import { waitForHydration, expect, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { withoutEmbeddedResponses } from "#tests/e2e/without-embedded-responses.ts"

const quantityOf = (page: Page, t: Translate) => page.getByLabel(t("buy:calculator.quantity"), { exact: true })

test("a shop that requires a code asks visitors and customers for one", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await desk.fail({ path: "/api/v1/products", kind: "codeRequired" })
  const code = page.getByLabel(t("buy:products.code"), { exact: true })
  const show = page.getByRole("button", { name: t("buy:products.show") })
  await page.goto("/buy")
  await expect(page.getByText(t("buy:products.codeRequired"))).toBeVisible()
  await show.click()
  await expect(code).toHaveAccessibleDescription(t("buy:products.codeMissing"))
  await code.fill("WELCOME10")
  await show.click()
  await expect(quantityOf(page, t)).toHaveValue("10")
  await page.goto("/buy?referralCode=WELCOME10")
  await expect(quantityOf(page, t)).toHaveValue("10")
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet/buy")
  await code.fill("WELCOME10")
  await show.click()
  const start = page
    .getByRole("link", { name: new RegExp(`^${t("buy:products.start")} ${t("buy:coins.btc")}`) })
    .first()
  await expect(start).toHaveAttribute("href", /productId=[\w-]+&referralCode=WELCOME10/)
  // The link passes the code on, so the page does not ask for it.
  await start.click()
  await expect(quantityOf(page, t)).toHaveValue("10")
  await expect(page.getByText(t("buy:products.codeRequired"))).toHaveCount(0)
})

test("a customer who follows a link with a code buys with it, and an inapplicable code is ignored", async ({
  page,
  context,
  t,
  customers,
}) => {
  await customers.enter(context, await customers.signUp())
  const order = () =>
    page.waitForRequest((orderRequest) => orderRequest.method() === "POST" && orderRequest.url().endsWith("/orders"))
  const proceed = page.getByRole("button", { name: t("buy:calculator.continue") })
  for (const [link, code] of [
    ["WELCOME10", "WELCOME10"],
    ["NO-SUCH-CODE", undefined],
  ] as const) {
    await page.goto(`/buy?referralCode=${link}`)
    await expect(quantityOf(page, t)).toHaveValue("10")
    const orderRequest = order()
    await proceed.click()
    expect((await orderRequest).postDataJSON()).toMatchObject({ items: [{ quantity: "10", productId: "btc-limited" }] })
    expect((await orderRequest).postDataJSON().code).toBe(code)
    await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
    await expect(page.getByText(t("pay:summary.before"))).toHaveCount(code === undefined ? 0 : 1)
  }
})

test("the terms of staking and of payment come from the operator's settings", async ({
  page,
  context,
  t,
  customers,
}) => {
  const terms = { io: "https://help.example/terms-io", ru: "https://help.example/terms-ru" }
  await page.route("**/config.json", async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), terms } })
  })
  await withoutEmbeddedResponses(page)
  await page.goto("/buy?productId=eth2-staking")
  await expect(page.getByRole("link", { name: t("buy:staking.terms") })).toHaveAttribute("href", terms.io)
  await expect(page.getByRole("link", { name: t("buy:staking.faq") })).toHaveAttribute("href", "/terms/staking")
  const account = await customers.signUp()
  const order = await customers.order(account, "20")
  await customers.enter(context, account)
  await page.goto(`/buy/${order}/method`)
  await page.getByRole("radio", { name: t("pay:methods.CreditCard", { currency: "USD" }) }).check()
  await expect(page.getByRole("link", { name: t("pay:identity.document") })).toHaveAttribute("href", terms.io)
})

test("recent purchases appear beside the calculator and the payment methods, and stay hidden once dismissed", async ({
  page,
  context,
  t,
  customers,
}) => {
  const account = await customers.signUp()
  const order = await customers.order(account)
  await customers.enter(context, account)
  await page.clock.install()
  // The delay is random between 9 and 15 seconds, so a random number of 0.5 makes it 12 seconds.
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  const pages = [
    ["/buy", page.getByRole("slider").first()],
    [`/buy/${order}/method`, page.getByRole("radio").first()],
  ] as const
  for (const [path, content] of pages) {
    const loaded = page.waitForResponse(/recentPurchases/)
    await page.goto(path)
    await loaded
    await waitForHydration(page)
    // The test waits for the content, because a call in flight would time out when the clock jumps.
    await expect(content).toBeVisible()
    const teaser = page.getByRole("complementary", { name: t("buy:recent.label") })
    await expect(teaser).toHaveCount(0)
    await page.clock.runFor(12_500)
    await expect(teaser, path).toBeVisible()
    await teaser.getByRole("button", { name: t("buy:recent.dismiss") }).click()
    await expect(teaser).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(teaser).toHaveCount(0)
  }
})
