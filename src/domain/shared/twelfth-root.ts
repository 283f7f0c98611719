import { BigDecimal } from "effect"
import { zero, type Decimal } from "./money.ts"

/** Digits after the point of a root: more than any amount has. */
const digits = 20
const degree = 12

/** The largest whole number whose twelfth power is not above this. */
const wholeRoot = (of: bigint): bigint => {
  if (of < 2n) return of
  const power = BigInt(degree)
  // From above: Newton's steps only go down to the root.
  let root = 1n << BigInt(Math.ceil(of.toString(2).length / degree))
  for (;;) {
    const next = ((power - 1n) * root + of / root ** (power - 1n)) / power
    if (next >= root) return root
    root = next
  }
}

/** The twelfth root of a quotient of two amounts, cut off after twenty digits. Neither is negative, the second is not zero. */
export const twelfthRoot = (dividend: Decimal, divisor: Decimal): Decimal => {
  if (BigDecimal.isZero(dividend)) return zero
  // dividend / divisor × 10^(12 × digits), in whole numbers.
  const shift = degree * digits + divisor.scale - dividend.scale
  return BigDecimal.make(wholeRoot((dividend.value * 10n ** BigInt(shift)) / divisor.value), digits)
}
