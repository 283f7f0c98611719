import { BigDecimal } from "effect"
import { expect, it } from "vitest"
import { bitcoinMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { decimal, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"
import type { Mining } from "./mining.ts"
import { offerOfProduct, type Offer } from "./offer.ts"
import { calculatePaybackFan, type PaybackFan } from "./payback-fan.ts"
import { calculateStakeOutcome } from "./stake-outcome.ts"

const limited = offerOfProduct(btcLimited)
const stake: Offer = { ...limited, coin: "eth2", unit: "eth2", stakeReturn: "end" }

interface StakeCase {
  readonly quantity: string
  readonly cost: string
  readonly past?: PaybackFan["past"]
  readonly mining?: Mining
  readonly offer?: Offer
}

const outcomeOf = ({ quantity, cost, past, mining = stakingMining, offer = stake }: StakeCase) => {
  const purchase = { offer, quantity: decimal(quantity), cost: decimal(cost) }
  const fan = calculatePaybackFan(purchase, mining, { priceChangePercent: "50", difficulty: "asNow" }, past)!
  return calculateStakeOutcome(fan, purchase, mining)
}

const plain = (amounts: object) =>
  Object.values<Decimal>({ ...amounts })
    .map((amount) => toPlainDecimal(amount))
    .join(" ")

// A stake of one ETH earns 0.00011506 ETH on each of 363 days, less the service fee of a tenth. One ETH costs 3,120 dollars, and half of
// that at the lower price.
it.each([
  ["an ETH", "1", "3250", "1 0.0375901 1.0375901", 4, "3120 117.28 3237.28", "-12.72", "1647.8 -1602.2"],
  ["the smallest stake", "0.01", "31.2", "0.01 0.00037571 0.01037571", 5, "31.2 1.17 32.37", "1.17", "16.48 -14.72"],
  [
    "a stake of eight digits",
    "0.12345678",
    "400",
    "0.12345678 0.00463914 0.12809592",
    8,
    "385.19 14.47 399.66",
    "-0.34",
    "203.43 -196.57",
  ],
  [
    "the largest stake",
    "32",
    "100000",
    "32 1.20297147 33.20297147",
    4,
    "99840 3753.27 103593.27",
    "3593.27",
    "52729.81 -47270.19",
  ],
])(
  "%s and its income add up to the end amount, which is compared with the cost",
  (_, quantity, cost, coins, digits, worth, surplus, lower) => {
    const outcome = outcomeOf({ quantity, cost })!
    expect([
      plain(outcome.coins),
      outcome.digits,
      plain(outcome.worth),
      toPlainDecimal(outcome.surplus),
      plain(outcome.lower),
    ]).toEqual([coins, digits, worth, surplus, lower])
  },
)

it("the outcome adds up with thirty digits", () => {
  const huge = "123456789012345678901234567890"
  const { coins, worth, surplus, cost } = outcomeOf({ quantity: huge, cost: huge })!
  expect(BigDecimal.equals(BigDecimal.sum(coins.stake, coins.earned), coins.end)).toBe(true)
  expect(BigDecimal.equals(BigDecimal.sum(worth.stake, worth.earned), worth.end)).toBe(true)
  expect(BigDecimal.equals(BigDecimal.sum(cost, surplus), worth.end)).toBe(true)
})

it("the outcome shows no difference if nothing is earned and the stake costs its own price", () => {
  const outcome = outcomeOf({ quantity: "1", cost: "3120", mining: { ...stakingMining, yearlyYield: zero } as Mining })!
  expect([plain(outcome.coins), outcome.digits, plain(outcome.worth), plain({ more: outcome.surplus })]).toEqual([
    "1 0 1",
    4,
    "3120 0 3120",
    "0",
  ])
})

it("the outcome includes the paid amount as income", () => {
  const past = [
    { day: 0, amount: zero },
    { day: 300, amount: decimal("100") },
  ] as const
  const outcome = outcomeOf({ quantity: "1", cost: "3250", past })!
  expect(plain({ paid: outcome.paid, ...outcome.worth })).toBe("100 3120 121 3241")
})

it("the outcome does not exist for a stake that is not returned, or for mining", () => {
  expect(outcomeOf({ quantity: "1", cost: "3250", offer: { ...stake, stakeReturn: "never" } })).toBeNull()
  expect(outcomeOf({ quantity: "10", cost: "285", mining: bitcoinMining, offer: limited })).toBeNull()
})
