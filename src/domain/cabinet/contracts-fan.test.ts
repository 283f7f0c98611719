import { describe, expect, it } from "vitest"
import { datedForecast, returns } from "#domain/fixtures/dashboard.ts"
import { decimal, toPlainDecimal, zero } from "#domain/shared/money.ts"
import type { Returns } from "./account-summary.ts"
import { summarizeContractsFan, calculateContractsFan } from "./contracts-fan.ts"
import type { Forecast } from "./forecast.ts"

const now = "2026-11-21T10:00:00Z"
const usd = (amount: string) => ({ amount: decimal(amount), currencyId: "usd" as const })
const fanOf = (more: Partial<Returns> = {}, forecast: Forecast = datedForecast) =>
  calculateContractsFan({ ...returns, ...more }, forecast, now)
const texts = (amounts: { readonly [scenario: string]: Parameters<typeof toPlainDecimal>[0] }) =>
  Object.fromEntries(Object.entries(amounts).map(([scenario, amount]) => [scenario, toPlainDecimal(amount, 2)]))

const nothing = {
  baseRevenue: { amount: zero, currencyId: "btc" as const },
  equivalentRevenue: usd("0"),
  parts: { maintained: zero, maintenance: zero, staked: zero },
}

describe("the payback projection of all contracts", () => {
  it("begins with the amount that mining has paid since the first contract", () => {
    expect(fanOf()!.past.map(({ day, amount }) => [day, toPlainDecimal(amount)])).toEqual([
      [0, "0"],
      [92, "264"],
    ])
  })

  it("continues with mining at the price of each month, without stakes, and with maintenance in money", () => {
    const { points, ends, lastDay } = fanOf()!
    expect([points.length, points[0]!.day, lastDay]).toEqual([12, 122, 457])
    // The contracts earn 416 dollars of btc a month, and two thirds of 374.40 dollars of eth, because stakes do not count. The price moves
    // evenly by half in a year, so at day 15 it has moved the 793.60 dollars before maintenance by 15/730.
    expect(texts(points[0]!.amounts)).toEqual({ lower: "913.29", asToday: "929.6", higher: "945.91" })
    // Each of the twelve months earns 665.60 dollars. The lower and the higher price change a month by a quarter of its 793.60 dollars
    // before maintenance on average.
    expect(texts(ends)).toEqual({ lower: "5878.55", asToday: "8251.2", higher: "10623.85" })
  })

  it("finds the day on which the cost is covered", () => {
    // The contracts have not paid back 2,136 dollars yet. Three months earn 1,996.80 of them, and six of the 28 days of the fourth month
    // the remaining 139.20.
    expect(summarizeContractsFan(fanOf()!)).toEqual({ kind: "paidBackOn", day: 92 + 92 + 6 })
  })

  it("has the paid-back percentage if the cost is not covered at the end, and else the surplus", () => {
    const verdict = summarizeContractsFan(fanOf({ invested: usd("16502.4") })!)
    expect(verdict).toMatchObject({ kind: "notPaidBack", day: 457 })
    expect("percent" in verdict && toPlainDecimal(verdict.percent)).toBe("50")
    const surplus = summarizeContractsFan(fanOf({ invested: usd("200") })!)
    expect("surplus" in surplus && toPlainDecimal(surplus.surplus)).toBe("64")
  })

  it("ends with the last month that has revenue", () => {
    const over = (coin: "btc" | "eth") =>
      datedForecast[coin].map((month, index) => (index < 2 ? month : { ...month, ...nothing }))
    expect(fanOf({}, { btc: over("btc"), eth: over("eth") })!.points).toHaveLength(2)
  })

  it.each([
    ["nothing was bought", { since: null }],
    ["stakes alone were bought", { invested: usd("0") }],
    ["the server does not say what is mined", { mined: null }],
    ["the sums are of another currency", { mined: { ...usd("1"), currencyId: "eur" as const } }],
  ])("is absent where %s", (_, more) => {
    expect(fanOf(more)).toBe(null)
  })

  it("is absent without the revenue of stakes in each month, or without any further revenue", () => {
    const unknown = { ...datedForecast, eth: datedForecast.eth.map((month) => ({ ...month, parts: null })) }
    expect(fanOf({}, unknown)).toBe(null)
    expect(fanOf({}, { btc: [], eth: [] })).toBe(null)
  })
})
