import type { DisplayCurrency, Locale } from "../shared/currency"
import { currencyOfLocale, displayCurrencies } from "../shared/currency"

/** For a new user: the saved currency, else the one of the locale. */
export const currencyForSignUp = (saved: string | null, locale: Locale): DisplayCurrency =>
  displayCurrencies.find((currency) => currency === saved) ?? currencyOfLocale(locale)
