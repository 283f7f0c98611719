import { Schema } from "effect"
import { CoinWire, CurrencyWire, PositiveFromWire } from "#domain/shared/money-wire.ts"
import { withFallback } from "#domain/shared/schema.ts"

/** The response to GET /currencies/btc and /currencies/eth: the price of one coin in the display currency. */
export const Rate = Schema.Struct({
  currencyId: CoinWire,
  clientCurrencyId: withFallback(CurrencyWire, "unknown"),
  rate: PositiveFromWire,
})
export type Rate = typeof Rate.Type

/** The coins for which the server has a rate. */
export const ratedCoins = ["btc", "eth"] as const
export type RatedCoin = (typeof ratedCoins)[number]
