import type { Page } from "@playwright/test"
import type { FaultKind } from "#tests/e2e/desk.ts"
import { reviewedSend, sendWithdrawal } from "#tests/e2e/send-withdrawal.ts"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { beginningOf, type Translate } from "#tests/e2e/translate.ts"
import { balanceOf, loadOperations } from "./ledger.ts"

const day = 24 * 60 * 60 * 1_000
const sound = {
  btc: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  eth: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
} as const

const parts = (page: Page, t: Translate) => {
  const dialog = page.getByRole("dialog")
  return {
    dialog,
    amount: dialog.getByLabel(t("withdrawal:amount"), { exact: true }),
    address: (coin: "btc" | "eth") => dialog.getByLabel(t(`withdrawal:address.${coin}`)),
    submit: dialog.getByRole("button", { name: t("withdrawal:submit"), exact: true }),
    success: dialog.getByText(t("withdrawal:success.title")),
  }
}

test("the withdrawal form opens for the coin of the URL, and reports wrong amounts and a wrong checksum", async ({
  page,
  context,
  t,
  desk,
  customers,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  for (const [currencyId, coin] of [
    ["", "btc"],
    ["btc", "btc"],
    ["eth", "eth"],
    ["eth2", "eth"],
    ["gold", "btc"],
  ] as const) {
    await page.goto(`/cabinet?withdrawal=${currencyId}`)
    const title = t("withdrawal:title", { coin: t(`withdrawal:coins.${coin}`) })
    await expect(page.getByRole("dialog", { name: title })).toBeVisible()
  }
  const { dialog, amount, address, submit, success } = parts(page, t)
  await expect(amount).toBeFocused()
  await amount.fill("2")
  await submit.click()
  await expect(dialog.getByText(beginningOf(t("withdrawal:problems.balance")))).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill("0.0001")
  await address("btc").fill(sound.btc)
  await submit.click()
  await expect(dialog.getByText(t("withdrawal:insufficient.title"))).toBeVisible()
  await expect(dialog.getByRole("link", { name: t("withdrawal:insufficient.buy") })).toHaveAttribute(
    "href",
    "/cabinet/buy",
  )
  await dialog.getByRole("button", { name: t("withdrawal:insufficient.change") }).click()
  await amount.fill("0.0012")
  await address("btc").fill(`${sound.btc.slice(0, -1)}5`)
  await submit.click()
  await expect(dialog.getByText(t("withdrawal:warned.title"))).toBeVisible()
  await dialog.getByRole("button", { name: t("withdrawal:warned.back") }).click()
  await expect(address("btc")).toHaveValue(`${sound.btc.slice(0, -1)}5`)
  await submit.click()
  await dialog.getByRole("button", { name: t("withdrawal:warned.confirm") }).click()
  await expect(dialog.getByText(t("withdrawal:review.title.review"))).toBeVisible()
  await expect(reviewedSend(dialog, t)).toHaveText(/0[.,]00115000.BTC/)
  await dialog.getByRole("button", { name: t("withdrawal:review.back"), exact: true }).click()
  await expect(amount).toHaveValue(/^0[.,]0012$/)
  await sendWithdrawal(dialog, t)
  await expect(success).toBeVisible()
  await expect(dialog.locator("dd").filter({ hasText: "BTC" })).toHaveText([
    /0[.,]00120000/,
    /0[.,]00005000/,
    /0[.,]00115000/,
  ])
  await dialog.getByRole("button", { name: t("withdrawal:success.close") }).click()
  await expect(page).toHaveURL("/cabinet")
  const first = page
    .getByRole("region", { name: t("dashboard:history.title"), exact: true })
    .getByRole("row")
    .nth(1)
  await expect(first).toContainText(t("history:operations.Withdrawal"))
})

test("a withdrawal whose response is lost is looked up before it is sent again, with the same id", async ({
  page,
  context,
  request,
  t,
  desk,
  customers,
}) => {
  const miner = await desk.persona("miner")
  await customers.enter(context, miner)
  const ids = new Set<string>()
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().endsWith("/api/v1/withdraws"))
      ids.add((sent.postDataJSON() as { id: string }).id)
  })
  const { dialog, amount, address, submit, success } = parts(page, t)
  const made: ReadonlyArray<readonly [FaultKind, boolean]> = [
    ["lost", true],
    ["drop", false],
    ["500", false],
    ["malformed", false],
  ]
  let withdrawals = 0
  for (const [kind, isMade] of made) {
    ids.clear()
    await page.goto("/cabinet?withdrawal=eth")
    await expect(amount).toBeVisible()
    // The dashboard's list has already loaded, so it does not consume the failure intended for the check.
    await expect(page.locator("table").getByText(t("history:states.Completed"), { exact: true }).first()).toBeAttached()
    await desk.fail({ path: "/api/v1/withdraws", method: "POST", kind, count: 1 })
    await desk.fail({ path: "/api/v1/dashboard/operationhistory/*", kind: "drop", count: 1 })
    await amount.fill("0.01")
    await address("eth").fill(sound.eth)
    await sendWithdrawal(dialog, t)
    // The response to the check may be lost too.
    await expect(dialog.getByText(beginningOf(t("withdrawal:unknown.unchecked"))), kind).toBeVisible()
    await expect(submit).toHaveCount(0)
    await dialog.getByRole("button", { name: t("withdrawal:check") }).click()
    if (!isMade) {
      await expect(dialog.getByText(beginningOf(t("withdrawal:unknown.notFound"))), kind).toBeVisible()
      await dialog.getByRole("button", { name: t("withdrawal:unknown.resend") }).click()
    }
    await expect(success, kind).toBeVisible()
    // The URL no longer opens the form. A reload does not start a second withdrawal.
    await expect(page).toHaveURL("/cabinet")
    withdrawals += 1
    expect([kind, ids.size]).toEqual([kind, 1])
    await desk.heal()
  }
  const operations = await loadOperations(request, miner.access_token, "&operationType=Withdrawal")
  expect(operations.map(({ amount: value }) => value)).toEqual(Array.from({ length: withdrawals }, () => "0.01"))
})

