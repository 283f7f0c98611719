import {
  parseAmount,
  divideAmounts,
  smallerAmount,
  formatAmount,
  multiplyAmounts,
  type Amount,
} from "#sandbox/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"

/**
 * The maximum accepted difference, up or down, between a payment in coins and the amount due: a percentage of the cost, limited to
 * `maxAmount` dollars.
 */
export type PaymentTolerance = { readonly percent: Amount; readonly maxAmount: Amount }

export const defaultPaymentTolerance: PaymentTolerance = { percent: parseAmount("0.5"), maxAmount: parseAmount("1") }

/** The minimum amounts that wallets send. */
const dust: Readonly<Record<CoinName, Amount>> = { btc: parseAmount("0.00000546"), eth: parseAmount("0.0001") }

const hundred = parseAmount("100")

type Difference = { readonly off: Amount; readonly cost: Amount; readonly coin: CoinName; readonly rate: Amount }

/**
 * Returns true if the difference is within the larger of tolerance and dust. Wallets can send a larger difference, so no order gets stuck.
 */
export const withinTolerance = (
  { off, cost, coin, rate }: Difference,
  { percent, maxAmount }: PaymentTolerance,
): boolean => {
  const allowed = smallerAmount(divideAmounts(multiplyAmounts(cost, percent, "down"), hundred, "down"), maxAmount)
  return off <= dust[coin] || off <= divideAmounts(allowed, rate, "down")
}

type Environment = Readonly<Record<string, string | undefined>>

const read = (environment: Environment, name: string, standard: Amount): Amount => {
  const value = environment[name]
  if (value === undefined || value === "") return standard
  if (!/^\d{1,6}(\.\d{1,8})?$/.test(value))
    throw new Error(`${name} must be a number like ${formatAmount(standard)}, not "${value}"`)
  return parseAmount(value)
}

/** Reads the tolerance from the environment. Throws for a value that is not a decimal. */
export const readTolerance = (environment: Environment): PaymentTolerance => ({
  percent: read(environment, "SANDBOX_TOLERANCE", defaultPaymentTolerance.percent),
  maxAmount: read(environment, "SANDBOX_TOLERANCE_MAX", defaultPaymentTolerance.maxAmount),
})
