import { describe, expect, it } from "vitest"
import { contractOf, contractDetails } from "#domain/fixtures/contract.ts"
import { bitcoinMining, stakingMining } from "#domain/fixtures/mining.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import { contractFanOf } from "./contract-fan.ts"

const threeMonthsIn = { passed: 92, whole: 365 }

describe("the fan of a contract", () => {
  it("has the cost of its order, its past up to now, and the months of its term", () => {
    const fan = contractFanOf(contractDetails, bitcoinMining, threeMonthsIn)!
    expect(fan.cost).toEqual(decimal("1245.5"))
    expect(fan.past).toEqual([
      { day: 0, amount: zero },
      { day: 92, amount: decimal("134.93") },
    ])
    expect(fan.ticks.at(-1)).toEqual({ month: 12, day: 365 })
  })

  it("of an open-ended contract looks a year ahead", () => {
    const contract = contractOf({ type: "Unlimited", endDate: null })
    const fan = contractFanOf({ ...contractDetails, contract }, bitcoinMining, { passed: 92, whole: null })!
    expect(fan.ticks.at(-1)).toEqual({ month: 16, day: 486 })
  })

  it("begins with nothing on the first day", () => {
    const details = { ...contractDetails, equivalentNet: { amount: zero, currencyId: "usd" as const } }
    expect(contractFanOf(details, bitcoinMining, { passed: 0, whole: 365 })!.past).toEqual([{ day: 0, amount: zero }])
  })

  it("is none for a stake, which may be returned", () => {
    const contract = contractOf({ currencyId: "eth2", unit: "eth2", quantity: decimal("4") })
    expect(contractFanOf({ ...contractDetails, contract }, stakingMining, threeMonthsIn)).toBeNull()
  })

  it.each([
    ["without an order", { ...contractDetails, order: null }],
    ["of a contract that is over", { ...contractDetails, contract: contractOf({ state: "Expired" }) }],
    [
      "with a cost in another currency",
      { ...contractDetails, equivalentNet: { amount: zero, currencyId: "eur" as const } },
    ],
  ])("there is none %s", (_, details) => {
    expect(contractFanOf(details, bitcoinMining, threeMonthsIn)).toBeNull()
  })
})