test("a withdrawal that a reload interrupts is shown on a card and blocks its coin only", async ({
  page,
  context,
  request,
  t,
  desk,
  customers,
}) => {
  const miner = await desk.persona("miner")
  await customers.enter(context, miner)
  const { dialog, amount, address, submit, success } = parts(page, t)
  const sent: string[] = []
  await page.route("**/api/v1/withdraws", (route) => {
    sent.push((route.request().postDataJSON() as { id: string }).id)
  })
  await page.goto("/cabinet?withdrawal=btc")
  await amount.fill("0.0012")
  await address("btc").fill(sound.btc)
  await sendWithdrawal(dialog, t)
  await expect.poll(() => sent).toHaveLength(1)
  await page.goto("/cabinet")
  await page.unroute("**/api/v1/withdraws")
  const card = page.getByRole("region", { name: t("dashboard:pendingWithdrawals.title") })
  await expect(card.getByText(sent[0]!)).toBeVisible()
  await page.goto("/cabinet?withdrawal=eth")
  await amount.fill("0.01")
  await address("eth").fill(sound.eth)
  await sendWithdrawal(dialog, t)
  await expect(success).toBeVisible()
  await expect(dialog.getByText(/0[.,]01000000.ETH/)).toBeVisible()
  await dialog.getByRole("button", { name: t("withdrawal:success.close") }).click()
  await card.getByRole("link", { name: t("dashboard:pendingWithdrawals.settle") }).click()
  await expect(dialog.getByText(beginningOf(t("withdrawal:unknown.notFound")))).toBeVisible()
  await expect(submit).toHaveCount(0)
  await dialog.getByRole("button", { name: t("withdrawal:unknown.resend") }).click()
  await expect(success).toBeVisible()
  await dialog.getByRole("button", { name: t("withdrawal:success.close") }).click()
  await expect(card).toHaveCount(0)
  const operations = await loadOperations(request, miner.access_token, "&operationType=Withdrawal")
  expect(operations.map(({ amount: value, currencyId }) => `${value} ${currencyId}`).sort()).toEqual([
    "0.0012 btc",
    "0.01 eth",
  ])
})

