import { coins, displayCurrencies } from "./currency.ts"
import { literalOrUnknown } from "./schema.ts"

export const DisplayCurrencyWire = literalOrUnknown(displayCurrencies)
export const CoinWire = literalOrUnknown(coins)
export const CurrencyWire = literalOrUnknown([...displayCurrencies, ...coins])
