export const displayCurrencies = ["usd", "eur", "rub", "zar"] as const
export type DisplayCurrency = (typeof displayCurrencies)[number]
export const coins = ["btc", "eth", "eth2"] as const
export type Coin = (typeof coins)[number]
export type Currency = DisplayCurrency | Coin

/** For a new user: rub for ru-RU, usd otherwise. */
export const currencyOfLocale = (locale: Locale): DisplayCurrency => (locale === "ru-RU" ? "rub" : "usd")

export const locales = ["en-US", "ru-RU"] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = "en-US"
export const isLocale = (text: string | null): text is Locale => locales.some((locale) => locale === text)
