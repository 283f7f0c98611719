import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { beginningOf } from "#tests/e2e/translate.ts"

test("an unknown or another customer's order shows the not-found page", async ({ page, context, t, customers }) => {
  const [owner, visitor] = [await customers.signUp(), await customers.signUp()]
  const foreign = await customers.order(owner)
  const unknown = crypto.randomUUID()
  await customers.enter(context, visitor)
  const pages = [foreign, unknown].flatMap((id) => [`/buy/${id}`, `/buy/${id}/method`, `/buy/${id}/status`])
  // On each page, the same API call also refuses a string that is not an id.
  for (const path of [...pages, "/buy/abc", "/buy/1/method", "/buy/%3Cb%3E/status", `/buy/${unknown}0`]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name: t("common:notFound.heading") }), path).toBeVisible()
    await expect(page.getByRole("link", { name: t("common:notFound.home") }), path).toBeVisible()
    await expect(page.getByText(owner.email), path).toHaveCount(0)
  }
  await page.getByRole("link", { name: t("common:notFound.home") }).click()
  await expect(page).toHaveURL("/")
})

test("a visitor must sign in before a customer's order is shown", async ({ page, t, customers }) => {
  const owner = await customers.signUp()
  const path = `/buy/${await customers.order(owner)}`
  await page.goto(path)
  await expect(page.getByRole("main").getByRole("link", { name: t("buy:calculator.signIn") })).toHaveAttribute(
    "href",
    `/signin?redirect=${encodeURIComponent(path)}`,
  )
  await expect(page.getByText(owner.email)).toHaveCount(0)
})

test("unknown URLs show the not-found page", onlyInFullRun, async ({ page, t }) => {
  for (const path of ["/nowhere", "/buy/1/2/3/4", "/cabinet/nowhere", "/%", "/buy/..%2f..%2fcabinet", "/buy//method"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name: t("common:notFound.heading") }), path).toBeVisible()
    await expect(page.getByText(t("common:notFound.description")), path).toBeVisible()
  }
})

test("each order redirects to the page of its state", async ({ page, context, t, desk, customers }) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  const order = await customers.order(account)
  await page.goto(`/buy/${order}/status`)
  await expect(page).toHaveURL(`/buy/${order}`)
  const { invoiceId } = await customers.invoice(account, order)
  await page.goto(`/buy/${order}`)
  await expect(page).toHaveURL(`/buy/${order}/status`)
  await page.goto(`/buy/${order}/status/${invoiceId}`)
  await expect(page).toHaveURL(`/buy/${order}/status`)
  await desk.pay((await desk.invoiceOf(order)).id, { kind: "exact" })
  await page.goto(`/buy/${order}/method`)
  await expect(page.getByRole("heading", { level: 1, name: t("pay:success.title") })).toBeVisible()
})

test("Back from the payment methods edits the same order instead of creating a second one", async ({
  page,
  context,
  t,
  customers,
}) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  const created: Array<string> = []
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/v1/orders") created.push(request.url())
  })
  const quantity = page.getByLabel(t("buy:calculator.quantity"), { exact: true })
  const proceed = page.getByRole("button", { name: t("buy:calculator.continue") })
  await page.goto("/cabinet/buy")
  await page.goto("/buy?productId=btc-limited")
  await quantity.fill("12")
  await quantity.press("Tab")
  await proceed.click()
  await expect(page).toHaveURL(/\/method$/)
  const method = page.url()
  await page.goBack()
  await expect(page).toHaveURL(method.replace(/\/method$/, ""))
  await expect(quantity).toHaveValue("12")
  await quantity.fill("14")
  await quantity.press("Tab")
  await proceed.click()
  await expect(page).toHaveURL(method)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL("/cabinet/buy")
  expect(created).toHaveLength(1)
})

test("an order is removed, hidden, and restored", async ({ page, context, t, desk, customers }) => {
  const account = await customers.signUp()
  const [half, assigned] = [await customers.order(account), await customers.order(account)]
  await desk.pay((await customers.invoice(account, half)).invoiceId, { kind: "half" })
  await customers.enter(context, account)
  const rows = page.getByRole("table", { name: t("orders:title"), exact: true }).getByRole("row")
  const row = (order: string) => rows.filter({ has: page.locator(`a[href="/cabinet/orders/${order}"]`) })
  const undo = page.getByRole("button", { name: t("orders:hide.undo") })
  const hides: Array<string> = []
  page.on("request", (request) => {
    if (request.url().endsWith("/hide")) hides.push(request.url())
  })
  await page.clock.install()

  await page.goto("/cabinet/orders")
  const discard = page.getByRole("button", { name: t("orders:actions.discard") })
  const menuOf = (order: string) =>
    row(order).getByRole("button", { name: beginningOf(t("orders:actions.moreOf", { number: "" })) })
  await menuOf(assigned).click()
  await discard.click()
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(menuOf(assigned)).toBeFocused()
  await page.clock.fastForward(6_000)
  await expect(row(assigned)).toBeVisible()
  await menuOf(assigned).click()
  await discard.click()
  await page.clock.fastForward(6_000)
  await expect(row(assigned)).toHaveCount(0)
  await page.reload()
  await expect(row(half)).toBeVisible()
  await expect(row(assigned)).toHaveCount(0)
  await page.getByRole("button", { name: t("orders:removed.restore") }).click()
  await expect(row(assigned)).toBeVisible()
  expect(hides).toEqual([])

  await desk.moveClock(25 * 60 * 60 * 1_000)
  await page.goto("/cabinet/orders?state=Warning")
  const hide = row(half).getByRole("button", { name: t("orders:actions.hide") })
  await menuOf(half).click()
  await hide.click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: t("orders:hide.keep") }).click()
  await expect(dialog).toHaveCount(0)
  await expect(menuOf(half)).toBeFocused()
  await menuOf(half).click()
  await hide.click()
  await dialog.getByRole("button", { name: t("orders:actions.hide") }).click()
  await expect(undo).toBeFocused()
  expect(hides).toEqual([])
  // Navigation away from the list, even to another filter, sends the request immediately.
  await page.getByRole("link", { name: t("orders:filters.Completed"), exact: true }).click()
  await expect.poll(() => hides.length).toBe(1)
  await page.goto("/cabinet/orders?state=Warning")
  await expect(page.getByText(t("orders:filteredEmpty"))).toBeVisible()
})

test("Back from an order returns to its row once the list has loaded", async ({ page, context, t, customers }) => {
  const account = await customers.confirmed()
  await customers.enter(context, account)
  for (let count = 0; count < 9; count += 1) await customers.order(account)
  await page.setViewportSize({ width: 390, height: 600 })
  const ready = page.waitForResponse(/\/assets\/observers-[^/]+\.js$/)
  await page.goto("/cabinet/orders")
  await ready
  const row = page.getByRole("main").locator('a[href^="/cabinet/orders/"]').nth(6)
  // All steps run in one script, so that nothing moves the row between them.
  const place = await row.evaluate((link: HTMLElement) => {
    link.scrollIntoView({ block: "center" })
    link.focus({ preventScroll: true })
    const { top } = link.getBoundingClientRect()
    link.click()
    return top
  })
  // The calculator opens for a new order.
  await expect(page).toHaveURL(/\/buy\/[^/]+$/)
  await expect(page.getByRole("button", { name: t("buy:calculator.continue") })).toBeVisible()
  await page.goBack()
  await expect(row).toBeFocused()
  await expect.poll(async () => Math.abs((await row.boundingBox())!.y - place)).toBeLessThan(2)
})
