import type { Coin } from "#domain/shared/currency.ts"
import { decimal, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import { estimatePurchase } from "#domain/shop/estimate.ts"
import { priceScenarios, type Purchase } from "#domain/shop/income.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { formatAmount } from "#sandbox/money.ts"
import { estimatedBy, type Sample } from "./estimate-oracle.ts"
import { createRandom } from "./random.ts"

const algorithms = ["sha256", "ethash", "staking"] as const
const powerUnits = ["Mh", "Gh", "Th", "Ph"] as const
const coins: Readonly<Record<Sample["algorithm"], Coin>> = { sha256: "btc", ethash: "eth", staking: "eth2" }

/** Draws a sample: mostly realistic market values, sometimes zero, sometimes far too large ones. */
const drawSample = (draw: () => number): Sample => {
  const one = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!
  /** Draws a value evenly across the orders of magnitude. Amounts are in 1e-8. */
  const between = (least: number, most: number): bigint => BigInt(Math.floor(least * (most / least) ** draw()))
  const algorithm = one(algorithms)
  return {
    algorithm,
    unit: algorithm === "staking" ? "eth2" : one(powerUnits),
    scenario: one(priceScenarios),
    spread: one([30, 50, 70]),
    difficultyIs: one(["asNow", "growing", "harder"]),
    stakeReturn: one(["end", "never", "unknown"]),
    // Open-ended contracts are few, because the estimate calculates each of them month by month for fifty years.
    months: draw() < 0.1 ? null : 1 + Math.floor(draw() * 36),
    difficulty: between(1e10, 1e18),
    blockReward: between(1e6, 1e9),
    /** The growth is between −20 and 30 percent. */
    difficultyGrowth: draw() < 0.2 ? null : BigInt(Math.floor(draw() * 50e8) - 20e8),
    yearlyYield: between(1e6, 1e9),
    serviceFee: draw() < 0.5 ? 0n : between(1e4, 1.2e10),
    rate: between(1e8, 1e15),
    quantity: between(1e4, 1e13),
    cost: between(1e4, 1e14),
    maintenance: draw() < 0.3 ? 0n : between(1, 1e8),
  }
}

const exact = (units: bigint): Decimal => decimal(formatAmount(units))

const miningOf = (sample: Sample): Mining => {
  const terms = {
    currencyId: coins[sample.algorithm],
    serviceFee: exact(sample.serviceFee),
    networkDate: "2026-11-17T00:00:00Z",
    clientCurrencyId: "usd" as const,
    rate: exact(sample.rate),
    rateDate: "2026-11-24T06:15:00Z",
  }
  const { algorithm } = sample
  if (algorithm === "staking") return { algorithm, yearlyYield: exact(sample.yearlyYield), ...terms }
  const growth = sample.difficultyGrowth
  const block = {
    difficulty: decimal(String(sample.difficulty)),
    difficultyGrowth: growth === null ? null : exact(growth),
    blockReward: exact(sample.blockReward),
  }
  return { algorithm, ...block, ...terms }
}

const purchaseOf = (sample: Sample): Purchase => ({
  offer: {
    coin: coins[sample.algorithm],
    type: sample.months === null ? "Unlimited" : "Limited",
    duration: sample.months,
    unit: sample.unit,
    currency: "usd",
    localizedMaintenanceCostTh: exact(sample.maintenance),
    oldlocalizedMaintenanceCostTh: null,
    stakeReturn: sample.stakeReturn,
  },
  quantity: exact(sample.quantity),
  cost: exact(sample.cost),
})

const estimateSample = (sample: Sample) => {
  const estimate = estimatePurchase(purchaseOf(sample), miningOf(sample), {
    priceScenario: sample.scenario,
    priceChangePercent: `${sample.spread}`,
    difficulty: sample.difficultyIs,
  })!
  const { days, breakEvenDays, feeShare, paidBack, stake, ...amounts } = estimate
  const texts = Object.entries(amounts).map(([name, value]) => [name, toPlainDecimal(value)])
  const percents = { feeShare: toPlainDecimal(feeShare, 2), paidBack: toPlainDecimal(paidBack, 1) }
  const returned = stake === null ? null : toPlainDecimal(stake)
  return { ...Object.fromEntries(texts), ...percents, stake: returned, days, breakEvenDays } as ReturnType<
    typeof estimatedBy
  >
}

const isSame = (one: ReturnType<typeof estimatedBy>, other: ReturnType<typeof estimatedBy>): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof typeof other] === value)

/** Estimates this number of random purchases, and returns the first few wrong estimates with both results. */
export const findWrongEstimates = (count: number, seed: number): readonly object[] => {
  const draw = createRandom(seed)
  const failures: object[] = []
  for (let index = 0; index < count && failures.length < 5; index += 1) {
    const sample = drawSample(draw)
    const [expected, found] = [estimatedBy(sample), estimateSample(sample)]
    if (!isSame(expected, found)) failures.push({ sample, expected, found })
  }
  return failures
}
