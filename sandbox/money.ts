/** An amount as a whole number of hundred-millionths, because the API has eight decimals and floats would round. */
export type Amount = bigint

const digits = 8
const one = 10n ** BigInt(digits)
const form = /^(-?)(\d+)(?:\.(\d{1,8})0*)?$/

/** Parses a decimal string from the API or from a `numeric` column. Throws for more than eight decimals other than zeros. */
export const parseAmount = (text: string): Amount => {
  const match = form.exec(text)
  if (!match) throw new Error(`Not an amount: ${text}`)
  const [, sign, whole = "0", part = ""] = match
  const value = BigInt(whole) * one + BigInt(part.padEnd(digits, "0"))
  return sign === "-" ? -value : value
}

/** Formats an amount as a decimal string without trailing zeros. */
export const formatAmount = (value: Amount): string => {
  const plain = value < 0n ? -value : value
  const part = (plain % one).toString().padStart(digits, "0")
  const shown = part.slice(0, [...part].findLastIndex((digit) => digit !== "0") + 1)
  return `${value < 0n ? "-" : ""}${plain / one}${shown && `.${shown}`}`
}

export type Rounding = "down" | "up" | "half-up"

/** Divides and rounds. The dividend must not be negative, because each rounding is defined for positive amounts only. */
const divide = (dividend: bigint, divisor: bigint, rounding: Rounding): bigint => {
  const down = dividend / divisor
  const rest = dividend % divisor
  if (rest === 0n || rounding === "down") return down
  return rounding === "up" || rest * 2n >= divisor ? down + 1n : down
}

export const multiplyAmounts = (a: Amount, b: Amount, rounding: Rounding): Amount => divide(a * b, one, rounding)
export const divideAmounts = (a: Amount, b: Amount, rounding: Rounding): Amount => divide(a * one, b, rounding)
export const proportionOf = (whole: Amount, part: Amount, divisor: Amount, rounding: Rounding): Amount =>
  divide(whole * part, divisor, rounding)
export const roundToStep = (value: Amount, step: Amount, rounding: Rounding): Amount =>
  divide(value, step, rounding) * step
export const smallerAmount = (a: Amount, b: Amount): Amount => (a < b ? a : b)
