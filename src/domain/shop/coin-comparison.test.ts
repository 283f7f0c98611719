import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { compareCoins } from "./coin-comparison.ts"
import type { Purchase } from "./income.ts"
import type { Mining } from "./mining.ts"
import { offerOfProduct } from "./offer.ts"
import { calculatePaybackFan } from "./payback-fan.ts"

const asNow = { priceChangePercent: "50", difficulty: "asNow" } as const
const limited = { offer: offerOfProduct(btcLimited), quantity: decimal("10"), cost: decimal("200") }
const open = { offer: offerOfProduct(btcUnlimited), quantity: decimal("100"), cost: decimal("1000") }
const stake = {
  offer: { ...limited.offer, coin: "eth2" as const, unit: "eth2", stakeReturn: "end" as const },
  quantity: decimal("1"),
  cost: decimal("3200"),
}

const compared = (purchase: Purchase, mining: Mining) => {
  const fan = calculatePaybackFan(purchase, mining, { ...asNow, difficulty: "growing" })!
  const { brings, buys, equalGrowth, ...rest } = compareCoins(fan, purchase, mining)
  return {
    brings: toPlainDecimal(brings),
    buys: toPlainDecimal(buys),
    equalGrowth: equalGrowth && toPlainDecimal(equalGrowth),
    ...rest,
  }
}

describe("a purchase compared with buying its coin", () => {
  it("has its payouts, and the coins that its cost would buy at the present rate", () => {
    // The purchase earns 0.00001151 btc on each of 365 days. The cost of 200 dollars buys 0.00311284 btc at 64,250 dollars for a coin.
    expect(compared(limited, bitcoinMining)).toEqual({
      brings: "0.00420115",
      buys: "0.00311284",
      isMore: true,
      isAtAnyPrice: true,
      equalGrowth: "5.8",
    })
  })

  it("yields less if its fees leave less than it costs", () => {
    expect(compared({ ...open, cost: decimal("9000") }, bitcoinMining)).toMatchObject({
      isMore: false,
      isAtAnyPrice: false,
      equalGrowth: null,
    })
  })

  it("includes a returned stake with its income, whatever the difficulty", () => {
    // The stake of 1 eth earns 0.00011506 eth on each of 363 days, less the service fee of a tenth, and comes back. The cost of 3,200
    // dollars buys 1.02564103 eth at 3,120 dollars for a coin.
    expect(compared(stake, stakingMining)).toEqual({
      brings: "1.0375901",
      buys: "1.02564103",
      isMore: true,
      isAtAnyPrice: true,
      equalGrowth: null,
    })
  })

  it("has the same result in coins as in money", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          [limited, bitcoinMining] as const,
          [limited, growingMining] as const,
          [open, growingMining] as const,
          [stake, stakingMining] as const,
        ),
        fc.integer({ min: 1, max: 2_000_000 }),
        ([base, mining], cents) => {
          const purchase = { ...base, cost: BigDecimal.make(BigInt(cents), 2) }
          const fan = calculatePaybackFan(purchase, mining, { ...asNow, difficulty: "growing" })!
          const { brings, buys, isMore } = compareCoins(fan, purchase, mining)
          expect(isMore).toBe(fan.paidBackDay !== null)
          expect(BigDecimal.isGreaterThanOrEqualTo(isMore ? brings : buys, isMore ? buys : brings)).toBe(true)
        },
      ),
    )
  })

  it("breaks even at the named growth of the difficulty, and not a tenth of a percent above", () => {
    fc.assert(
      fc.property(fc.constantFrom(limited, open), fc.integer({ min: 1_000, max: 200_000 }), (base, cents) => {
        const purchase = { ...base, offer: { ...base.offer, duration: 12 }, cost: BigDecimal.make(BigInt(cents), 2) }
        const at = (difficultyGrowth: BigDecimal.BigDecimal) =>
          calculatePaybackFan(purchase, { ...growingMining, difficultyGrowth } as Mining, {
            ...asNow,
            difficulty: "growing",
          })!
        const growth = compareCoins(at(decimal("0")), purchase, bitcoinMining).equalGrowth
        fc.pre(growth !== null)
        const back = [growth, BigDecimal.sum(growth, decimal("0.1"))].map((one) => at(one).paidBackDay !== null)
        expect(back).toEqual([true, false])
      }),
    )
  })
})
