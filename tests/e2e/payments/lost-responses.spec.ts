import type { Page } from "@playwright/test"
import type { FaultKind } from "#tests/e2e/desk.ts"
import {
  expect,
  generateEmail,
  orderAsNewcomer,
  password,
  payWithBitcoin,
  signUp,
  onlyInFullRun,
  test,
} from "#tests/e2e/story.ts"
import { beginningOf, type Translate } from "#tests/e2e/translate.ts"

const payButton = (page: Page, t: Translate) => page.getByRole("button", { name: beginningOf(t("pay:invoice.pay")) })
const chooseBitcoin = (page: Page, t: Translate) =>
  page.getByRole("radio", { name: beginningOf(t("pay:coins.btc")) }).check()

test("an order whose response is lost is not created twice", async ({ page, t, locale, desk }) => {
  const ids = new Set<string>()
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/v1/orders"))
      ids.add((request.postDataJSON() as { id: string }).id)
  })
  const kinds: ReadonlyArray<FaultKind> = ["lost", "drop", "malformed", "empty", "500"]
  for (const [at, kind] of kinds.entries()) {
    ids.clear()
    await page.goto("/buy")
    await page.getByLabel(t("buy:calculator.quantity"), { exact: true }).fill("33")
    await desk.fail({ path: "/api/v1/orders", method: "POST", kind, count: 2 })
    const proceed = page.getByRole("button", { name: t("buy:calculator.continue") })
    for (const _ of [1, 2]) {
      await proceed.click()
      await expect(page.getByRole("alert").filter({ hasText: t("buy:createOrder.again") }), kind).toBeVisible()
      await expect(page.getByLabel(t("buy:calculator.quantity"), { exact: true })).toHaveValue("33")
    }
    // The retry after a reload has the id of the same order, so that the server creates no second one.
    if (kind === "lost") {
      await page.reload()
      await page.getByLabel(t("buy:calculator.quantity"), { exact: true }).fill("33")
    }
    await proceed.click()
    await expect(page, kind).toHaveURL(/\/signup\?redirect=/)
    expect([at, ids.size]).toEqual([at, 1])
    expect(page.url()).toContain([...ids][0])
  }
  await signUp(page, t, generateEmail(), "toPay")
  await expect(page.getByRole("heading", { level: 1, name: t("pay:methods.title") })).toBeVisible()
  await expect(page.getByText(`33 ${t("common:units.th")}`)).toBeVisible()
  expect(locale).toBe(await page.locator("html").getAttribute("lang"))
})

test("an account created by a call whose response was lost can sign in", onlyInFullRun, async ({ page, t, desk }) => {
  const email = generateEmail()
  await desk.fail({ path: "/api/v1/signup", method: "POST", kind: "lost", count: 1 })
  await page.goto("/signup")
  await signUp(page, t, email)
  await expect(page.getByRole("alert").filter({ hasText: t("common:failure.offline") })).toBeVisible()
  await expect(page.getByLabel(t("account:auth.password"), { exact: true })).toHaveValue(password)
  await page.getByRole("button", { name: t("account:auth.signup.submit") }).click()
  await expect(
    page.getByRole("alert").getByRole("link", { name: t("account:auth.signup.errors.signin") }),
  ).toBeVisible()
})

test("an invoice whose response is lost is looked up, and found", async ({ page, t, desk }) => {
  const order = await orderAsNewcomer(page, t, generateEmail())
  await desk.fail({ path: `/api/v1/orders/${order}/invoices`, kind: "lost", count: 1 })
  await payWithBitcoin(page, t)
  await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
  expect(await desk.invoices(order)).toHaveLength(1)
})

test(
  "an invoice that was not created is reported, and paying again is safe",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    const account = await customers.signUp()
    await customers.enter(context, account)
    for (const kind of ["drop", "500", "malformed", "empty"] as const) {
      const order = await customers.order(account)
      await page.goto(`/buy/${order}/method`)
      await desk.fail({ path: `/api/v1/orders/${order}/invoices`, kind })
      await chooseBitcoin(page, t)
      await payButton(page, t).click()
      await expect(page.getByText(t("pay:invoice.notCreated")), kind).toBeVisible()
      expect(await desk.invoices(order)).toHaveLength(0)
      await desk.heal()
      await payButton(page, t).click()
      await expect(page.getByText(t("pay:crypto.waiting")), kind).toBeVisible()
      expect(await desk.invoices(order)).toHaveLength(1)
    }
  },
)

test(
  "only a lookup is offered while it is unknown whether an invoice exists",
  onlyInFullRun,
  async ({ page, t, desk }) => {
    const order = await orderAsNewcomer(page, t, generateEmail())
    await chooseBitcoin(page, t)
    await desk.fail({ path: `/api/v1/orders/${order}/invoices`, kind: "lost", count: 1 })
    await desk.fail({ path: `/api/v1/orders/${order}`, method: "GET", kind: "drop" })
    await payButton(page, t).click()
    await expect(page.getByText(t("pay:invoice.outcomeUnknown"))).toBeVisible()
    await expect(payButton(page, t)).toHaveCount(0)
    await page.getByRole("button", { name: t("pay:invoice.check") }).click()
    await expect(page.getByText(t("pay:invoice.outcomeUnknown"))).toBeVisible()
    await desk.heal()
    await page.getByRole("button", { name: t("pay:invoice.check") }).click()
    await expect(page).toHaveURL(`/buy/${order}/status`)
    expect(await desk.invoices(order)).toHaveLength(1)
  },
)

test("failed polls keep the page, show a hint after three, and find the payment afterwards", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  const order = await customers.order(account)
  await customers.invoice(account, order)
  await page.clock.install()
  await page.goto(`/buy/${order}/status`)
  await expect(page.getByText(t("pay:crypto.waiting"))).toBeVisible()
  const kinds = ["drop", "500", "malformed"] as const
  for (const [at, kind] of kinds.entries()) {
    await expect(page.getByText(t("pay:crypto.trouble"))).toHaveCount(0)
    await desk.fail({ path: `/api/v1/orders/${order}`, method: "GET", kind, count: 1 })
    const polled = page.waitForResponse(/\/orders\//)
    await page.clock.fastForward(5_000 * 2 ** at)
    await polled
    // After three failures in a row, the page no longer claims to check every few seconds.
    await expect(page.getByText(t(at === kinds.length - 1 ? "pay:crypto.trouble" : "pay:crypto.waiting"))).toBeVisible()
    // The poller starts the next interval only after the failed response has arrived.
    await expect(page.getByTitle(t("pay:crypto.checking"))).toHaveCount(0)
  }
  await desk.pay((await desk.invoiceOf(order)).id, { kind: "exact" })
  await page.clock.fastForward(40_000)
  await expect(page.getByRole("heading", { level: 1, name: t("pay:success.title") })).toBeVisible()
})
