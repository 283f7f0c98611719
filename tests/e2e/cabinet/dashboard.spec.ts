import type { APIRequestContext, Page } from "@playwright/test"
import { sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { beginningOf, type Translate } from "#tests/e2e/translate.ts"
import { withoutEmbeddedResponses } from "#tests/e2e/without-embedded-responses.ts"

interface Operation {
  readonly operationType: string
  readonly amount: string
  readonly currencyId: string
  readonly unit: string | null
}

const digits = 8
/** Parses an amount exactly, as a whole number of hundred-millionths. */
const units = (amount: string): bigint => {
  const [whole = "0", part = ""] = amount.split(".")
  return BigInt(whole + part.padEnd(digits, "0"))
}
const written = (value: bigint, locale: string, coin: string) => {
  const text = `${value / 10n ** 8n}.${String(value % 10n ** 8n).padStart(digits, "0")}`
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${figures.format(text as Intl.StringNumericLiteral)}\u00a0${coin.toUpperCase()}`
}

/** Reads every operation from the API, a hundred at a time. */
const loadLedger = async (request: APIRequestContext, token: string): Promise<ReadonlyArray<Operation>> => {
  const all: Array<Operation> = []
  for (;;) {
    const response = await request.get("/api/v1/dashboard/operationhistory/", {
      params: { offset: all.length, count: 100, operationType: "" },
      headers: { Authorization: `Bearer ${token}` },
    })
    const { total, values } = (await response.json()) as {
      readonly total: number
      readonly values: ReadonlyArray<Operation>
    }
    all.push(...values)
    if (all.length >= total) return all
  }
}

const sum = (operations: ReadonlyArray<Operation>): bigint =>
  operations.reduce(
    (total, { operationType, amount }) => (operationType === "Bonus" ? total + units(amount) : total - units(amount)),
    0n,
  )

const steps = (page: Page, t: Translate) =>
  page.getByRole("region", { name: t("dashboard:accounts.empty.title") }).getByRole("listitem")

const accountCard = (page: Page, t: Translate, coin: "btc" | "eth" | "eth2") =>
  page
    .getByRole("region", { name: t("dashboard:accounts.title") })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: t(`dashboard:accounts.coins.${coin}`), exact: true }) })

const list = (page: Page, t: Translate, name: "contracts" | "orders" | "history" | "forecast") =>
  page.getByRole("region", { name: t(`dashboard:${name}.title`), exact: true })

test("each account agrees with the ledger to the last digit after three months", async ({
  page,
  context,
  request,
  t,
  locale,
  desk,
  customers,
}) => {
  const miner = await desk.persona("miner")
  await customers.enter(context, miner)
  const operations = await loadLedger(request, miner.access_token)
  expect(operations.length).toBeGreaterThan(300)
  await page.goto("/cabinet")
  for (const [coin, unit, pays] of [
    ["btc", "Th", "btc"],
    ["eth", "Mh", "eth"],
    ["eth2", "eth2", "eth"],
  ] as const) {
    const balance = written(sum(operations.filter(({ currencyId }) => currencyId === pays)), locale!, pays)
    const paid = written(sum(operations.filter((operation) => operation.unit === unit)), locale!, pays)
    // Staking pays into the ETH balance, which the page shows only once.
    const shown = coin === "eth2" ? t("dashboard:accounts.shared") : `${t("dashboard:accounts.balance")}${balance}`
    await expect(accountCard(page, t, coin)).toContainText(shown)
    await expect(accountCard(page, t, coin)).toContainText(`${t("dashboard:accounts.total")}${paid}`)
  }
  await expect(list(page, t, "history").getByRole("row")).toHaveCount(6)
})

test("a withdrawal updates the accounts and the history at once", async ({
  page,
  context,
  request,
  t,
  locale,
  desk,
  customers,
}) => {
  const miner = await desk.persona("miner")
  await customers.enter(context, miner)
  const balance = async () =>
    sum((await loadLedger(request, miner.access_token)).filter(({ currencyId }) => currencyId === "btc"))
  const before = await balance()
  await page.goto("/cabinet")
  await accountCard(page, t, "btc")
    .getByRole("link", { name: t("dashboard:accounts.withdrawCoin", { coin: "Bitcoin" }) })
    .click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(t("withdrawal:amount")).fill("0.001")
  await sendWithdrawal(dialog, t)
  await expect(dialog.getByText(t("withdrawal:success.title"))).toBeVisible()
  expect(await balance()).toBe(before - 100_000n)
  await dialog.getByRole("button", { name: t("withdrawal:success.close") }).click()
  await expect(page).toHaveURL("/cabinet")
  await expect(accountCard(page, t, "btc")).toContainText(written(before - 100_000n, locale!, "btc"))
  await expect(list(page, t, "history").getByRole("row").nth(1)).toContainText(written(100_000n, locale!, "btc"))
})

test(
  "each widget fails separately, shows an error, and loads on retry",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, complaints }) => {
    await customers.enter(context, await desk.persona("miner"))
    const widgets = {
      accounts: { path: "/api/v1/dashboard/summary*", shows: () => accountCard(page, t, "btc") },
      forecast: { path: "/api/v1/dashboard/forecast*", shows: () => list(page, t, "forecast").getByRole("figure") },
      contracts: { path: "/api/v1/contracts*", shows: () => list(page, t, "contracts").getByRole("table") },
      orders: { path: "/api/v1/orders*", shows: () => list(page, t, "orders").getByRole("table") },
      history: {
        path: "/api/v1/dashboard/operationhistory*",
        shows: () => list(page, t, "history").getByRole("table"),
      },
    }
    for (const [name, { path, shows }] of Object.entries(widgets)) {
      for (const kind of ["500", "malformed"] as const) {
        await desk.fail({ path, kind })
        await page.goto("/cabinet")
        for (const [other, widget] of Object.entries(widgets)) {
          if (other === name) await expect(widget.shows(), `${name} ${kind}`).toHaveCount(0)
          else await expect(widget.shows(), `${other} without ${name}, ${kind}`).toBeVisible()
        }
        await desk.heal()
        await page
          .getByRole("main")
          .getByRole("button", { name: t("common:retry") })
          .click()
        await expect(shows(), `${name} after ${kind}`).toBeVisible()
      }
    }
    complaints.length = 0
  },
)

test(
  "market and rates that fail to load are omitted silently",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    await customers.enter(context, await desk.persona("miner"))
    await desk.fail({ path: "/api/v1/currencies/*", kind: "500" })
    await page.goto("/cabinet")
    await expect(list(page, t, "forecast").getByRole("figure")).toBeVisible()
    await expect(page.getByText(beginningOf(t("dashboard:market.cap", { cap: "" })))).toHaveCount(0)
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0)
    await list(page, t, "forecast").getByText(t("dashboard:forecast.assumptions")).click()
    // Without a live rate, the form uses fallback bounds.
    const price = list(page, t, "forecast").getByLabel(t("dashboard:forecast.form.price")).first()
    await expect(price).toHaveValue("")
    await price.fill("5999.99")
    await price.press("Enter")
    await expect(price).toHaveAttribute("aria-invalid", "true")
    await price.fill("6000")
    await price.press("Enter")
    await expect(price).toHaveAttribute("aria-invalid", "false")
  },
)

test("the forecast follows its assumptions", async ({ page, context, t, locale, desk, customers }) => {
  await customers.enter(context, await desk.persona("miner"))
  await page.goto("/cabinet")
  const forecast = list(page, t, "forecast")
  await forecast.getByText(t("dashboard:forecast.assumptions")).click()
  const form = forecast.getByRole("form").first()
  const field = (name: "price" | "growth" | "inYear") =>
    form
      .getByRole("group", { name: t("dashboard:forecast.form.title", { coin: "Bitcoin" }) })
      .getByLabel(t(`dashboard:forecast.form.${name}`), { exact: true })
  const apply = form.getByRole("button", { name: t("dashboard:forecast.form.apply") })
  const total = forecast.getByText(beginningOf("≈ ")).first()
  const before = await total.textContent()

  await field("growth").fill("100")
  await apply.click()
  await expect(field("growth")).toHaveAttribute("aria-invalid", "true")
  await expect(form.getByText(t("dashboard:forecast.form.problems.maxPercent"))).toBeVisible()
  await field("growth").fill("-100")
  await apply.click()
  await expect(form.getByText(t("dashboard:forecast.form.problems.minPercent"))).toBeVisible()
  await field("price").fill("")
  await apply.click()
  await expect(form.getByText(t("dashboard:forecast.form.problems.required")).first()).toBeVisible()
  await expect(total).toHaveText(before!)

  // The typed price must be between half and double the rate, in dollars or roubles.
  const [point, price, doubled, unchanged] =
    locale === "ru-RU"
      ? ([",", "4800000", "9600000", "4\u00a0800\u00a0000,00"] as const)
      : ([".", "60000", "120000", "60,000.00"] as const)
  await field("price").fill(price)
  await field("growth").fill("0")
  await expect(field("inYear")).toHaveValue(unchanged)
  await field("inYear").fill(doubled)
  await expect(field("growth")).toHaveValue(`5${point}95`)
  await field("growth").fill("0")
  await apply.click()
  await expect(form.getByText(t("dashboard:forecast.form.applied"))).toBeVisible()
  await expect(total).not.toHaveText(before!)

  await forecast.getByRole("radio", { name: t("dashboard:forecast.coins") }).check()
  await expect(forecast.getByRole("figure")).toHaveCount(2)
  await forecast.getByText(t("common:chart.table")).click()
  await expect(forecast.getByRole("table").getByRole("row")).toHaveCount(13)
  await expect(forecast.getByRole("table")).toContainText("BTC")
})

/** Reads the page's words, and the visibility of a skeleton block, 300 ms after the first paint. */
const afterThreeTenths = (page: Page) =>
  page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    if (paint === undefined || performance.now() < paint.startTime + 300) return null
    const main = document.querySelector("main")!
    const blocks = [...main.querySelectorAll("[role=status] span:empty")]
    const isBlockVisible = blocks.some((block) =>
      block.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    return { text: main.innerText.replaceAll("\u00a0", " "), isBlockVisible }
  })

test("labels and blocks appear within 300 ms on a slow server, and nothing moves when the responses arrive", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number }
    shifts.shifted = 0
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.shifted += (entry as unknown as { readonly value: number }).value
    }).observe({ type: "layout-shift", buffered: true })
  })
  await withoutEmbeddedResponses(page)
  for (const width of [390, 768, 1280]) {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route("**/api/v1/**", async (route) => {
      await answered
      await route.continue()
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto("/cabinet")
    const { text: shown, isBlockVisible } = (await (await afterThreeTenths(page)).jsonValue())!
    for (const label of ["returns.paidBack", "accounts.balance", "contracts.title"])
      expect(shown, `${width}`).toContain(t(`dashboard:${label}`).replaceAll("\u00a0", " "))
    expect(isBlockVisible, `${width}`).toBe(true)
    answer()
    await expect(list(page, t, "forecast").getByRole("figure")).toBeVisible()
    await expect(list(page, t, "history").getByRole("table")).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted), `${width}`).toBe(0)
    await page.unroute("**/api/v1/**")
  }
})

test("the widgets link to the full lists", onlyInFullRun, async ({ page, context, t, desk, customers }) => {
  await customers.enter(context, await desk.persona("miner"))
  await page.goto("/cabinet")
  for (const name of ["contracts", "orders", "history"] as const)
    await expect(list(page, t, name).getByRole("link", { name: t(`dashboard:${name}.all`) })).toHaveAttribute(
      "href",
      `/cabinet/${name}`,
    )
})

test(
  "a new customer sees three steps, a reminder of the address, and no empty sections",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    const account = await customers.signUp()
    await customers.enter(context, account)
    await page.goto("/cabinet")
    for (const step of ["confirm", "buy", "payout"])
      await expect(steps(page, t).filter({ hasText: t(`dashboard:accounts.steps.${step}`) })).toBeVisible()
    for (const text of [
      "dashboard:forecast.nothing",
      "cabinet:contracts.empty.title",
      "orders:empty.title",
      "history:empty.title",
    ]) {
      await expect(page.getByText(t(text))).toBeAttached()
      await expect(page.getByText(t(text))).toBeHidden()
    }
    await expect(page.getByText(t("dashboard:needs.email.text", { email: account.email }))).toBeVisible()
    await page.getByRole("button", { name: t("account:auth.resend.request") }).click()
    await expect(page.getByText(t("account:auth.resend.sent"))).toBeVisible()
    expect(await desk.emailsTo(account.email)).toHaveLength(2)
    await page
      .getByRole("link", { name: t("common:empty.buy") })
      .first()
      .click()
    await expect(page).toHaveURL("/cabinet/buy")
  },
)

test("a newcomer's dashboard follows the order without a reload, from the choice to the first contract", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  await page.clock.install()
  // The test waits for the network, because the polling list hydrates only after its code has loaded.
  await page.goto("/cabinet", { waitUntil: "networkidle" })
  const step = (name: string) => steps(page, t).filter({ hasText: t(`dashboard:accounts.steps.${name}`) })
  await expect(step("confirm")).toHaveAttribute("aria-current", "step")
  const pay = page
    .getByRole("region", { name: t("dashboard:needs.title") })
    .getByRole("link", { name: t("orders:actions.pay"), exact: true })
  const documents: Array<string> = []
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url())
  })
  const { invoiceId } = await customers.invoice(account, await customers.order(account))

  // While nothing is in progress, the page polls every minute.
  await page.clock.runFor(60_000)
  await expect(pay).toBeVisible()
  await desk.pay(invoiceId, { kind: "exact" })

  // While an order waits for payment, the page polls every five seconds. The next poll shows the account and the contract.
  await page.clock.runFor(5_000)
  await expect(list(page, t, "orders").getByText(t("orders:states.Completed"))).toBeVisible()
  await expect(accountCard(page, t, "btc")).toBeVisible()
  await expect(list(page, t, "contracts").getByRole("table")).toBeVisible()
  await expect(list(page, t, "forecast").getByRole("figure")).toBeVisible()
  await expect(pay).toHaveCount(0)
  await expect(step("buy")).toHaveCount(0)
  expect(documents).toEqual([])
})
