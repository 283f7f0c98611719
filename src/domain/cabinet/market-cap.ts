import { BigDecimal, Schema } from "effect"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import { DecimalFromWire, NotNegativeFromWire, PositiveFromWire } from "#domain/shared/money-wire.ts"

const CoinMarket = Schema.Struct({
  cap: NotNegativeFromWire,
  /** A share: the change of 24 hours in percent, divided by 100. */
  percentChange: DecimalFromWire,
  rate: PositiveFromWire,
})
export type CoinMarket = typeof CoinMarket.Type

/** GET /currencies/crypto/marketcap/{currency}, in that display currency. */
export const MarketCap = Schema.Struct({ globalCap: NotNegativeFromWire, btc: CoinMarket, eth: CoinMarket })
export type MarketCap = typeof MarketCap.Type

export const priceChangePercent = ({ percentChange }: CoinMarket): Decimal =>
  BigDecimal.multiply(percentChange, decimal("100"))
