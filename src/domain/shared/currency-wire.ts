import { coins, displayCurrencies } from "./currency"
import { literalOrUnknown } from "./schema"

export const DisplayCurrencyWire = literalOrUnknown(displayCurrencies)
export const CoinWire = literalOrUnknown(coins)
export const CurrencyWire = literalOrUnknown([...displayCurrencies, ...coins])
