/** The coins of payouts. A customer has one payout address for each. */
export const payoutCoins = ["btc", "eth"] as const
export type PayoutCoin = (typeof payoutCoins)[number]

export const displayCurrencies = ["usd", "eur", "rub", "zar"] as const
export type DisplayCurrency = (typeof displayCurrencies)[number]
export const coins = ["btc", "eth", "eth2"] as const
export type Coin = (typeof coins)[number]
export type Currency = DisplayCurrency | Coin

/** Returns the currency of a locale: rub for ru-RU, and usd otherwise. */
export const currencyOfLocale = (locale: Locale): DisplayCurrency => (locale === "ru-RU" ? "rub" : "usd")

export const locales = ["en-US", "ru-RU"] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = "en-US"
export const isLocale = (text: string | null): text is Locale => locales.some((locale) => locale === text)

/** Returns the currency of a new customer: the saved currency if it is valid, and otherwise that of the locale. */
export const chooseSignUpCurrency = (saved: string | null, locale: Locale): DisplayCurrency =>
  displayCurrencies.find((currency) => currency === saved) ?? currencyOfLocale(locale)

/** The only locale that the site offers automatically, to a visitor whose browser prefers it. */
export const offeredLocale: Locale = "ru-RU"

/** Returns true if the browser's languages, which begin with the preferred one, name Russian before English. */
export const prefersRussian = (languages: ReadonlyArray<string>): boolean =>
  languages
    .map((tag) => tag.split("-")[0]?.toLowerCase())
    .find((language) => language === "ru" || language === "en") === "ru"
