import type { Unit } from "#sandbox/catalogue.ts"
import { formatAmount, type Amount } from "#sandbox/money.ts"
import type { CoinName, Locale, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { coins } from "./rates.ts"
import { cleanName } from "./typed-text.ts"

/**
 * Returns a name that a customer wrote. Removes line breaks, which older names may contain. The Unicode isolates FSI and PDI limit the text
 * direction to the name.
 */
export const isolateName = (name: string): string => `\u2068${cleanName(name)}\u2069`

// Intl formats decimal strings exactly, but TypeScript types them as template literals.
const exact = (value: Amount) => formatAmount(value) as Intl.StringNumericLiteral

/** Formats an amount as the site does: "€524.40" and "0.01000000 BTC". */
export const formatMoney = (value: Amount, currency: DisplayCurrencyName | CoinName, locale: Locale): string => {
  const isCoin = coins.some((coin) => coin === currency)
  const digits = isCoin ? 8 : 2
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  if (isCoin) return `${new Intl.NumberFormat(locale, decimals).format(exact(value))}\u00a0${currency.toUpperCase()}`
  const money = { ...decimals, style: "currency", currency, currencyDisplay: "narrowSymbol" } as const
  return new Intl.NumberFormat(locale, money).format(exact(value))
}

const unitNames: Readonly<Record<Unit, Readonly<Record<Locale, string>>>> = {
  Th: { "en-US": "Th/s", "ru-RU": "Th/s" },
  Mh: { "en-US": "Mh/s", "ru-RU": "Mh/s" },
  eth2: { "en-US": "ETH staked", "ru-RU": "ETH в стейкинге" },
}

/** Formats power as the site does: "33.3 Th/s". */
export const formatQuantity = (value: Amount, unit: Unit, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(exact(value))}\u00a0${unitNames[unit][locale]}`

/** Formats a time in UTC: "March 10, 2026 at 12:00 PM UTC". */
export const formatTime = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" }).format(at)

/** Returns a country's name, such as "Germany" for DE. */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country
