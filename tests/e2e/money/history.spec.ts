import type { Page } from "@playwright/test"
import { exportedTable, withChosenFile, withoutPicker } from "#tests/e2e/exported.ts"
import { sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import { expect, signIn, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { balanceOf, cellsOf, loadOperations, type Operation } from "./ledger.ts"

const day = 24 * 60 * 60 * 1_000
const threeMonths = 92 * day

const counted = (t: Translate, locale: string, key: string, count: number) =>
  t(`${key}_${new Intl.PluralRules(locale).select(count)}`, { count: String(count) })
const count = (page: Page, t: Translate, locale: string, total: number) =>
  page.getByText(counted(t, locale, "history:total", total), { exact: true })
const asWritten = (amount: string, locale: string) => (locale === "ru-RU" ? amount.replace(".", ",") : amount)
/** Formats an amount with eight digits after the point. */
const withDigits = (amount: string) => {
  const [whole, part = ""] = amount.split(".")
  return `${whole}.${part.padEnd(8, "0")}`
}
const typeOf = (page: Page, t: Translate) => page.getByLabel(t("history:filters.operationType"))
const periodOf = (page: Page, t: Translate) => page.getByLabel(t("history:filters.period"))
const dateOf = (page: Page, t: Translate, which: "start" | "end") =>
  page.getByLabel(t(`history:filters.${which}`), { exact: true })

/**
 * Returns the rows of the operations table: the header, and for each day its date and operations. The totals have their
 * own table.
 */
const rowsOf = (page: Page, t: Translate) =>
  page.getByRole("table", { name: t("history:title"), exact: true }).getByRole("row")

/** Formats an amount as a row shows it. Deductions have a minus. */
const signed = ({ operationType, amount }: Operation, locale: string) =>
  `${operationType === "MaintenanceFee" ? "−" : "+"}${asWritten(withDigits(amount), locale)}\u00a0BTC`

test("dashboard, history, filters, exported table and withdrawal agree with the ledger to the last digit after three months", async ({
  page,
  t,
  desk,
  customers,
  request,
  locale,
}) => {
  const account = await customers.confirmed()
  for (const productId of ["btc-limited", "btc-unlimited"]) {
    const orderId = await customers.orderWith(account, { items: [{ productId, quantity: "100" }] })
    await customers.invoice(account, orderId)
    await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "exact" })
  }
  await desk.moveClock(threeMonths)
  await withoutPicker(page)
  await page.goto("/cabinet/history")
  await signIn(page, t, account.email)
  await expect(page.getByRole("heading", { level: 1, name: t("history:title") })).toBeVisible()
  const token = (await page.context().cookies()).find(({ name }) => name === "token")!.value
  const all = await loadOperations(request, token)
  // Three months have 92 days. Each day has a payout of two contracts and the fee of one of them, which makes 276 operations.
  expect(all).toHaveLength(276)
  await expect(count(page, t, locale!, 276)).toBeVisible()

  await test.step("filters", async () => {
    const first = all.at(-1)!.operationDate.slice(0, 10)
    const tenth = all.at(-30)!.operationDate.slice(0, 10)
    await periodOf(page, t).selectOption("Custom")
    await expect(page).toHaveURL(/period=Custom&start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d$/)
    await dateOf(page, t, "start").fill(first)
    await dateOf(page, t, "end").fill(tenth)
    await page.getByRole("button", { name: t("history:filters.show") }).click()
    await expect(page).toHaveURL(`/cabinet/history?period=Custom&start=${first}&end=${tenth}`)
    await expect(count(page, t, locale!, 30)).toBeVisible()
    const amounts = rowsOf(page, t).locator("td:last-child")
    await expect(amounts).toHaveText(all.slice(-30, -20).map((one) => signed(one, locale!)))
    await page.getByRole("link", { name: t("common:pager.page", { page: "3" }) }).click()
    await expect(amounts).toHaveText(all.slice(-10).map((one) => signed(one, locale!)))
    await typeOf(page, t).selectOption("MaintenanceFee")
    await expect(count(page, t, locale!, 10)).toBeVisible()
    await typeOf(page, t).selectOption("WithdrawalProgress")
    await expect(page.getByText(t("history:filteredEmpty"))).toBeVisible()
    await page.getByRole("link", { name: t("common:empty.reset") }).click()
    await expect(count(page, t, locale!, 276)).toBeVisible()
  })

  await test.step("the exported table has every page", async () => {
    const text = await exportedTable(page, t, "history")
    expect(text.startsWith("\ufeff")).toBe(true)
    const [head, ...rows] = cellsOf(text, locale === "ru-RU" ? ";" : ",")
    expect(head?.slice(0, 3)).toEqual(
      locale === "ru-RU" ? ["Дата", "Операция", "Сумма"] : ["Date", "Operation", "Amount"],
    )
    expect(rows.map(([date, operation, amount, currency]) => [date, operation, amount, currency])).toEqual(
      all.map((one) => [
        one.operationDate.slice(0, 19).replace("T", " "),
        t(`history:operations.${one.operationType}`),
        `${one.operationType === "MaintenanceFee" ? "-" : ""}${asWritten(one.amount, locale!)}`,
        "btc",
      ]),
    )
    await expect(page.getByText(t("history:export.opened"))).toBeVisible()
  })

  const earned = balanceOf(all, "btc")
  const balance = (amount: string) =>
    page
      .getByRole("region", { name: t("dashboard:accounts.title") })
      .getByText(`${asWritten(amount, locale!)}\u00a0BTC`, { exact: true })
      .first()

  await test.step("the dashboard shows the same amounts", async () => {
    await page.goto("/cabinet")
    await expect(balance(earned)).toBeVisible()
    await expect(
      page.getByRole("region", { name: t("dashboard:history.title"), exact: true }).locator("td:last-child"),
    ).toHaveText(all.slice(0, 5).map((one) => signed(one, locale!)))
  })

  await test.step("the withdrawal offers exactly what was earned", async () => {
    await page.goto("/cabinet?withdrawal=btc")
    await page.getByRole("button", { name: t("withdrawal:allOf") }).click()
    const amount = page.getByLabel(t("withdrawal:amount"), { exact: true })
    await expect(amount).toHaveValue(asWritten(earned.replace(/0+$/, ""), locale!))
    await page.getByLabel(t("withdrawal:address.btc")).fill("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")
    await sendWithdrawal(page.getByRole("dialog"), t)
    await expect(page.getByText(t("withdrawal:success.title"))).toBeVisible()
    const operations = await loadOperations(request, token)
    expect([operations[0]?.operationType, operations[0]?.amount, balanceOf(operations, "btc")]).toEqual([
      "Withdrawal",
      earned.replace(/0+$/, ""),
      "0.00000000",
    ])
    await expect(balance("0.00000000")).toBeVisible()
    await page.getByRole("link", { name: t("withdrawal:success.history") }).click()
    await expect(rowsOf(page, t).nth(2)).toContainText(t("history:states.Created"))
    await desk.moveClock(60 * 60 * 1_000)
    await page.reload()
    await expect(rowsOf(page, t).nth(2)).toContainText(t("history:states.Completed"))
    await expect(rowsOf(page, t).nth(2).getByRole("link")).toHaveCount(2)
  })
  await desk.moveClock(-threeMonths - 60 * 60 * 1_000)
})

