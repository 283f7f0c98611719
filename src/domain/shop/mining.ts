import { BigDecimal, Schema } from "effect"
import {
  CoinWire,
  CurrencyWire,
  DecimalFromWire,
  NotNegativeFromWire,
  PositiveFromWire,
} from "#domain/shared/money-wire.ts"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import { Instant, optionalField, withFallback } from "#domain/shared/schema.ts"

/** Limits of a plausible growth: in a month, a network neither loses more than half of its difficulty, nor more than doubles it. */
const growthBounds = { minimum: decimal("-50"), maximum: decimal("100") }

const terms = {
  currencyId: CoinWire,
  /** The service fee in percent of every payout, in addition to maintenance. */
  serviceFee: withFallback(NotNegativeFromWire, zero),
  /** The date of the network's figures. */
  networkDate: Instant,
  clientCurrencyId: CurrencyWire,
  /** The price of one coin in the display currency at `rateDate`. */
  rate: PositiveFromWire,
  rateDate: Instant,
}
const block = {
  difficulty: PositiveFromWire,
  /**
   * The growth of the difficulty in percent for 30 days, averaged over the last 90. Null if the server does not send it, or if it is
   * implausible.
   */
  difficultyGrowth: optionalField(
    DecimalFromWire.pipe(
      Schema.check(Schema.makeFilter((percent: Decimal) => BigDecimal.between(percent, growthBounds))),
    ),
  ),
  blockReward: PositiveFromWire,
}

/** The response to GET /mining/{currencyId} (extension `estimates`). An algorithm that this build does not know fails to decode. */
export const Mining = Schema.Union([
  Schema.Struct({ algorithm: Schema.Literal("sha256"), ...block, ...terms }),
  Schema.Struct({ algorithm: Schema.Literal("ethash"), ...block, ...terms }),
  /** `yearlyYield` is in percent. */
  Schema.Struct({ algorithm: Schema.Literal("staking"), yearlyYield: NotNegativeFromWire, ...terms }),
])
export type Mining = typeof Mining.Type

/** Returns the growth of the difficulty in percent for 30 days, or null if the server does not send it. A staked coin has no difficulty. */
export const calculateDifficultyGrowth = (mining: Mining): Decimal | null =>
  mining.algorithm === "staking" ? null : mining.difficultyGrowth

/** Assumptions about the network's difficulty: stays, grows as in the last 90 days, or grows faster. */
export const difficultyScenarios = ["asNow", "growing", "harder"] as const
export type DifficultyScenario = (typeof difficultyScenarios)[number]

/** The growth of the harder case: 2.5 percent a month, or twice the growth of the last 90 days if that is more. */
const minHarderGrowthPercent = decimal("2.5")
const harderGrowthFactor = decimal("2")

/** Returns the assumed growth of the difficulty in percent for 30 days, or null if the difficulty stays or its growth is unknown. */
export const calculateDifficultyChange = (mining: Mining, scenario: DifficultyScenario): Decimal | null => {
  if (mining.algorithm === "staking" || scenario === "asNow") return null
  const growth = mining.difficultyGrowth
  return scenario === "growing"
    ? growth
    : BigDecimal.max(minHarderGrowthPercent, BigDecimal.multiply(growth ?? zero, harderGrowthFactor))
}

/** Returns the number of days before the first payout. A stake earns its first payout on the third day, and mining on the first. */
export const unpaidDaysOf = ({ algorithm }: Pick<Mining, "algorithm">): number => (algorithm === "staking" ? 2 : 0)
