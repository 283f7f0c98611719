import { describe } from "vitest"
import { parseAmount, formatAmount, divideAmounts, multiplyAmounts } from "#sandbox/money.ts"
import { test } from "./check.ts"
import { expectSoftly } from "./expect-softly.ts"
import { hasAccount, isOffered } from "./server.ts"
import { approximate, sumsOf } from "./sums.ts"

const summary = "GET /dashboard/summary"
const file = "GET /dashboard/operationhistory/export"
const totals = "GET /dashboard/operationhistory/totals"

const amountOf = (row: any): bigint => parseAmount(row.amount)
const isRejected = ({ operationType, state }: any) => operationType === "Withdrawal" && state === "Rejected"
const isDeducted = ({ operationType }: any) => operationType === "Withdrawal" || operationType === "MaintenanceFee"
/** Returns the amount by which an operation changes the balance. */
const calculateBalanceChange = (row: any): bigint =>
  isRejected(row) ? 0n : isDeducted(row) ? -amountOf(row) : amountOf(row)
const isOfContract = ({ operationType, unit }: any) =>
  unit !== null && (operationType === "Bonus" || operationType === "MaintenanceFee")
const kindOf = ({ operationType, unit, quantity, currencyId }: any) =>
  `${operationType === "Bonus" && unit === null && quantity === null ? "Returned" : operationType} ${currencyId}`
const times = (one: string, other: string): string =>
  formatAmount(multiplyAmounts(parseAmount(one), parseAmount(other), "half-up"))

describe("sums", () => {
  test("rates of the currencies agree", async ({ check }) => {
    const loadRate = async (clientCurrencyId: string): Promise<string> =>
      (await check({ call: "GET /currencies/btc", query: { clientCurrencyId } }, 200)).body.rate
    const dollars = parseAmount(await loadRate("usd"))
    for (const currencyId of ["usd", "eur", "rub"]) {
      const { body } = await check({ call: "GET /products", query: { currencyId } }, 200)
      const wanted = formatAmount(divideAmounts(parseAmount(await loadRate(currencyId)), dollars, "half-up"))
      const rates: readonly string[] = body.map(({ rate }: any) => approximate(rate.rate, wanted))
      expectSoftly("worth at the rate", rates).toEqual(rates.map(() => wanted))
    }
  })
})

