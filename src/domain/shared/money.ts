import { BigDecimal } from "effect"

export type Decimal = BigDecimal.BigDecimal

/** The decimals of every amount and quantity, which is the precision of an order's cost. */
const scale = 8

const decimalPattern = /^-?\d{1,30}(\.\d{1,18})?$/

/** Parses a plain decimal such as "0.5". Returns null for any other string: "1e5", "0,5", " 1", "". */
export const parseDecimal = (text: string): Decimal | null =>
  decimalPattern.test(text) ? BigDecimal.fromStringUnsafe(text) : null

/** Returns the decimal of a literal in the code. Throws for anything else. */
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

/** Rounds shown amounts and costs: half away from zero. */
export const roundHalfUp = round("half-from-zero")
/** Rounds down: balances, and the amount that "All" fills in, which must not exceed the balance. */
export const roundDown = round("floor")
/** Rounds up: amounts due, because a smaller payment would not cover them. */
export const roundUp = round("ceil")

/** Rounds half up, except that less than 100 percent never becomes 100, because 100 would look complete. */
export const roundPercent = (value: Decimal, digits = 2): Decimal => {
  const half = roundHalfUp(value, digits)
  return BigDecimal.isLessThan(value, hundred) && BigDecimal.equals(half, hundred) ? roundDown(value, digits) : half
}

/** Returns the part in percent of the whole, rounded like `roundPercent`. A part of zero is zero percent. */
export const percentOf = (part: Decimal, whole: Decimal, digits = 2): Decimal =>
  BigDecimal.isZero(whole)
    ? zero
    : roundPercent(BigDecimal.divideUnsafe(BigDecimal.multiply(part, hundred), whole), digits)

/** Returns plain digits for `Intl` and the wire, without an exponent or grouping. Rounds half up. */
export const toPlainDecimal = (value: Decimal, digits = scale): string => {
  const rounded = BigDecimal.normalize(roundHalfUp(value, digits))
  // BigDecimal formats large round numbers as 1e+19.
  return rounded.scale < 0 ? String(rounded.value * 10n ** BigInt(-rounded.scale)) : BigDecimal.format(rounded)
}

/** Returns an amount of money as a field shows it, always with two decimals. */
export const toCents = (value: Decimal): string => {
  const [whole, part = ""] = toPlainDecimal(value, 2).split(".")
  return `${whole}.${part.padEnd(2, "0")}`
}