test("a customer with two-factor enters a code, and another id makes another withdrawal", async ({
  page,
  context,
  t,
  desk,
  customers,
  request,
}) => {
  const owner = await desk.persona("twoFactor")
  const orderId = await customers.order(owner, "1000")
  await customers.invoice(owner, orderId)
  await desk.pay((await desk.invoiceOf(orderId)).id, { kind: "exact" })
  await desk.moveClock(day)
  await customers.enter(context, owner)
  await page.goto("/cabinet?withdrawal=btc")
  const { dialog, amount, address, success } = parts(page, t)
  await amount.fill("0.0006")
  await address("btc").fill(sound.btc)
  await sendWithdrawal(dialog, t)
  const code = page.getByRole("dialog", { name: t("account:tfa.title") }).getByRole("textbox")
  await expect(code).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(amount).toHaveValue(/^0[.,]0006$/)
  await sendWithdrawal(dialog, t)
  await code.fill(await desk.codeFor(owner.email))
  await expect(success).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === "token")!.value
  const operations = await loadOperations(request, token)
  expect(operations.filter(({ operationType }) => operationType === "Withdrawal")).toHaveLength(1)
  const [bonus] = operations.filter(({ operationType }) => operationType === "Bonus")
  expect(balanceOf(operations, "btc")).toBe(
    balanceOf([bonus!, { ...bonus!, operationType: "Withdrawal", amount: "0.0006" }], "btc"),
  )
  await desk.moveClock(-day)
})

test(
  "a withdrawal that is refused because another tab spent the balance shows the rest, and keeps the input",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    await customers.enter(context, await desk.persona("miner"))
    await page.goto("/cabinet?withdrawal=btc")
    const { dialog, amount, address, success } = parts(page, t)
    await dialog.getByRole("button", { name: t("withdrawal:allOf") }).click()
    const all = await amount.inputValue()
    await address("btc").fill(sound.btc)
    const otherTab = await context.newPage()
    await otherTab.goto("/cabinet?withdrawal=btc")
    const other = parts(otherTab, t)
    await other.amount.fill("0.0012")
    await other.address("btc").fill(sound.btc)
    await sendWithdrawal(other.dialog, t)
    await expect(other.success).toBeVisible()
    await otherTab.close()
    await sendWithdrawal(dialog, t)
    const left = (Number(all.replace(",", ".")) - 0.0012).toFixed(8)
    await expect(dialog.getByRole("alert")).toBeVisible()
    await expect(dialog.getByText(new RegExp(`^${left.replace(".", "[.,]")}.BTC$`))).toBeVisible()
    await expect(amount).toHaveValue(all)
    await dialog.getByRole("button", { name: t("withdrawal:allOf") }).click()
    await sendWithdrawal(dialog, t)
    await expect(success).toBeVisible()
  },
)

test(
  "a demo customer cannot withdraw, and is invited to buy",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    await customers.enter(context, await desk.persona("demo"))
    await page.goto("/cabinet?withdrawal=btc")
    const { dialog, amount, address, submit } = parts(page, t)
    await expect(submit).toBeVisible()
    await dialog.getByRole("button", { name: t("withdrawal:allOf") }).click()
    await amount.fill("0.0005")
    await address("btc").fill(sound.btc)
    await sendWithdrawal(dialog, t)
    await expect(dialog.getByText(t("withdrawal:forbidden.text"))).toBeVisible()
  },
)

test(
  "a dialog whose chunk fails to load shows an error, keeps the page, and opens on the next attempt",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, complaints }) => {
    await customers.enter(context, await desk.persona("miner"))
    await page.goto("/cabinet")
    const withdraw = page.getByRole("link", { name: t("dashboard:accounts.withdrawCoin", { coin: "Bitcoin" }) })
    await expect(withdraw).toBeVisible()
    const chunk = /\/assets\/withdrawal-[^/]+\.js$/
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }))
    await withdraw.click()
    const missing = page.getByRole("dialog", { name: t("common:chunk.part") })
    await expect(missing.getByText(t("common:chunk.missing"))).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL("/cabinet")
    await expect(withdraw).toBeVisible()
    await withdraw.click()
    await page.unroute(chunk)
    await missing.getByRole("button", { name: t("common:broken.reload") }).click()
    await expect(parts(page, t).amount).toBeVisible()
    complaints.length = 0
  },
)
