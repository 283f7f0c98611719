import { BigDecimal, Schema } from "effect"
import type { Decimal } from "./money"
import { decimal } from "./money"
import { DecimalFromWire } from "./money-wire"

const CoinCap = Schema.Struct({
  cap: DecimalFromWire,
  /** A share: the change of 24 hours in percent, divided by 100. */
  percentChange: DecimalFromWire,
  rate: DecimalFromWire
})
export type CoinCap = typeof CoinCap.Type

/** GET /currencies/crypto/marketcap/{currency}, in that display currency. */
export const MarketCap = Schema.Struct({ globalCap: DecimalFromWire, btc: CoinCap, eth: CoinCap })
export type MarketCap = typeof MarketCap.Type

export const percentOf = ({ percentChange }: CoinCap): Decimal => BigDecimal.multiply(percentChange, decimal("100"))
