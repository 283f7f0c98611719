import { expect, password, signIn, test } from "#tests/e2e/story.ts"

/** Matches the beginning of a text up to its first placeholder. */
const begin = (text: string) =>
  new RegExp(
    `^${text
      .split("{{")[0]!
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`,
  )
const quarterOfAnHour = 15 * 60 * 1_000

test("a bonus is accepted with the order, and otherwise its offer ends after 15 minutes", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  const account = await customers.signUp()
  const [taken, left] = [await customers.order(account), await customers.order(account)]
  await customers.enter(context, account)
  const offer = page.getByRole("button", { name: begin(t("buy:bonus.accept", { more: "{{" })) })
  await page.goto(`/buy/${taken}/method`)
  await offer.click()
  await expect(page.getByRole("timer", { name: t("buy:bonus.window") })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("timer", { name: t("buy:bonus.window") })).toBeVisible()
  await page.clock.install()
  await page.goto(`/buy/${left}/method`)
  await expect(offer).toBeVisible()
  await page.clock.fastForward(quarterOfAnHour)
  await expect(offer).toHaveCount(0)
  // The server's offer ends at the same time as the page's.
  await desk.moveClock(quarterOfAnHour)
  await page.reload()
  await expect(page.getByText(t("pay:invoice.choose"), { exact: true })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test("an order outside a method's limits can be adjusted to them", async ({ page, context, t, customers }) => {
  const account = await customers.signUp()
  const order = await customers.order(account, "1")
  await customers.enter(context, account)
  await page.goto(`/buy/${order}/method`)
  const raise = page
    .getByRole("button", { name: begin(t("pay:fix.raise", { quantity: "{{", cost: "" })) })
    .filter({ hasText: t("pay:coins.btc") })
  await raise.click()
  await expect(raise).toHaveCount(0)
  await expect.poll(async () => Number(await customers.quantityOf(account, order))).toBeGreaterThan(1)
  await page.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) }).check()
  await expect(page.getByRole("button", { name: t("pay:invoice.pay") })).toBeEnabled()
})

test("a part paid for an expired order is accepted", async ({ page, context, t, desk, customers }) => {
  const account = await customers.signUp()
  const order = await customers.order(account)
  await desk.pay((await customers.invoice(account, order)).invoiceId, { kind: "half" })
  await desk.moveClock(25 * 60 * 60 * 1_000)
  await customers.enter(context, account)
  await page.goto("/cabinet/orders")
  await page.getByRole("button", { name: t("orders:actions.accept") }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("link", { name: t("orders:modal.underpaid.pay") })).toHaveCount(0)
  await dialog.getByRole("button", { name: begin(t("orders:modal.accept", { available: "{{" })) }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/cabinet/orders/${order}`)
  await expect(page.getByText(t("orders:page.completed"))).toBeVisible()
})

test("a customer whose session is lost on the payment methods signs in and returns to the order", async ({
  page,
  context,
  t,
  customers,
}) => {
  const account = await customers.confirmed()
  const order = await customers.order(account)
  await customers.enter(context, account)
  const bitcoin = page.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) })
  const pay = async () => {
    await bitcoin.check()
    await page.getByRole("button", { name: begin(t("pay:invoice.pay", { amount: "{{" })) }).click()
  }
  const loseCookies = () => context.clearCookies({ name: /token/i })
  const expire = () =>
    context.addCookies(
      ["token", "refreshToken"].map((name) => ({ name, value: "expired", url: new URL("/", page.url()).href })),
    )
  const losses = [
    async () => {
      await loseCookies()
      await page.reload()
    },
    async () => {
      await loseCookies()
      await pay()
    },
    async () => {
      await expire()
      await pay()
    },
  ]
  await page.goto(`/buy/${order}/method`)
  for (const lose of losses) {
    await expect(bitcoin).toBeVisible()
    await lose()
    await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(`/buy/${order}/method`)}`)
    await signIn(page, t, account.email, password, "toPay")
    await expect(page).toHaveURL(`/buy/${order}/method`)
  }
  await expect(bitcoin).toBeVisible()
})
