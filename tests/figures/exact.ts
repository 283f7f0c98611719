/** A fraction of two integers. The implementation shares no code with the client's decimals and does not round before the end. */
export interface Exact {
  readonly over: bigint
  /** The denominator, which is positive. */
  readonly under: bigint
}

export const whole = (value: bigint | number): Exact => ({ over: BigInt(value), under: 1n })

/** Parses a decimal of the API. */
export const exact = (text: string): Exact => {
  const [, sign = "", digits = "0", part = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return { over: BigInt(sign + digits + part), under: 10n ** BigInt(part.length) }
}

/** Adds two fractions. Denominators are mostly powers of ten, so the larger denominator fits both, and long sums stay small. */
export const plus = (one: Exact, other: Exact): Exact => {
  if (one.under % other.under === 0n)
    return { over: one.over + (one.under / other.under) * other.over, under: one.under }
  if (other.under % one.under === 0n) return plus(other, one)
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under }
}
export const times = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.over,
  under: one.under * other.under,
})
export const negative = ({ over, under }: Exact): Exact => ({ over: -over, under })
export const minus = (one: Exact, other: Exact): Exact => plus(one, negative(other))
export const ratio = (one: Exact, other: Exact): Exact => {
  const [over, under] = [one.over * other.under, one.under * other.over]
  return under < 0n ? { over: -over, under: -under } : { over, under }
}
export const sum = (values: readonly Exact[]): Exact => values.reduce(plus, whole(0))
export const percentOf = (part: Exact, divisor: Exact): Exact => ratio(times(part, whole(100)), divisor)
export const isLess = (one: Exact, other: Exact): boolean => minus(one, other).over < 0n
export const least = (one: Exact, other: Exact): Exact => (isLess(one, other) ? one : other)
const most = (one: Exact, other: Exact): Exact => (isLess(one, other) ? other : one)
/** Subtracts, with zero as the minimum. */
export const rest = (one: Exact, other: Exact): Exact => most(whole(0), minus(one, other))

const lengthOf = (value: bigint): bigint => (value < 0n ? -value : value)

type Rounding = "half" | "down" | "up"

/** Rounds to units of the last digit: half away from zero, cut off, or away from zero. */
const unitsOf = ({ over, under }: Exact, digits: number, how: Rounding): bigint => {
  const scaled = lengthOf(over) * 10n ** BigInt(digits)
  const units = { half: (2n * scaled + under) / (2n * under), down: scaled / under, up: (scaled + under - 1n) / under }[
    how
  ]
  return over < 0n ? -units : units
}

/** Writes a number with this many digits. A negative zero is written as "0". */
export const written = (value: Exact, digits: number): string => {
  const units = unitsOf(value, digits, "half")
  const text = lengthOf(units)
    .toString()
    .padStart(digits + 1, "0")
  const [before, after] = [text.slice(0, text.length - digits), text.slice(text.length - digits)]
  return `${units < 0n ? "-" : ""}${before}${digits === 0 ? "" : `.${after}`}`
}

export const roundedTo = (value: Exact, digits: number, how: Rounding = "half"): Exact => ({
  over: unitsOf(value, digits, how),
  under: 10n ** BigInt(digits),
})
