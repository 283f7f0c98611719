import { BigDecimal } from "effect"

export type Decimal = BigDecimal.BigDecimal

/** Decimals of every amount and quantity (order cost precision). */
const scale = 8

const plain = /^-?\d{1,30}(\.\d{1,18})?$/

/** "0.5" → decimal. Null for anything that is not a plain decimal: `1e5`, `0,5`, ` 1`, ``. */
export const parseDecimal = (text: string): Decimal | null =>
  plain.test(text) ? BigDecimal.fromStringUnsafe(text) : null

/** A decimal known at writing time. Throws on anything else. */
export const decimal = (text: string): Decimal => {
  const value = parseDecimal(text)
  if (value === null) throw new Error(`Not a decimal: ${text}`)
  return value
}

export const zero: Decimal = decimal("0")
export const hundred: Decimal = decimal("100")

const round =
  (mode: "floor" | "ceil" | "half-from-zero") =>
  (value: Decimal, digits = scale): Decimal =>
    BigDecimal.round(value, { scale: digits, mode })

/** Display and cost: half away from zero. */
export const roundHalfUp = round("half-from-zero")
/** Balances and "All". */
export const roundDown = round("floor")
/** Amounts due. */
export const roundUp = round("ceil")

/** Half up, but less than 100 percent stays less. */
export const roundPercent = (value: Decimal, digits = 2): Decimal => {
  const half = roundHalfUp(value, digits)
  return BigDecimal.isLessThan(value, hundred) && BigDecimal.equals(half, hundred) ? roundDown(value, digits) : half
}

/** The part in percent of the whole; zero if the whole is zero. */
export const percentOf = (part: Decimal, whole: Decimal, digits = 2): Decimal =>
  BigDecimal.isZero(whole)
    ? zero
    : roundPercent(BigDecimal.divideUnsafe(BigDecimal.multiply(part, hundred), whole), digits)

/** Plain digits for Intl and the wire: no exponent, no grouping. */
export const toPlainDecimal = (value: Decimal, digits = scale): string => {
  const rounded = BigDecimal.normalize(roundHalfUp(value, digits))
  // BigDecimal writes large round numbers as 1e+19.
  return rounded.scale < 0 ? String(rounded.value * 10n ** BigInt(-rounded.scale)) : BigDecimal.format(rounded)
}

/** Money as a field shows it: always two digits. */
export const toCents = (value: Decimal): string => {
  const [whole, part = ""] = toPlainDecimal(value, 2).split(".")
  return `${whole}.${part.padEnd(2, "0")}`
}
