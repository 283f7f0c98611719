import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { z } from "zod"
import { day, hour, minute } from "#sandbox/clock.ts"
import { endOfDay, startOfDay } from "#sandbox/days.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { calculateMarketCap as marketCapAt } from "#sandbox/rules/market.ts"
import { forecastMonth, investment, marketCap, operationList, returns, summaryItem } from "#sandbox/schemas/cabinet.ts"
import { contractList, mining as miningAnswer } from "#sandbox/schemas/shop.ts"
import { offering, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, db, desk, signUp, createOrder, assign, invoiceFor, issued, pay, move, emailsTo } = setUpSandbox(
  offering("estimates", "history"),
)

/** Creates a customer with a paid contract, who can sign in again after the clock was moved. */
const miner = async (productId: string, quantity: string) => {
  const customer = await signUp()
  const [message] = await emailsTo(customer.email)
  await api("/signup/confirm", { body: { emailToken: message?.link.split("=")[1], mine: true } })
  const { id } = await createOrder(customer.token, { items: [{ productId, quantity }] })
  await assign(id, customer)
  await pay((await invoiceFor(id, customer)).invoiceId, { kind: "exact" })
  const token = async () => {
    const form = { grant_type: "password", username: customer.email, password: "correct-horse" }
    return ((await api("/token", { form })).body as { access_token: string }).access_token
  }
  return { ...customer, later: token }
}
const loadHistory = async (token: string, query = "") => {
  const response = await api(`/dashboard/operationhistory/?offset=0&count=100${query}`, { token })
  expect(response).toMatchObject({ status: 200 })
  return operationList.parse(response.body)
}
const loadSummary = async (token: string) =>
  z.array(summaryItem).parse((await api("/dashboard/summary/", { token })).body)
const sum = (values: readonly { readonly amount: string }[]) =>
  formatAmount(values.reduce((total, value) => total + parseAmount(value.amount), 0n))