test("the URL contains filters and page, and unknown values fall back to the defaults", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  const today = new Date().toISOString().slice(0, 10)
  await page.goto("/cabinet/history?operationType=Gift&period=Sometimes&page=2")
  await expect(typeOf(page, t)).toHaveValue("All")
  await expect(periodOf(page, t)).toHaveValue("All")
  await expect(page.getByRole("link", { name: t("common:pager.page", { page: "2" }) })).toHaveAttribute(
    "aria-current",
    "page",
  )

  await page.goto("/cabinet/history?operationType=Bonus&period=Custom&start=2026-13-01&end=2999-01-01")
  await expect(typeOf(page, t)).toHaveValue("Bonus")
  // The page limits the date by the server's clock, which it reads from the first response.
  await expect(rowsOf(page, t).nth(2)).toContainText(t("history:operations.Bonus"))
  await expect(dateOf(page, t, "end")).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  const end = await dateOf(page, t, "end").inputValue()
  expect(end >= today && end < "2999").toBe(true)
  await expect(dateOf(page, t, "end")).toHaveAttribute("max", end)

  await dateOf(page, t, "start").fill(end)
  await dateOf(page, t, "end").fill("2026-01-01")
  const before = page.url()
  await page.getByRole("button", { name: t("history:filters.show") }).click()
  await expect(page.getByText(t("history:filters.problems.order"))).toBeVisible()
  expect(page.url()).toBe(before)

  await page.goto("/cabinet/history?operationType=Withdrawal&page=9")
  await expect(page).toHaveURL("/cabinet/history?operationType=Withdrawal")
  await expect(page.getByText(t("history:filteredEmpty"))).toBeVisible()

  await page.goto("/cabinet/history?page=999")
  await expect(page).toHaveURL(/\?page=\d\d$/)
  await page.goBack()
  await typeOf(page, t).selectOption("MaintenanceFee")
  await expect(page).toHaveURL("/cabinet/history?operationType=MaintenanceFee")
  await expect(rowsOf(page, t).nth(2)).toContainText(t("history:operations.MaintenanceFee"))
})

