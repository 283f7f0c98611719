import { BigDecimal } from "effect"
import { use, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { coins, defaultLocale, isLocale, type Currency, type Locale } from "#domain/shared/currency.ts"
import { parseHashrateUnit, type HashrateUnit } from "#domain/shared/hashrate-unit.ts"
import { memoize } from "#domain/shared/memoize.ts"
import { decimal, roundHalfUp, roundPercent, zero, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import {
  coinDigits,
  formatCompact,
  createDateFormatter,
  createDateTimeFormatter,
  createDayFormatter,
  toNumericLiteral,
  getCurrencyFormat,
  createMonthFormatter,
  nbsp,
  createShortDateTimeFormatter,
  getNumberFormat,
  getPercentFormat,
  getFileSizeFormat,
  createTimeFormatter,
  unknownValueText,
} from "./intl-formats.ts"
import { TimeZone } from "./time-zone.ts"

/** A currency or unit that this build does not know is "unknown". An amount in an unknown currency is a bare number. */
type OrUnknown<T> = T | "unknown"

interface AmountOptions {
  /** Shows whole units, and three significant digits from a trillion up, where more digits would distract. */
  readonly isShort?: boolean
  /** Shows all decimals, for a price from which other amounts are computed. */
  readonly hasAllDecimals?: boolean
  /** The number of decimals of a coin amount, where all eight would distract. */
  readonly digits?: number
}

export interface Formatters {
  /** "$1,234.50", "0.00150000 BTC", short "$1,235" and "$2.44 T". */
  readonly amount: (value: Decimal | null, currency: OrUnknown<Currency>, options?: AmountOptions) => string
  /** "12.5 Th/s", without trailing zeros, and without a unit that this build does not know. */
  readonly quantity: (value: Decimal, unit: string) => string
  /** The number alone, with at most eight decimals. */
  readonly number: (value: Decimal) => string
  readonly count: (value: number | null) => string
  /**
   * 10 → "10 %" in the locale's format, with at most two decimals. A share below 100 never rounds up to 100 ("99.99%"), and a share
   * above 0 never rounds down to 0 ("<0.01%").
   */
  readonly percent: (value: Decimal) => string
  /** A change: "+$5.00", "−$5.00", and "$0.00" if it rounds to that. */
  readonly amountChange: (value: Decimal, currency: OrUnknown<Currency>) => string
  /** A change: "+1.25%", "−1.25%", and "0%" if it rounds to that. */
  readonly percentChange: (value: Decimal) => string
  /** A number of bytes: "64 kB", "1.3 MB". */
  readonly size: (bytes: number) => string
  readonly dateTime: (instant: Instant | null) => string
  readonly date: (instant: Instant | null) => string
  /** "Jul 9", where the year is shown next to it. */
  readonly day: (instant: Instant | null) => string
  /** "Jul 2027". */
  readonly month: (instant: Instant | null) => string
  readonly time: (instant: Instant | null) => string
  /** "Nov 27, 12:14 PM", for an instant within days of now, where the year is obvious. */
  readonly near: (instant: Instant | null) => string
  readonly unit: (unit: string) => string
}

const trillion = decimal("1000000000000")

const isCoin = (currency: string) => coins.some((coin) => coin === currency)

// Replaces the hyphen that some locales use as a minus. A hyphen is narrower than a plus and allows a line break.
const signed = (text: string) => text.replace("-", "\u2212")

const minPercent = decimal("0.01")

/** "th", "thDay", or "unknown" for a unit that this build does not know. */
type UnitKey = OrUnknown<HashrateUnit["name"] | `${HashrateUnit["name"]}Day`>

const keyOf = ({ name, per }: HashrateUnit): UnitKey => (per === "day" ? `${name}Day` : name)

/**
 * Creates the formatters of one locale. `unitName` translates a unit of power. Dates are in `timeZone`, by default that of this
 * process.
 */
export const createFormatters = (
  locale: Locale,
  unitName: (unit: UnitKey) => string,
  timeZone?: string,
): Formatters => {
  const number = (value: Decimal | number) =>
    getNumberFormat(locale, 0, coinDigits).format(typeof value === "number" ? value : toNumericLiteral(value))
  const rounded = (value: Decimal) => signed(getPercentFormat(locale).format(toNumericLiteral(value, 2)))
  const percent = (value: Decimal) => {
    const shown = roundPercent(value)
    return BigDecimal.isPositive(value) && BigDecimal.isZero(shown) ? `<${rounded(minPercent)}` : rounded(shown)
  }
  /** Returns a plus if the value is positive after rounding, as the customer sees it. */
  const plus = (value: Decimal, digits: number) => (BigDecimal.isPositive(roundHalfUp(value, digits)) ? "+" : "")
  const nonNegativeZero = (value: Decimal, digits: number) =>
    BigDecimal.isZero(roundHalfUp(value, digits)) ? zero : value
  const unitLabel = memoize(unitName)
  const unitOf = (name: string): string | null => {
    const unit = parseHashrateUnit(name)
    if (unit !== null) return unitLabel(keyOf(unit))
    // Writes the unit of a block reward, which is a coin.
    return isCoin(name.toLowerCase()) ? name.toUpperCase() : null
  }
  const amount: Formatters["amount"] = (
    value,
    currency,
    { isShort = false, hasAllDecimals = false, digits: ofCoin = coinDigits } = {},
  ) => {
    if (value === null) return unknownValueText
    if (currency === "unknown") return signed(number(value))
    // Coins are formatted as plain numbers, because Intl has no names for coins and throws on currency "eth2".
    if (isCoin(currency))
      return `${signed(getNumberFormat(locale, ofCoin, ofCoin).format(toNumericLiteral(value, ofCoin)))}${nbsp}${currency.toUpperCase()}`
    if (isShort && BigDecimal.isGreaterThanOrEqualTo(BigDecimal.abs(value), trillion))
      return signed(formatCompact(locale, currency, value))
    const digits = isShort ? 0 : 2
    const maxDigits = hasAllDecimals ? coinDigits : digits
    return signed(getCurrencyFormat(locale, currency, digits, maxDigits).format(toNumericLiteral(value, maxDigits)))
  }
  return {
    amount,
    amountChange: (value, currency) => {
      const digits = isCoin(currency) || currency === "unknown" ? coinDigits : 2
      return `${plus(value, digits)}${amount(nonNegativeZero(value, digits), currency)}`
    },
    percentChange: (value) => `${plus(value, 2)}${rounded(nonNegativeZero(value, 2))}`,
    quantity: (value, name) => {
      const unit = unitOf(name)
      return unit === null ? number(value) : `${number(value)}${nbsp}${unit}`
    },
    count: (value) => (value === null ? unknownValueText : number(value)),
    number: (value) => signed(number(value)),
    percent,
    size: (bytes) =>
      bytes < 1_000_000
        ? getFileSizeFormat(locale, "kilobyte").format(bytes / 1_000)
        : getFileSizeFormat(locale, "megabyte").format(bytes / 1_000_000),
    dateTime: createDateTimeFormatter(locale, timeZone),
    time: createTimeFormatter(locale, timeZone),
    date: createDateFormatter(locale, timeZone),
    day: createDayFormatter(locale, timeZone),
    month: createMonthFormatter(locale, timeZone),
    near: createShortDateTimeFormatter(locale, timeZone),
    unit: (name) => unitOf(name) ?? unitLabel("unknown"),
  }
}

/** Formats amounts, quantities and dates for the interface locale. */
export const useFormatters = (): Formatters => {
  const { t, i18n } = useTranslation()
  const timeZone = use(TimeZone)
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return useMemo(() => createFormatters(locale, (unit) => t(`units.${unit}`), timeZone), [locale, t, timeZone])
}