const balance = async (account: string, currency: string) => {
  const rows = await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_entry
    where account = ${account} and currency = ${currency}`.execute(db())
  return formatAmount(parseAmount(rows.rows[0]?.sum ?? "0"))
}

test("nothing is paid in the first hours, and the first payout comes after a day", async () => {
  const { token, later } = await miner("btc-limited", "10")
  expect(await loadHistory(token)).toEqual({ total: 0, values: [] })
  await move(day - 1)
  expect(await loadHistory(await later())).toMatchObject({ total: 0 })
  await move(1)
  const paid = new Date(testStartTime + day).toISOString()
  expect(await loadHistory(await later())).toMatchObject({
    total: 1,
    values: [
      {
        operationType: "Bonus",
        // A day of 10 Th: 10 Th × 86,400 s × 3.125 btc × 10^12 / (difficulty of the fifth fortnight of 2026, 5.0825 × 10^13, × 2^32).
        amount: "0.00001546",
        currencyId: "btc",
        quantity: "10",
        unit: "Th",
        operationDate: paid,
        bonusDate: paid,
        state: "Completed",
        maintenanceFeeId: null,
        maintenanceFeeDate: null,
        address: null,
        hash: null,
      },
    ],
  })
})

test("an unlimited contract pays every payout less maintenance, and each entry names its fee", async () => {
  const { later } = await miner("btc-unlimited", "100")
  await move(3 * day)
  const { total, values } = await loadHistory(await later())
  expect(total).toBe(6)
  const fees = values.filter(({ operationType }) => operationType === "MaintenanceFee")
  const bonuses = values.filter(({ operationType }) => operationType === "Bonus")
  expect(fees).toHaveLength(3)
  expect(bonuses.map(({ maintenanceFeeId }) => maintenanceFeeId)).toEqual(fees.map(({ id }) => id))
  // The daily fee is 3.2 dollars, because 100 Th cost 0.032 dollars each. One btc costs about 64,250 dollars.
  for (const fee of fees) expect(Number(fee.amount)).toBeCloseTo(3.2 / 64_250, 6)
  const [item] = await loadSummary(await later())
  expect(item?.baseBalance.amount).toBe(formatAmount(parseAmount(sum(bonuses)) - parseAmount(sum(fees))))
  expect(item?.baseRevenue).toEqual(item?.baseBalance)
  expect(item?.baseOperation?.amount).toBe(
    formatAmount(parseAmount(bonuses[0]?.amount ?? "0") - parseAmount(fees[0]?.amount ?? "0")),
  )
})

test("staking earns from the third day on, in eth, and is the investment", async () => {
  const { token, later } = await miner("eth2-staking", "16")
  expect(investment.parse((await api("/dashboard/investment", { token })).body)).toEqual({
    partInETH: "16",
    part: "0.5",
    totalBonuses: "0",
    returned: "0",
    returnDate: "2027-03-10T12:00:00.000Z",
    history: { total: 0, values: [] },
  })
  await move(2 * day)
  expect((await loadHistory(await later())).total).toBe(0)
  await move(2 * day)
  const { values } = await loadHistory(await later())
  // A day's yield of the stake: 16 eth × 4.2 % / 365.
  expect(values.map((value) => [value.amount, value.currencyId, value.unit])).toEqual([
    ["0.00184109", "eth", "eth2"],
    ["0.00184109", "eth", "eth2"],
  ])
  const response = await api("/dashboard/investment?count=1", { token: await later() })
  expect(investment.parse(response.body)).toMatchObject({
    totalBonuses: "0.00368218",
    history: { total: 2, values: [values[0]] },
  })
})

test("a limited contract pays for its twelve months and then no more", async () => {
  const { later } = await miner("btc-limited", "5")
  await move(300 * day)
  await loadHistory(await later())
  await move(100 * day)
  const token = await later()
  const { total, values } = await loadHistory(token)
  expect([total, values[0]?.operationDate]).toEqual([365, "2027-03-10T12:00:00.000Z"])
  expect(await loadSummary(token)).toMatchObject([{ unit: "Th", quantity: "0" }])
  const forecast = z.array(forecastMonth).parse((await api("/dashboard/forecast/?currencyId=btc", { token })).body)
  expect(new Set(forecast.map(({ baseRevenue }) => baseRevenue.amount))).toEqual(new Set(["0"]))
})

test("a stake is returned after its twelve months, announced by e-mail, and excluded from the earnings", async () => {
  const { email, later } = await miner("eth2-staking", "16")
  const stakeEmails = async () => (await emailsTo(email)).filter(({ subject }) => subject.includes("stake"))
  await move(364 * day)
  const returned = async () => (await loadHistory(await later(), "&operationType=Returned")).values
  expect([await returned(), await stakeEmails()]).toEqual([[], []])
  await move(2 * day)
  expect(await returned()).toMatchObject([
    {
      operationType: "Bonus",
      amount: "16",
      currencyId: "eth",
      quantity: null,
      unit: null,
      operationDate: "2027-03-10T12:00:00.000Z",
      stateDescription: "Your stake: the contract has ended.",
    },
  ])
  // The stake earns from the third day on, so the year has 363 days of 16 eth × 4.2 % / 365.
  const earned = formatAmount(parseAmount("0.00184109") * 363n)
  const token = await later()
  expect(await loadSummary(token)).toMatchObject([
    {
      unit: "eth2",
      baseBalance: { amount: formatAmount(parseAmount(earned) + parseAmount("16")) },
      baseRevenue: { amount: earned },
      baseOperation: { amount: "0.00184109" },
    },
  ])
  await move(30 * day)
  expect(await returned()).toHaveLength(1)
  const [message, ...more] = await stakeEmails()
  expect(more).toEqual([])
  expect(message).toMatchObject({
    subject: "Your stake of 16.00000000\u00a0ETH is back",
    link: "/cabinet/history?operationType=Returned",
  })
  expect(message?.text).toContain(
    `Stake: 16.00000000\u00a0ETH\nPayouts: ${earned}\u00a0ETH\nCame back in all: 16.66831567\u00a0ETH`,
  )
})

test("the forecast of a stake counts no day before its first payout", async () => {
  const { token } = await miner("eth2-staking", "16")
  const months = z.array(forecastMonth).parse((await api("/dashboard/forecast/?currencyId=eth", { token })).body)
  // The stake earns on 29 of the 31 days of March, because it begins with the third day.
  expect(months[0]?.baseRevenue.amount).toBe(formatAmount(parseAmount("0.00184109") * 29n))
  expect(sum(months.map(({ baseRevenue }) => baseRevenue))).toBe(formatAmount(parseAmount("0.00184109") * 363n))
})

test("the forecast names revenue before maintenance, maintenance in the display currency, and revenue of stakes", async () => {
  const { token, ...customer } = await miner("btc-unlimited", "100")
  for (const productId of ["btc-limited", "eth2-staking"]) {
    const { id } = await createOrder(token, { items: [{ productId, quantity: "10" }] })
    await assign(id, { token, ...customer })
    await pay((await invoiceFor(id, { token, ...customer })).invoiceId, { kind: "exact" })
  }
  const first = async (coin: string) => {
    const response = await api(`/dashboard/forecast/?currencyId=${coin}&clientCurrencyId=eur`, { token })
    return z.array(forecastMonth).parse(response.body)[0]!
  }
  const [btc, eth] = [await first("btc"), await first("eth")]
  // The payouts are 31 days of 100 Th, the last of them at the difficulty of the second 30 days. Maintenance is 3.2 cents a day for each
  // Th, and a dollar is 0.92 euros.
  const maintained = formatAmount(parseAmount("0.00015466") * 30n + parseAmount("0.00015218"))
  expect(btc.parts).toEqual({ maintained, maintenance: "91.264", staked: "0" })
  expect(parseAmount(btc.baseRevenue.amount)).toBeGreaterThan(0n)
  expect(eth.parts).toEqual({ maintained: "0", maintenance: "0", staked: eth.baseRevenue.amount })
})

test("the summary, the history and the ledger agree to the last digit after three months", async () => {
  const { email, later } = await miner("btc-unlimited", "250")
  await move(92 * day)
  const token = await later()
  const pages = [await loadHistory(token), await api("/dashboard/operationhistory/?offset=100&count=100", { token })]
  const values = [
    ...(pages[0] as z.infer<typeof operationList>).values,
    ...operationList.parse((pages[1] as { body: unknown }).body).values,
  ]
  expect(values).toHaveLength(184)
  const sumOfType = (type: string) => sum(values.filter(({ operationType }) => operationType === type))
  const net = formatAmount(parseAmount(sumOfType("Bonus")) - parseAmount(sumOfType("MaintenanceFee")))
  const [item] = await loadSummary(token)
  const { id } = await db().selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()
  expect([item?.baseBalance.amount, item?.baseRevenue.amount, await balance(`balance:${id}`, "btc")]).toEqual([
    net,
    net,
    net,
  ])
})

test("many readers at once find every day paid once", async () => {
  const { later } = await miner("btc-limited", "5")
  await move(30 * day)
  const token = await later()
  const responses = await Promise.all(Array.from({ length: 10 }, () => loadHistory(token)))
  expect(responses.map(({ total }) => total)).toEqual(Array.from({ length: 10 }, () => 30))
})

test("the history is filtered by type group and whole days, and the rest is paged", async () => {
  const { later } = await miner("btc-unlimited", "100")
  await move(5 * day)
  const token = await later()
  const totals = async (...queries: readonly string[]) => {
    const found = []
    for (const query of queries) found.push((await loadHistory(token, query)).total)
    return found
  }
  expect(
    await totals(
      "&operationType=",
      "&operationType=Bonus",
      "&operationType=MaintenanceFee",
      "&operationType=Withdrawal",
    ),
  ).toEqual([10, 5, 5, 0])
  expect(
    await totals(
      "&start=2026-03-11T00:00&end=2026-03-11T23:59",
      "&start=2026-03-12T00:00",
      "&end=2026-03-12T23:59&operationType=Bonus",
    ),
  ).toEqual([2, 8, 2])
  expect(
    operationList.parse((await api("/dashboard/operationhistory/?offset=9&count=5", { token })).body).values,
  ).toHaveLength(1)
  for (const query of [
    "start=2026-02-31T00:00",
    "start=2026-03-11",
    "operationType=Gift",
    "end=2026-03-11T00:00",
    "timeZone=Mars",
  ]) {
    expect(await api(`/dashboard/operationhistory/?${query}`, { token })).toMatchObject({ status: 400 })
  }
})

test("history filters use days of the customer's own time zone", async () => {
  const { later } = await miner("btc-limited", "100")
  await move(2 * day)
  const token = await later()
  const on = async (date: string, zone: string) =>
    (await loadHistory(token, `&start=${date}T00:00&end=${date}T23:59&timeZone=${encodeURIComponent(zone)}`)).total
  const found = []
  for (const date of ["2026-03-11", "2026-03-12", "2026-03-13"])
    found.push([await on(date, "Pacific/Kiritimati"), await on(date, "UTC")])
  expect(found).toEqual([
    [0, 1],
    [1, 1],
    [1, 0],
  ])
  // The clocks go forward at two, so the day has 23 hours.
  expect([startOfDay("2026-03-08", "America/New_York"), endOfDay("2026-03-08", "America/New_York")]).toEqual([
    new Date("2026-03-08T05:00:00Z"),
    new Date("2026-03-09T04:00:00Z"),
  ])
})

test("the rates of the two coins change independently", () => {
  const changes = Array.from({ length: 96 }, (_, step) => marketCapAt(1, "usd", testStartTime + step * 15 * minute))
  expect(changes.filter(({ btc, eth }) => btc.percentChange === eth.percentChange).length).toBeLessThan(5)
  expect(new Set(changes.map(({ btc }) => btc.percentChange)).size).toBeGreaterThan(40)
  for (const { btc, eth } of changes)
    expect([btc, eth].every(({ percentChange }) => Math.abs(Number(percentChange)) <= 0.021)).toBe(true)
})

test("a suspended product's contracts are shown as suspended and earn nothing until it resumes", async () => {
  const { later } = await miner("eth-limited", "100")
  await move(2 * day)
  const suspend = (suspended: boolean) => desk("/api/products/eth-limited", { body: { suspended } })
  expect(await suspend(true)).toMatchObject({ status: 204 })
  await move(3 * day)
  const token = await later()
  expect(contractList.parse((await api("/contracts/", { token })).body).values).toMatchObject([
    { state: "Active", productState: "Suspended" },
  ])
  expect((await loadHistory(token)).total).toBe(2)
  await suspend(false)
  await move(day)
  expect((await loadHistory(await later())).total).toBe(3)
  expect(await desk("/api/products/gold", { body: { suspended: true } })).toMatchObject({ status: 404 })
})

test("the forecast covers twelve months at the present rate, with the difficulty growing as in the last 90 days", async () => {
  const { token } = await miner("btc-limited", "10")
  const months = z.array(forecastMonth).parse((await api("/dashboard/forecast/?currencyId=btc", { token })).body)
  expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual([
    "2026-3",
    "2026-4",
    "2026-5",
    "2026-6",
    "2026-7",
    "2026-8",
    "2026-9",
    "2026-10",
    "2026-11",
    "2026-12",
    "2027-1",
    "2027-2",
  ])
  const terms = miningAnswer.parse((await api("/mining/btc")).body)
  const growth = terms.algorithm === "sha256" ? Number(terms.difficultyGrowth) / 100 : 0
  const grown = (month: number) => BigInt(Math.round(40_660_000_000_000 * (1 + growth) ** month))
  const day = (month: number) => (10n * 86_400n * 312_500_000n * 10n ** 12n) / (grown(month) * 2n ** 32n)
  const days = Array.from({ length: 365 }, (_, index) => day(Math.floor(index / 30)))
  const sumOfDays = (from: number, to: number) => formatAmount(days.slice(from, to).reduce((sum, one) => sum + one, 0n))
  expect(sumOfDays(0, 1)).toBe("0.00001546")
  // The first sum has the 31 days of March, and the second sum has the 30 days of April.
  expect(months.slice(0, 2).map(({ baseRevenue }) => baseRevenue)).toEqual([
    { amount: sumOfDays(0, 31), currencyId: "btc" },
    { amount: sumOfDays(31, 61), currencyId: "btc" },
  ])
  expect(sum(months.map(({ baseRevenue }) => baseRevenue))).toBe(sumOfDays(0, 365))
  expect(await api("/dashboard/forecast/", { token })).toMatchObject({ status: 400 })
})

test("the forecast names the end of a contract in its month, and when each month begins and ends", async () => {
  const { later } = await miner("btc-limited", "10")
  await move(40 * day)
  const token = await later()
  const [contract] = contractList.parse((await api("/contracts/?offset=0&count=1", { token })).body).values
  const months = z.array(forecastMonth).parse((await api("/dashboard/forecast/?currencyId=btc", { token })).body)
  expect(months.flatMap(({ year, month, contractEnds }) => contractEnds?.map((end) => [year, month, end]))).toEqual([
    // The contract ends in the month that begins on 19 February.
    [2027, 2, contract?.endDate],
  ])
  const [first, second] = months
  expect([first?.startDate, first?.endDate, second?.startDate]).toEqual([
    "2026-04-19T12:00:00.000Z",
    "2026-05-19T12:00:00.000Z",
    "2026-05-19T12:00:00.000Z",
  ])
  const eth = z.array(forecastMonth).parse((await api("/dashboard/forecast/?currencyId=eth", { token })).body)
  expect(eth.flatMap(({ contractEnds }) => contractEnds)).toEqual([])
})

test("market cap and rates change with the clock, and agree with each other", async () => {
  const loadMarketCap = async () => marketCap.parse((await api("/currencies/crypto/marketcap/eur")).body)
  const [before, rate] = [await loadMarketCap(), await api("/currencies/btc?clientCurrencyId=eur")]
  expect(rate.body).toMatchObject({ rate: before.btc.rate })
  await move(hour)
  expect((await loadMarketCap()).btc.rate).not.toBe(before.btc.rate)
  expect(await api("/currencies/crypto/marketcap/gold")).toMatchObject({ status: 400 })
})

test("the mining data are those of the payouts, with the times since which they hold", async () => {
  const mining = async (path: string) => (await api(`/mining/${path}`)).body
  const rate = async (coin: string) =>
    ((await api(`/currencies/${coin}?clientCurrencyId=eur`)).body as { readonly rate: string }).rate
  const terms = { serviceFee: "0", clientCurrencyId: "eur", rateDate: "2026-03-10T12:00:00.000Z" }
  // The terms are those of the fifth fortnight of 2026, in which the test's clock begins.
  const block = { networkDate: "2026-02-26T00:00:00.000Z", ...terms }
  const ofEther = { ...block, rate: await rate("eth") }
  await move(10 * minute)
  expect(await mining("btc?clientCurrencyId=eur")).toEqual({
    currencyId: "btc",
    algorithm: "sha256",
    difficulty: "40660000000000",
    difficultyGrowth: expect.stringMatching(/^0\.\d+$/) as string,
    blockReward: "3.125",
    rate: await rate("btc"),
    ...block,
  })
  expect(await mining("eth?clientCurrencyId=eur")).toEqual({
    currencyId: "eth",
    algorithm: "ethash",
    difficulty: expect.stringMatching(/^16\d{16}$/) as string,
    difficultyGrowth: expect.stringMatching(/^-?\d/) as string,
    blockReward: "2",
    ...ofEther,
  })
  expect(await mining("eth2?clientCurrencyId=eur")).toEqual({
    currencyId: "eth2",
    algorithm: "staking",
    yearlyYield: "4.2",
    ...ofEther,
    networkDate: "2026-01-01T00:00:00.000Z",
  })
  expect(await api("/mining/gold")).toMatchObject({ status: 400 })
})

test("the monthly growth of the difficulty compounds to the growth of the last 90 days", async () => {
  const block = async (coin: string) =>
    miningAnswer.parse((await api(`/mining/${coin}`)).body) as {
      readonly difficulty: string
      readonly difficultyGrowth: string
    }
  await move(90 * day)
  for (const coin of ["btc", "eth"]) {
    const before = await block(coin)
    await move(90 * day)
    const { difficulty, difficultyGrowth } = await block(coin)
    const threeMonths = (1 + Number(difficultyGrowth) / 100) ** 3
    expect(threeMonths, coin).toBeCloseTo(Number(difficulty) / Number(before.difficulty), 8)
  }
})

test("the returns name the cost of orders and the payouts of contracts, in total and for the last day", async () => {
  const { later } = await miner("btc-unlimited", "100")
  const ofDays = async () => {
    const { values } = await loadHistory(await later())
    const net = (operations: typeof values) =>
      operations.reduce(
        (sum, { operationType, amount: part }) => sum + (operationType === "Bonus" ? 1 : -1) * Number(part),
        0,
      )
    return [net(values), net(values.slice(0, 2))] as const
  }
  await move(3 * day)
  const [all, last] = await ofDays()
  const { rate } = (await api("/currencies/btc?clientCurrencyId=eur")).body as { readonly rate: string }
  const response = returns.parse((await api("/dashboard/returns?currencyId=eur", { token: await later() })).body)
  // The invested sum is 2,162 euros: 100 Th at 23.50 dollars each, and 0.92 euros for a dollar.
  expect(response.invested).toEqual({ amount: "2162", currencyId: "eur" })
  expect(Number(response.paid.amount)).toBeCloseTo(all * Number(rate), 2)
  expect(Number(response.lastDay.amount)).toBeCloseTo(last * Number(rate), 2)
  const [contract] = contractList.parse(
    (await api("/contracts/?offset=0&count=1", { token: await later() })).body,
  ).values
  expect(response.since).toBe(contract?.startDate)
  expect(response.daily).toHaveLength(30)
  expect(response.daily.at(-1)!.amount).toEqual(response.lastDay)
  const paidDays = response.daily.map(({ amount: paid }) => Number(paid.amount)).filter((paid) => paid > 0)
  expect(paidDays).toHaveLength(3)
  expect(paidDays.reduce((sum, paid) => sum + paid, 0)).toBeCloseTo(Number(response.paid.amount), 2)
})

test("a stake is reported apart from mining investments and payouts, before and after it is returned", async () => {
  const { later, ...customer } = await miner("eth2-staking", "16")
  const { id } = await createOrder(customer.token, { items: [{ productId: "btc-limited", quantity: "10" }] })
  await assign(id, customer)
  await pay((await invoiceFor(id, customer)).invoiceId, { kind: "exact" })
  const figures = async () => {
    const { invested, paid, mined, staking } = returns.parse(
      (await api("/dashboard/returns?currencyId=usd", { token: await later() })).body,
    )
    const { rate } = (await api("/currencies/eth?clientCurrencyId=usd")).body as { readonly rate: string }
    return { invested, staking, ofStaking: (Number(paid.amount) - Number(mined.amount)) / Number(rate) }
  }
  await move(30 * day)
  const before = await figures()
  expect(before.ofStaking).toBeCloseTo(28 * 0.00184109, 8)
  const ether = (value: string) => ({ amount: value, currencyId: "eth" })
  expect([before.invested, before.staking]).toEqual([
    { amount: "285", currencyId: "usd" },
    { staked: ether("16"), returnDate: "2027-03-10T12:00:00.000Z", returned: ether("0") },
  ])
  await move(336 * day)
  const after = await figures()
  expect(after.ofStaking).toBeCloseTo(363 * 0.00184109, 8)
  expect([after.invested, after.staking]).toEqual([
    { amount: "285", currencyId: "usd" },
    { staked: ether("0"), returnDate: null, returned: ether("16") },
  ])
  expect(investment.parse((await api("/dashboard/investment", { token: await later() })).body)).toMatchObject({
    partInETH: "0",
    returned: "16",
    returnDate: null,
  })
})

test("the invested amount is the cost of the purchase, without credited and tolerated amounts", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { amount: formatAmount(parseAmount(invoice.amount) + parseAmount("0.00002")) })
  await api(`/orders/${id}/complete`, { body: {}, token: customer.token })
  expect(returns.parse((await api("/dashboard/returns", customer)).body).invested).toEqual({
    amount: "285",
    currencyId: "usd",
  })
})

test("a newcomer has no data yet, and callers without a session are refused", async () => {
  const { token } = await signUp()
  expect(await loadSummary(token)).toEqual([])
  await move(minute)
  for (const path of [
    "/dashboard/summary/",
    "/dashboard/operationhistory/",
    "/dashboard/investment",
    "/dashboard/returns",
    "/withdraws/summary",
  ]) {
    expect(await api(path)).toMatchObject({ status: 401 })
  }
  expect(
    await api(`/withdraws`, { body: { id: randomUUID(), amount: "1", address: "x", currencyId: "btc" } }),
  ).toMatchObject({ status: 401 })
})
