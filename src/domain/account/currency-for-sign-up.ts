import { currencyOfLocale, displayCurrencies, type DisplayCurrency, type Locale } from "#domain/shared/currency.ts"

/** For a new user: the saved currency, else the one of the locale. */
export const currencyForSignUp = (saved: string | null, locale: Locale): DisplayCurrency =>
  displayCurrencies.find((currency) => currency === saved) ?? currencyOfLocale(locale)
