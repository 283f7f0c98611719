import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { buildContract, contractDetails, stakeDetails } from "#domain/fixtures/contract.ts"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { decimal, roundHalfUp, toPlainDecimal, zero } from "#domain/shared/money.ts"
import { estimatePurchase, createDefaultScenario } from "#domain/shop/estimate.ts"
import { estimateContract } from "./contract-estimate.ts"

const threeMonthsIn = { passedDays: 92, totalDays: 365 }

describe("the estimate of a contract", () => {
  it("has the cost of the order, the past up to now, and the months of the term", () => {
    const { fan } = estimateContract(contractDetails, bitcoinMining, threeMonthsIn)!
    expect(fan.cost).toEqual(decimal("1245.5"))
    expect(fan.past).toEqual([
      { day: 0, amount: zero },
      { day: 92, amount: decimal("134.93") },
    ])
    expect(fan.ticks.at(-1)).toEqual({ month: 12, day: 365 })
  })

  it("covers a further year of an open-ended contract", () => {
    const contract = buildContract({ type: "Unlimited", endDate: null })
    const outlook = estimateContract({ ...contractDetails, contract }, bitcoinMining, {
      passedDays: 92,
      totalDays: null,
    })!
    expect(outlook.fan.ticks.at(-1)).toEqual({ month: 16, day: 486 })
  })

  it("counts the leap day of a term that has one, on its last day too", () => {
    const outlookAfter = (passed: number) =>
      estimateContract(contractDetails, bitcoinMining, { passedDays: passed, totalDays: 366 })!
    expect(outlookAfter(92).fan.ticks.at(-1)).toEqual({ month: 12, day: 366 })
    // 50 Th earn 0.00005756 btc a day, which is 3.69823 dollars. After day 92 of 366, the contract runs for 274 more days, and after day
    // 365 for one.
    expect([outlookAfter(92), outlookAfter(365)].map(({ expected }) => toPlainDecimal(expected))).toEqual([
      "1013.32",
      "3.7",
    ])
  })

  it("begins at zero on the first day", () => {
    const details = { ...contractDetails, equivalentNet: { amount: zero, currencyId: "usd" as const } }
    const { fan } = estimateContract(details, bitcoinMining, { passedDays: 0, totalDays: 365 })!
    expect(fan.past).toEqual([{ day: 0, amount: zero }])
  })

  it("includes a returned stake, which pays the contract back on its last day", () => {
    const { fan, earned, expected, stake, total } = estimateContract(stakeDetails, stakingMining, threeMonthsIn)!
    // The stake of four ETH is worth 12,480 dollars at 3,120 for a coin. Each of the remaining 273 days earns 0.00046027 ETH, less the
    // service fee of a tenth.
    expect([earned, expected, stake, total].map((amount) => amount && toPlainDecimal(amount))).toEqual([
      "129.24",
      "352.84",
      "12480",
      "12962.08",
    ])
    expect(fan.paidBackDay).toBe(365)
  })

  it("adds up to the ends of the projection as they are shown", () => {
    const units = (most: bigint) => fc.bigInt({ min: 0n, max: most }).map((value) => BigDecimal.make(value, 8))
    fc.assert(
      fc.property(
        fc.constantFrom(
          { details: contractDetails, mining: growingMining },
          { details: contractDetails, mining: bitcoinMining },
          { details: stakeDetails, mining: stakingMining },
        ),
        fc.record({ passedDays: fc.nat(364), totalDays: fc.constantFrom(365, 366, 730, null), net: units(10n ** 13n) }),
        units(10n ** 12n),
        ({ details, mining }, { passedDays, totalDays, net }, quantity) => {
          const outlook = estimateContract(
            {
              ...details,
              contract: { ...details.contract, quantity },
              equivalentNet: { amount: net, currencyId: "usd" },
            },
            mining,
            { passedDays, totalDays },
          )!
          const { fan, earned, expected, stake, total } = outlook
          expect(total).toEqual(roundHalfUp(fan.ends.asToday, 2))
          expect(earned).toEqual(roundHalfUp(net, 2))
          expect(toPlainDecimal(BigDecimal.sum(earned, BigDecimal.sum(expected, stake ?? zero)))).toBe(
            toPlainDecimal(total),
          )
          expect([expected, stake ?? zero].some((amount) => BigDecimal.isNegative(amount))).toBe(false)
        },
      ),
    )
  })

  it("equals the estimate of the same purchase on the first day", () => {
    const details = { ...contractDetails, equivalentNet: { amount: zero, currencyId: "usd" as const } }
    const { expected } = estimateContract(details, growingMining, { passedDays: 0, totalDays: 365 })!
    const { contract, order } = details
    const purchase = {
      offer: { ...contract, coin: contract.currencyId, currency: "usd" as const, duration: 12 },
      quantity: contract.quantity,
      cost: order!.cost.amount,
    }
    const estimate = estimatePurchase(
      { ...purchase, offer: { ...purchase.offer, oldlocalizedMaintenanceCostTh: null } },
      growingMining,
      createDefaultScenario(growingMining),
    )!
    expect(expected).toEqual(roundHalfUp(estimate.perTerm, 2))
  })

  it.each([
    ["without an order", { ...contractDetails, order: null }],
    ["of a contract that is over", { ...contractDetails, contract: buildContract({ state: "Expired" }) }],
    ["while nothing is paid", { ...contractDetails, contract: buildContract({ productState: "Suspended" }) }],
    ["without a start", { ...contractDetails, contract: buildContract({ startDate: null }) }],
    [
      "with a cost in another currency",
      { ...contractDetails, equivalentNet: { amount: zero, currencyId: "eur" as const } },
    ],
  ])("does not exist %s", (_, details) => {
    expect(estimateContract(details, bitcoinMining, threeMonthsIn)).toBeNull()
  })

  it("does not exist for a stake whose return is unknown", () => {
    const contract = { ...stakeDetails.contract, stakeReturn: "unknown" as const }
    expect(estimateContract({ ...stakeDetails, contract }, stakingMining, threeMonthsIn)).toBeNull()
  })
})