describe.skipIf(!hasAccount)("sums, with --as", () => {
  test("balances and revenue agree with the operations", async ({ check, token, skip }) => {
    const query = { currencyId: "eur" }
    const { body: before } = await check({ call: summary, query, token }, 200)
    const { body: lines } = await check({ call: file, token }, 200)
    const { body: items } = await check({ call: summary, query, token }, 200)
    const moneyOf = (all: any[]) => all.map(({ baseBalance, baseRevenue }) => [baseBalance.amount, baseRevenue.amount])
    if (JSON.stringify(moneyOf(before)) !== JSON.stringify(moneyOf(items))) skip("something was booked meanwhile")
    const coins = [...new Map<string, any>(items.map((item: any) => [item.baseBalance.currencyId, item])).values()]
    const balances = sumsOf(
      coins,
      ({ baseBalance }) => baseBalance.currencyId,
      ({ baseBalance }) => amountOf(baseBalance),
    )
    expectSoftly("the balance is the sum of the history", balances).toEqual(
      sumsOf(lines, ({ currencyId }: any) => currencyId, calculateBalanceChange),
    )
    const revenue = sumsOf<any>(
      items,
      ({ unit }) => unit,
      ({ baseRevenue }) => amountOf(baseRevenue),
    )
    expectSoftly("revenue is payouts less fees", revenue).toEqual(
      sumsOf(lines.filter(isOfContract), ({ unit }: any) => unit, calculateBalanceChange),
    )
  })

  test("amounts in the display currency agree with the rates", async ({ check, token }) => {
    for (const currencyId of ["usd", "rub"]) {
      const { body: items } = await check({ call: summary, query: { currencyId }, token }, 200)
      for (const { baseBalance, equivalentBalance, baseRevenue, equivalentRevenue } of items) {
        const call = `GET /currencies/${baseBalance.currencyId}`
        const { body } = await check({ call, query: { clientCurrencyId: currencyId } }, 200)
        const wanted = [baseBalance, baseRevenue].map((money) => times(money.amount, body.rate))
        const shown = [equivalentBalance, equivalentRevenue].map((money, index) =>
          approximate(money.amount, wanted[index]!),
        )
        expectSoftly("worth at the rate", shown).toEqual(wanted)
      }
    }
  })

  test.skipIf(!isOffered(totals))("totals of the history agree with its operations", async ({ check, token }) => {
    const { body: sums } = await check({ call: totals, token }, 200)
    const { body: lines } = await check({ call: file, token }, 200)
    const shown = sumsOf<any>(
      sums,
      ({ operationType, amount: money }) => `${operationType} ${money.currencyId}`,
      (row) => amountOf(row.amount),
    )
    expectSoftly("totals are the sums of the history", shown).toEqual(
      sumsOf(
        lines.filter((row: any) => !isRejected(row)),
        kindOf,
        amountOf,
      ),
    )
  })

  test("the balance to withdraw agrees with the summary", async ({ check, token }) => {
    const { body: items } = await check({ call: summary, token }, 200)
    for (const { baseBalance } of items) {
      const { currencyId } = baseBalance
      const { body } = await check({ call: "GET /withdraws/summary", query: { currencyId }, token }, 200)
      expectSoftly("the withdrawal’s balance", parseAmount(body.balance)).toBe(amountOf(baseBalance))
    }
  })

  test("bonuses of the stake agree with the history", async ({ check, token }) => {
    const { body: lines } = await check({ call: file, query: { operationType: "Bonus" }, token }, 200)
    const { body } = await check({ call: "GET /dashboard/investment", token }, 200)
    const ofStakes = sumsOf(
      lines.filter(({ unit }: any) => unit === "eth2"),
      () => "eth2",
      amountOf,
    )
    expectSoftly("the stake’s bonuses", parseAmount(body.totalBonuses)).toBe(parseAmount(ofStakes["eth2"] ?? "0"))
  })

  test.skipIf(!isOffered("GET /dashboard/returns"))(
    "the returns of the last 24 hours agree with those by day",
    async ({ check, token }) => {
      const { body } = await check({ call: "GET /dashboard/returns", token }, 200)
      if (body.daily)
        expectSoftly("the last day is the last of the days", body.lastDay).toEqual(body.daily.at(-1).amount)
    },
  )

  test.skipIf(!isOffered("GET /contracts/{contractId}"))(
    "payouts of a contract agree with its operations",
    async ({ check, token, skip }) => {
      const { body: contracts } = await check({ call: "GET /contracts", query: { count: "1" }, token }, 200)
      const [contract] = contracts.values
      if (!contract) skip("the account has no contract")
      const read = async (offset: number) => {
        const query = { offset: String(offset), count: "100" }
        const params = { contractId: contract.id }
        return (await check({ call: "GET /contracts/{contractId}", params, query, token }, 200)).body
      }
      const { payouts, fees, history } = await read(0)
      const rows = [...history.values]
      for (let offset = 100; offset < history.total; offset += 100) rows.push(...(await read(offset)).history.values)
      const sums = sumsOf<any>(rows, ({ operationType }) => operationType, amountOf)
      const [bonuses = "0", deducted = "0"] = [sums["Bonus"], sums["MaintenanceFee"]]
      expectSoftly("sums of a contract", [amountOf(payouts), amountOf(fees)]).toEqual([
        parseAmount(bonuses),
        parseAmount(deducted),
      ])
    },
  )

  test("rewards agree with the sums of their codes", async ({ check, token, skip }) => {
    const { body: profile } = await check({ call: "GET /profile", token }, 200)
    if (!profile.isPartner) skip("the account is no partner")
    const { body } = await check({ call: "GET /partnership/rewards", query: { count: "100" }, token }, 200)
    const { body: codes } = await check({ call: "GET /partnership/summary", query: { count: "100" }, token }, 200)
    if (body.total > 100 || codes.length === 100) skip("there are more than a hundred")
    const wanted = sumsOf<any>(body.values, (row) => `${row.code} ${row.state} ${row.currencyId}`, amountOf)
    const parts = codes.flatMap(({ value, btcPartnerReward, ethPartnerReward }: any) =>
      [btcPartnerReward, ethPartnerReward].flatMap(({ baseRevenue, baseAccrued }) => [
        { key: `${value} Paid ${baseRevenue.currencyId}`, ...baseRevenue },
        { key: `${value} Accrued ${baseAccrued.currencyId}`, ...baseAccrued },
      ]),
    )
    expectSoftly(
      "rewards of a code are the sums of its rewards",
      sumsOf<any>(parts, ({ key }) => key, amountOf),
    ).toEqual(wanted)
    if (!body.totals) return
    const all = sumsOf<any>(body.values, (row) => `${row.state} ${row.currencyId}`, amountOf)
    const shown = sumsOf<any>(
      body.totals,
      ({ state, amount: money }) => `${state} ${money.currencyId}`,
      (row) => amountOf(row.amount),
    )
    expectSoftly("totals are the sums of the rewards", shown).toEqual(all)
  })
})
