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

/** A network neither loses half of its difficulty in a month, nor more than doubles it. */
const growthBounds = { minimum: decimal("-50"), maximum: decimal("100") }

const terms = {
  currencyId: CoinWire,
  /** Percent of every payout, besides maintenance. */
  serviceFee: withFallback(NotNegativeFromWire, zero),
  /** Since when the network's figures hold. */
  networkDate: Instant,
  clientCurrencyId: CurrencyWire,
  /** Display currency for one coin, at `rateDate`. */
  rate: PositiveFromWire,
  rateDate: Instant,
}
const block = {
  difficulty: PositiveFromWire,
  /** Percent in 30 days, on average over the last 90; null if the server does not send it. */
  difficultyGrowth: optionalField(
    DecimalFromWire.pipe(
      Schema.check(Schema.makeFilter((percent: Decimal) => BigDecimal.between(percent, growthBounds))),
    ),
  ),
  blockReward: PositiveFromWire,
}

/** GET /mining/{currencyId} (extension `estimates`). An algorithm unknown to this build does not decode. */
export const Mining = Schema.Union([
  Schema.Struct({ algorithm: Schema.Literal("sha256"), ...block, ...terms }),
  Schema.Struct({ algorithm: Schema.Literal("ethash"), ...block, ...terms }),
  /** `yearlyYield` in percent. */
  Schema.Struct({ algorithm: Schema.Literal("staking"), yearlyYield: NotNegativeFromWire, ...terms }),
])
export type Mining = typeof Mining.Type

/** Null where the server names none, and for staking, which has no difficulty. */
export const difficultyGrowthOf = (mining: Mining): Decimal | null =>
  mining.algorithm === "staking" ? null : mining.difficultyGrowth

/** Assumptions about the network's difficulty: it stays, grows as in the last 90 days, or grows faster. */
export const difficulties = ["asNow", "growing", "harder"] as const
export type DifficultyOutlook = (typeof difficulties)[number]

/** A harder case than the last 90 days: 2.5 percent a month, or twice their growth where that is more. */
const harder = decimal("2.5")
const twice = decimal("2")

/** Percent in 30 days; null where it stays or is not known. */
export const difficultyChangeOf = (mining: Mining, outlook: DifficultyOutlook): Decimal | null => {
  if (mining.algorithm === "staking" || outlook === "asNow") return null
  const growth = mining.difficultyGrowth
  return outlook === "growing" ? growth : BigDecimal.max(harder, BigDecimal.multiply(growth ?? zero, twice))
}

/** A stake is paid for the first time on its third day; what is mined, on the first. */
export const unpaidDaysOf = ({ algorithm }: Pick<Mining, "algorithm">): number => (algorithm === "staking" ? 2 : 0)
