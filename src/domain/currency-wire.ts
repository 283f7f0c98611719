import { coins, displayCurrencies } from "./currency"
import { known } from "./schema"

export const DisplayCurrencyWire = known(displayCurrencies)
export const CoinWire = known(coins)
export const CurrencyWire = known([...displayCurrencies, ...coins])
