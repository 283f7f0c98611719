import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { balanceOf, cellsOf, operationsOf } from "./ledger.ts"
import { expect, signIn, test } from "./story.ts"
import type { Words } from "./words.ts"

const day = 24 * 60 * 60 * 1_000
const threeMonths = 92 * day

const counted = (t: Words, locale: string, key: string, count: number) =>
  t(`${key}_${new Intl.PluralRules(locale).select(count)}`, { count: String(count) })
const count = (page: Page, t: Words, locale: string, total: number) =>
  page.getByText(counted(t, locale, "history:total", total), { exact: true })
const asWritten = (amount: string, locale: string) => (locale === "ru-RU" ? amount.replace(".", ",") : amount)
const typeOf = (page: Page, t: Words) => page.getByLabel(t("history:filters.operationType"))
const periodOf = (page: Page, t: Words) => page.getByLabel(t("history:filters.period"))
const dateOf = (page: Page, t: Words, which: "start" | "end") => page.getByLabel(t(`history:filters.${which}`), { exact: true })

test("after three months: history, filters, table and withdrawal agree with the ledger to the last digit", async ({
  page, t, desk, customers, request, locale
}) => {
  const account = await customers.confirmed()
  const orderId = await customers.order(account, "100")
  await customers.invoice(account, orderId)
  await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "exact" })
  await desk.moveClock(threeMonths)
  await page.goto("/cabinet/history")
  await signIn(page, t, account.email)
  await expect(page.getByRole("heading", { level: 1, name: t("history:title") })).toBeVisible()
  const token = (await page.context().cookies()).find(({ name }) => name === "token")!.value
  const all = await operationsOf(request, token)
  expect(all).toHaveLength(92)
  await expect(count(page, t, locale!, 92)).toBeVisible()

  await test.step("filters", async () => {
    const first = all.at(-1)!.operationDate.slice(0, 10)
    const tenth = all.at(-10)!.operationDate.slice(0, 10)
    await periodOf(page, t).selectOption("Custom")
    await expect(page).toHaveURL(/period=Custom&start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d$/)
    await dateOf(page, t, "start").fill(first)
    await dateOf(page, t, "end").fill(tenth)
    await page.getByRole("button", { name: t("history:filters.show") }).click()
    await expect(page).toHaveURL(`/cabinet/history?period=Custom&start=${first}&end=${tenth}`)
    await expect(count(page, t, locale!, 10)).toBeVisible()
    const shown = all.slice(-10).map(({ amount }) => `+${asWritten(amount.padEnd(10, "0"), locale!)}\u00a0BTC`)
    await expect(page.getByRole("row").locator("td:last-child")).toHaveText(shown)
    await typeOf(page, t).selectOption("WithdrawalProgress")
    await expect(page.getByText(t("history:filteredEmpty"))).toBeVisible()
    await page.getByRole("link", { name: t("common:empty.reset") }).click()
    await expect(count(page, t, locale!, 92)).toBeVisible()
  })

  await test.step("the table has every page of it", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"), page.getByRole("button", { name: t("history:export.table") }).click()
    ])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    const text = await readFile(await file.path(), "utf8")
    expect(text.startsWith("\ufeff")).toBe(true)
    const [head, ...rows] = cellsOf(text, locale === "ru-RU" ? ";" : ",")
    expect(head?.slice(0, 3)).toEqual([t("history:export.columns.date"), t("history:export.columns.operation"), t("history:export.columns.amount")])
    expect(rows.map(([date, operation, amount, currency]) => [date, operation, amount, currency])).toEqual(all.map((one) => [
      one.operationDate.slice(0, 19).replace("T", " "), t("history:operations.Bonus"), asWritten(one.amount, locale!), "btc"
    ]))
    await expect(page.getByText(counted(t, locale!, "history:export.saved", 92))).toBeVisible()
  })

  await test.step("the withdrawal offers exactly what was earned", async () => {
    await page.goto("/cabinet?withdrawal=btc")
    await page.getByRole("button", { name: t("withdrawal:allOf") }).click()
    const earned = balanceOf(all, "btc")
    const amount = page.getByLabel(t("withdrawal:amount"), { exact: true })
    await expect(amount).toHaveValue(asWritten(earned.replace(/0+$/, ""), locale!))
    await page.getByLabel(t("withdrawal:address.btc")).fill("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")
    await page.getByRole("button", { name: t("withdrawal:submit"), exact: true }).last().click()
    await expect(page.getByText(t("withdrawal:success.title"))).toBeVisible()
    const now = await operationsOf(request, token)
    expect([now[0]?.operationType, now[0]?.amount, balanceOf(now, "btc")]).toEqual(["Withdrawal", earned.replace(/0+$/, ""), "0.00000000"])
    await page.getByRole("link", { name: t("withdrawal:success.history") }).click()
    await expect(page.getByRole("row").nth(1)).toContainText(t("history:states.Created"))
    await desk.moveClock(60 * 60 * 1_000)
    await page.reload()
    await expect(page.getByRole("row").nth(1)).toContainText(t("history:states.Completed"))
    await expect(page.getByRole("row").nth(1).getByRole("link")).toHaveCount(2)
  })
  await desk.moveClock(-threeMonths - 60 * 60 * 1_000)
})

test("the address says filters and page, and falls back where it says nothing known", async ({ page, context, t, desk, customers }) => {
  await customers.enter(context, await desk.persona("miner"))
  const today = new Date().toISOString().slice(0, 10)
  await page.goto("/cabinet/history?operationType=Gift&period=Sometimes&page=2")
  await expect(typeOf(page, t)).toHaveValue("All")
  await expect(periodOf(page, t)).toHaveValue("All")
  await expect(page.getByRole("link", { name: t("common:pager.page", { page: "2" }) })).toHaveAttribute("aria-current", "page")

  await page.goto("/cabinet/history?operationType=Bonus&period=Custom&start=2026-13-01&end=2999-01-01")
  await expect(typeOf(page, t)).toHaveValue("Bonus")
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
  await expect(page.getByRole("row").nth(1)).toContainText(t("history:operations.MaintenanceFee"))
})

test("a history that cannot be loaded says so and is there after another try; nothing of it leaves the table half done", async ({
  page, context, t, desk, customers
}) => {
  await customers.enter(context, await desk.persona("miner"))
  await desk.fail({ path: "/api/v1/dashboard/operationhistory/*", kind: "malformed", count: 1 })
  await page.goto("/cabinet/history")
  await expect(page.getByText(t("history:error"))).toBeVisible()
  await page.getByRole("button", { name: t("common:retry") }).click()
  await expect(page.getByRole("table", { name: t("history:title") })).toBeVisible()

  await desk.fail({ path: "/api/v1/dashboard/operationhistory/*", kind: "malformed", count: 1 })
  await page.getByRole("button", { name: t("history:export.table") }).click()
  await expect(page.getByRole("alert")).toBeVisible()

  await page.evaluate(() => {
    window.print = () => {
      document.title = String(document.querySelectorAll("body > div:last-child tr").length)
      dispatchEvent(new Event("afterprint"))
    }
  })
  await page.getByRole("button", { name: t("history:export.print") }).click()
  // A head, and three months of three contracts, of the fees of one of them, and of staking from its third day on.
  await expect(page).toHaveTitle(String(1 + 3 * 92 + 90 + 92))
})
