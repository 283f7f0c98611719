/**
 * The number of units in one dollar or coin. Money is a whole number of units in this oracle, which shares no code with the client's
 * decimals.
 */
const scale = 100_000_000n

export const units = (text: string): bigint => {
  const negative = text.startsWith("-")
  const [whole = "0", part = ""] = text.replace("-", "").split(".")
  const value = BigInt(whole) * scale + BigInt(part.padEnd(8, "0").slice(0, 8))
  return negative ? -value : value
}

/** Rounds half up. The dividend must not be negative. */
const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)
const ceil = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor

/** The terms of a product, in 1e-8. `list` is the price beyond the discounted quantity (`rest`) that a sale has left. */
export interface Terms {
  readonly min: bigint
  readonly max: bigint
  readonly step: bigint
  readonly toPay: bigint
  readonly list: bigint
  readonly rest: bigint | null
}

export const clampedTo = ({ min, max, step }: Terms, quantity: bigint): bigint => {
  const inside = quantity < min ? min : quantity > max ? max : quantity
  const roundedUp = ceil(inside, step) * step
  return roundedUp <= max ? roundedUp : (max / step) * step
}

const priceOf = ({ rest, toPay, list }: Terms, quantity: bigint): bigint =>
  rest !== null && quantity > rest ? list : toPay
export const costOf = (terms: Terms, quantity: bigint): bigint => halfUp(quantity * priceOf(terms, quantity), scale)
const cents = (cost: bigint): bigint => halfUp(cost, 1_000_000n)

/**
 * Searches for the first step whose cost at one price reaches the requested cost, either exactly or as the screen shows
 * it (two digits). If steps are too close for the screen to distinguish, only the exact cost counts.
 */
const firstStep = (price: bigint, { step }: Terms, cost: bigint): bigint => {
  const exact = (steps: bigint) => steps * step * price >= cost * scale
  const isRelativelyClose = price * step >= scale * 1_000_000n
  const reaches = (steps: bigint) =>
    exact(steps) || (isRelativelyClose && cents(halfUp(steps * step * price, scale)) * 1_000_000n >= cost)
  let [low, high] = [0n, 1n]
  while (!reaches(high)) high *= 2n
  while (low < high) {
    const middle = (low + high) / 2n
    if (reaches(middle)) high = middle
    else low = middle + 1n
  }
  return low * step
}

/**
 * Returns the quantity that a cost buys at the discounted price, or beyond the rest of the sale at the list price. A
 * cost between the two buys the rest.
 */
export const boughtBy = (terms: Terms, cost: bigint): bigint => {
  const quantityAt = (price: bigint) =>
    price <= 0n ? clampedTo(terms, terms.min) : clampedTo(terms, firstStep(price, terms, cost))
  const discounted = quantityAt(terms.toPay)
  if (terms.rest === null || discounted <= terms.rest) return discounted
  const listed = quantityAt(terms.list)
  if (listed > terms.rest) return listed
  const rest = (terms.rest / terms.step) * terms.step
  return rest < terms.min ? listed : rest
}
