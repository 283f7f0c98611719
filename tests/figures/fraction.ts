/** A fraction of two integers. The implementation shares no code with the client's decimals and does not round before the end. */
export interface Fraction {
  readonly numerator: bigint
  /** The denominator, which is positive. */
  readonly denominator: bigint
}

export const toFraction = (value: bigint | number): Fraction => ({ numerator: BigInt(value), denominator: 1n })

/** Parses a decimal of the API. */
export const parseFraction = (text: string): Fraction => {
  const [, sign = "", digits = "0", part = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return { numerator: BigInt(sign + digits + part), denominator: 10n ** BigInt(part.length) }
}

/** Adds two fractions. Denominators are mostly powers of ten, so the larger denominator fits both, and long sums stay small. */
export const add = (one: Fraction, other: Fraction): Fraction => {
  if (one.denominator % other.denominator === 0n)
    return {
      numerator: one.numerator + (one.denominator / other.denominator) * other.numerator,
      denominator: one.denominator,
    }
  if (other.denominator % one.denominator === 0n) return add(other, one)
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}
export const multiply = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
})
export const negate = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator })
export const subtract = (one: Fraction, other: Fraction): Fraction => add(one, negate(other))
export const divide = (one: Fraction, other: Fraction): Fraction => {
  const [numerator, denominator] = [one.numerator * other.denominator, one.denominator * other.numerator]
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator }
}
export const sum = (values: readonly Fraction[]): Fraction => values.reduce(add, toFraction(0))
export const percentOf = (part: Fraction, divisor: Fraction): Fraction =>
  divide(multiply(part, toFraction(100)), divisor)
export const isLess = (one: Fraction, other: Fraction): boolean => subtract(one, other).numerator < 0n
export const min = (one: Fraction, other: Fraction): Fraction => (isLess(one, other) ? one : other)
const max = (one: Fraction, other: Fraction): Fraction => (isLess(one, other) ? other : one)
export const subtractToZero = (one: Fraction, other: Fraction): Fraction => max(toFraction(0), subtract(one, other))

const lengthOf = (value: bigint): bigint => (value < 0n ? -value : value)

type Rounding = "half" | "down" | "up"

/** Rounds to units of the last digit: half away from zero, cut off, or away from zero. */
const unitsOf = ({ numerator, denominator }: Fraction, digits: number, rounding: Rounding): bigint => {
  const scaled = lengthOf(numerator) * 10n ** BigInt(digits)
  const units = {
    half: (2n * scaled + denominator) / (2n * denominator),
    down: scaled / denominator,
    up: (scaled + denominator - 1n) / denominator,
  }[rounding]
  return numerator < 0n ? -units : units
}

/** Writes a number with this many digits. A negative zero is written as "0". */
export const formatFraction = (value: Fraction, digits: number): string => {
  const units = unitsOf(value, digits, "half")
  const text = lengthOf(units)
    .toString()
    .padStart(digits + 1, "0")
  const [before, after] = [text.slice(0, text.length - digits), text.slice(text.length - digits)]
  return `${units < 0n ? "-" : ""}${before}${digits === 0 ? "" : `.${after}`}`
}

export const roundTo = (value: Fraction, digits: number, rounding: Rounding = "half"): Fraction => ({
  numerator: unitsOf(value, digits, rounding),
  denominator: 10n ** BigInt(digits),
})
