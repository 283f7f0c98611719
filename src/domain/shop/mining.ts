import { Schema } from "effect"
import { CoinWire, CurrencyWire } from "../shared/currency-wire"
import { zero } from "../shared/money"
import { NotNegativeFromWire, PositiveFromWire } from "../shared/money-wire"
import { Instant, withFallback } from "../shared/schema"

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
const block = { difficulty: PositiveFromWire, blockReward: PositiveFromWire }

/** GET /mining/{currencyId} (extension `estimates`). An algorithm unknown to this build does not decode. */
export const Mining = Schema.Union([
  Schema.Struct({ algorithm: Schema.Literal("sha256"), ...block, ...terms }),
  Schema.Struct({ algorithm: Schema.Literal("ethash"), ...block, ...terms }),
  /** `yearlyYield` in percent. */
  Schema.Struct({ algorithm: Schema.Literal("staking"), yearlyYield: NotNegativeFromWire, ...terms }),
])
export type Mining = typeof Mining.Type
