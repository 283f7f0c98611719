import { describe, expect, it } from "vitest"
import { contractOf } from "#domain/fixtures/contract.ts"
import { contractDetails } from "#domain/fixtures/contract-details.ts"
import { bitcoinMining } from "#domain/fixtures/mining.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import { contractFanOf } from "./contract-fan.ts"

const now = "2026-11-21T10:00:00Z"
const yearOf = {
  ...contractDetails,
  contract: contractOf({ startDate: "2026-08-21T10:00:00Z", endDate: "2027-08-21T10:00:00Z" }),
}

describe("the fan of a contract", () => {
  it("has the cost of its order, its past up to now, and the months of its term", () => {
    const fan = contractFanOf(yearOf, bitcoinMining, now)!
    expect(fan.cost).toEqual(decimal("1245.5"))
    expect(fan.past).toEqual([
      { day: 0, amount: zero },
      { day: 92, amount: decimal("134.93") },
    ])
    expect(fan.ticks.at(-1)).toEqual({ month: 12, day: 365 })
  })

  it("of an open-ended contract looks a year ahead", () => {
    const contract = contractOf({ type: "Unlimited", startDate: "2026-08-21T10:00:00Z", endDate: null })
    expect(contractFanOf({ ...contractDetails, contract }, bitcoinMining, now)!.ticks.at(-1)).toEqual({
      month: 16,
      day: 486,
    })
  })

  it("begins with nothing on the first day", () => {
    const fan = contractFanOf(
      { ...yearOf, contract: contractOf(), equivalentNet: { amount: zero, currencyId: "usd" } },
      bitcoinMining,
      now,
    )!
    expect(fan.past).toEqual([{ day: 0, amount: zero }])
  })

  it.each([
    ["without an order", { ...yearOf, order: null }],
    ["without a start", { ...yearOf, contract: contractOf({ startDate: null }) }],
    ["of a contract that is over", { ...yearOf, contract: contractOf({ state: "Expired" }) }],
    ["with a cost in another currency", { ...yearOf, equivalentNet: { amount: zero, currencyId: "eur" as const } }],
  ])("there is none %s", (_, details) => {
    expect(contractFanOf(details, bitcoinMining, now)).toBeNull()
  })
})
