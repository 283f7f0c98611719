import { BigDecimal } from "effect"
import { roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import type { Purchase } from "./income.ts"
import type { Mining } from "./mining.ts"
import type { PaybackFan } from "./payback-fan.ts"

/** A stake, its earnings, and their sum, either in coins or as their worth in the display currency. */
interface Sum {
  readonly stake: Decimal
  readonly earned: Decimal
  readonly end: Decimal
}

/** The result of a stake that is returned. Amounts of money are rounded as shown, so that they add up. */
export interface StakeOutcome {
  readonly coins: Sum
  /** The number of decimals for the coins, 4 to 8: as many as show every digit of the stake and two digits of the earnings. */
  readonly digits: number
  /** The worth at an unchanged price. */
  readonly worth: Sum
  /** The part of the earnings that has been paid, in the display currency. */
  readonly paid: Decimal
  /** The cost of the purchase, in the display currency. */
  readonly cost: Decimal
  /** The worth at the end minus the cost. Negative if the end is less. */
  readonly surplus: Decimal
  /** The worth at the end at the lower price, and that worth minus the cost. */
  readonly lower: { readonly end: Decimal; readonly surplus: Decimal }
}

const displayDigits = 2
const roundForDisplay = (amount: Decimal) => roundHalfUp(amount, displayDigits)

const [minDigits, maxDigits] = [4, 8]
const digitsOf = (stake: Decimal, earned: Decimal): number => {
  const isEnough = (digits: number) =>
    BigDecimal.equals(roundHalfUp(stake, digits), stake) &&
    (BigDecimal.isZero(earned) || BigDecimal.isGreaterThanOrEqualTo(earned, BigDecimal.make(10n, digits)))
  let digits = minDigits
  while (digits < maxDigits && !isEnough(digits)) digits += 1
  return digits
}

/**
 * Returns the outcome of a stake. Returns null if the fan has no returned stake. The fan is in the display currency, and `rate` converts
 * its end to coins.
 */
export const calculateStakeOutcome = (
  { stake: worth, ends, cost, past }: PaybackFan,
  { quantity: stake }: Pick<Purchase, "quantity">,
  { rate }: Pick<Mining, "rate">,
): StakeOutcome | null => {
  if (worth === null) return null
  const end = BigDecimal.max(stake, roundHalfUp(BigDecimal.divideUnsafe(ends.asToday, rate)))
  const earned = BigDecimal.subtract(end, stake)
  const [stakeShown, endShown, costShown, lowerShown] = [worth, ends.asToday, cost, ends.lower].map(
    roundForDisplay,
  ) as [Decimal, Decimal, Decimal, Decimal]
  return {
    coins: { stake, earned, end },
    digits: digitsOf(stake, earned),
    worth: { stake: stakeShown, earned: BigDecimal.subtract(endShown, stakeShown), end: endShown },
    paid: past.at(-1)!.amount,
    cost: costShown,
    surplus: BigDecimal.subtract(endShown, costShown),
    lower: { end: lowerShown, surplus: BigDecimal.subtract(lowerShown, costShown) },
  }
}
