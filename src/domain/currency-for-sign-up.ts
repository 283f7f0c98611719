import type { DisplayCurrency, Locale } from "./currency"
import { currencyOfLocale, displayCurrencies } from "./currency"

/** For a new user: the saved currency, else the one of the locale. */
export const currencyForSignUp = (saved: string | null, locale: Locale): DisplayCurrency =>
  displayCurrencies.find((currency) => currency === saved) ?? currencyOfLocale(locale)