test("a history that fails to load shows an error and loads on retry, and a failed export leaves no file", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  const chosen = await withChosenFile(page)
  await desk.fail({ path: "/api/v1/dashboard/operationhistory/*", kind: "malformed", count: 1 })
  await page.goto("/cabinet/history")
  await expect(page.getByText(t("history:error"))).toBeVisible()
  await page.getByRole("button", { name: t("common:retry") }).click()
  await expect(page.getByRole("table", { name: t("history:title") })).toBeVisible()

  // The lines are the head, 92 payouts of each of three contracts, 90 payouts of a stake, which pays from its third day, and the 92 fees of
  // one contract.
  const lines = 1 + 3 * 92 + 90 + 92
  await page.route("**/api/v1/exports/*", (route) => route.abort("failed"), { times: 1 })
  await page.getByRole("button", { name: t("history:export.table") }).click()
  await expect(page.getByRole("alert")).toBeVisible()
  expect(await chosen()).toBe("old")
  await page.getByRole("button", { name: t("history:export.table") }).click()
  await expect(page.getByText(t("history:export.saved"))).toBeVisible()
  expect((await chosen()).trim().split("\r\n")).toHaveLength(lines)

  await page.evaluate(() => {
    window.print = () => {
      document.title = String(document.querySelectorAll("body > div:last-child tr").length)
      dispatchEvent(new Event("afterprint"))
    }
  })
  await page.getByRole("button", { name: t("history:print.action") }).click()
  await expect(page).toHaveTitle(String(lines))
})

test("a rejected withdrawal shows its address and the reason, and returns the money", async ({
  page,
  context,
  t,
  desk,
  customers,
  request,
}) => {
  const miner = await desk.persona("miner")
  await customers.enter(context, miner)
  const rejectedAddress = "1BitcoinEaterAddressDontSendf59kuE"
  const before = balanceOf(await loadOperations(request, miner.access_token), "btc")
  const response = await request.post("/api/v1/withdraws", {
    data: { id: crypto.randomUUID(), amount: "0.001", address: rejectedAddress, currencyId: "btc" },
    headers: { Authorization: `Bearer ${miner.access_token}` },
  })
  expect(response.status()).toBe(201)
  const [waiting] = (await (await request.get("/sandbox/api/withdrawals")).json()) as ReadonlyArray<{
    readonly id: string
  }>
  await request.post(`/sandbox/api/withdrawals/${waiting!.id}`, { data: { state: "Rejected", reason: "wrongAddress" } })
  await page.goto("/cabinet/history?operationType=WithdrawalRejected")
  const row = rowsOf(page, t).nth(2)
  await expect(row).toContainText(rejectedAddress)
  await expect(row).toContainText(t("history:states.Rejected"))
  await expect(row.getByRole("link")).toHaveCount(0)
  expect(balanceOf(await loadOperations(request, miner.access_token), "btc")).toBe(before)
})

test.describe("the history of a customer fourteen hours ahead of UTC", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" })

  test("is filtered by the days that it displays, as is the exported table", async ({
    page,
    context,
    t,
    desk,
    customers,
    request,
    locale,
  }) => {
    const miner = await desk.persona("miner")
    await customers.enter(context, miner)
    await withoutPicker(page)
    const ahead = 14 * 60 * 60 * 1_000
    const dayOf = ({ operationDate }: Operation) =>
      new Date(Date.parse(operationDate) + ahead).toISOString().slice(0, 10)
    const all = await loadOperations(request, miner.access_token)
    const filterDay = dayOf(all.at(20)!)
    const those = all.filter((one) => dayOf(one) === filterDay)
    await page.goto(`/cabinet/history?period=Custom&start=${filterDay}&end=${filterDay}`)
    await expect(count(page, t, locale!, those.length)).toBeVisible()
    const moments = rowsOf(page, t).locator("time")
    await expect(moments.first()).toHaveAttribute("datetime", those[0]!.operationDate)
    const shown = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(filterDay))
    await expect(page.getByRole("rowgroup").getByText(shown)).toHaveCount(1)
    const [, ...rows] = cellsOf(await exportedTable(page, t, "history"), locale === "ru-RU" ? ";" : ",")
    expect(rows.map(([date]) => date?.slice(0, 10))).toEqual(those.map(() => filterDay))
  })
})
