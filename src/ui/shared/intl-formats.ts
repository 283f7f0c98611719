import type { Locale } from "#domain/shared/currency.ts"
import { memoize } from "#domain/shared/memoize.ts"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"

/** Placeholder for a missing value. */
export const unknownValueText = "\u2014"

export const coinDigits = 8

export const nbsp = "\u00a0"

/** Returns a decimal as a plain string, which Intl formats exactly. TypeScript types such strings as template literals. */
export const toNumericLiteral = (value: Decimal, digits = coinDigits) =>
  toPlainDecimal(value, digits) as Intl.StringNumericLiteral

// Each formatter is memoized on its first use, because creating an Intl formatter costs more than all of its calls.

export const getNumberFormat = memoize(
  (locale: Locale, minDigits: number, maxDigits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: minDigits, maximumFractionDigits: maxDigits }),
)
export const getPercentFormat = memoize(
  (locale: Locale) => new Intl.NumberFormat(locale, { style: "unit", unit: "percent", maximumFractionDigits: 2 }),
)
export const getFileSizeFormat = memoize(
  (locale: Locale, unit: "kilobyte" | "megabyte") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: unit === "megabyte" ? 1 : 0 }),
)
/** Returns the formatter of a currency with its narrow sign: "$1.50". */
export const getCurrencyFormat = memoize(
  (locale: Locale, currency: string, minDigits: number, maxDigits: number) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: minDigits,
      maximumFractionDigits: maxDigits,
    }),
)
const compactIn = memoize(
  (locale: Locale, currency: string) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      notation: "compact",
      maximumSignificantDigits: 3,
    }),
)

/**
 * Formats an amount in the compact notation, with a space before the letter of the power: "$2.44 T". English would attach the
 * letter to the number.
 */
export const formatCompact = (locale: Locale, currency: string, value: Decimal): string =>
  compactIn(locale, currency)
    .formatToParts(toNumericLiteral(value, 0))
    .map((part, index, parts) =>
      part.type === "compact" && parts[index - 1]?.type !== "literal" ? `${nbsp}${part.value}` : part.value,
    )
    .join("")
const datesIn = (options: Intl.DateTimeFormatOptions) => {
  const formatIn = memoize(
    (locale: Locale, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { ...options, ...(timeZone !== "" && { timeZone }) }),
  )
  return (locale: Locale, timeZone = "") =>
    (instant: Instant | null) =>
      instant === null ? unknownValueText : formatIn(locale, timeZone).format(new Date(instant))
}
export const createDateFormatter = datesIn({ dateStyle: "medium" })
export const createDayFormatter = datesIn({ month: "short", day: "numeric" })
export const createMonthFormatter = datesIn({ month: "short", year: "numeric" })
export const createTimeFormatter = datesIn({ timeStyle: "short" })
export const createDateTimeFormatter = datesIn({ dateStyle: "medium", timeStyle: "short" })
export const createShortDateTimeFormatter = datesIn({
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
})
