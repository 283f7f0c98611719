import { displayCurrencies } from "#domain/shared/currency.ts"

/** Returns the spellings of a unit that may be written next to an amount. A currency has its code and its sign, "USD" and "$". */
export const unitsOf = (unit: string | undefined, locale: string): ReadonlyArray<string> => {
  if (unit === undefined) return []
  if (!displayCurrencies.some((currency) => currency === unit)) return [unit]
  const currencyFormat = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: unit,
    currencyDisplay: "narrowSymbol",
  })
  return [unit, ...currencyFormat.formatToParts(0).flatMap(({ type, value }) => (type === "currency" ? [value] : []))]
}
