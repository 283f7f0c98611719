import { Schema } from "effect"
import { CurrencyWire } from "./currency-wire"
import { DecimalFromWire } from "./money-wire"
import { withFallback } from "./schema"

/** An amount and its currency. */
export const MoneyAmount = Schema.Struct({ amount: DecimalFromWire, currencyId: withFallback(CurrencyWire, "unknown") })
export type MoneyAmount = typeof MoneyAmount.Type
