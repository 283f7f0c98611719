import { BigDecimal } from "effect"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import { hashesOf, parsePowerUnit } from "#domain/shared/power-unit.ts"
import type { Mining } from "./mining.ts"

const secondsPerDay = decimal("86400")
const hashesPerDifficulty = decimal("4294967296")
const percentAndDays = decimal("36500")

type Block = Pick<Extract<Mining, { algorithm: "sha256" }>, "difficulty" | "blockReward">
type Stake = Pick<Extract<Mining, { algorithm: "staking" }>, "yearlyYield">

/**
 * The decimals of a paid amount of coins. Smaller amounts are dropped. The calculation uses whole numbers, because a quotient of decimals
 * would first get a hundred digits.
 */
const digits = 8
const paid = (dividend: Decimal, divisor: Decimal): Decimal => {
  const shift = digits + divisor.scale - dividend.scale
  const [over, under] = shift < 0 ? [1n, 10n ** BigInt(-shift)] : [10n ** BigInt(shift), 1n]
  return BigDecimal.make((dividend.value * over) / (divisor.value * under), digits)
}

const calculateMined = (hashes: Decimal, { blockReward }: Block): Decimal => BigDecimal.multiply(hashes, blockReward)

/** Returns the SHA-256 payout: hashes ÷ (difficulty × 2^32) × reward. */
const sha256Payout = (hashes: Decimal, block: Block): Decimal =>
  paid(calculateMined(hashes, block), BigDecimal.multiply(block.difficulty, hashesPerDifficulty))

/** Returns the Ethash payout: hashes ÷ difficulty × reward. */
const ethashPayout = (hashes: Decimal, block: Block): Decimal => paid(calculateMined(hashes, block), block.difficulty)

/** Returns a day's part of the yearly yield. */
const stakingPayout = (stake: Decimal, { yearlyYield }: Stake): Decimal =>
  paid(BigDecimal.multiply(stake, yearlyYield), percentAndDays)

const dailyHashes = (quantity: Decimal, unit: string): Decimal | null => {
  const parsed = parsePowerUnit(unit)
  const size = parsed && hashesOf(parsed)
  if (size === null) return null
  const hashes = BigDecimal.multiply(quantity, size)
  return parsed?.per === "day" ? hashes : BigDecimal.multiply(hashes, secondsPerDay)
}

/** Returns the daily payout of a quantity before fees, in the coin. Returns null if its unit does not fit the algorithm. */
export const dailyPayout = (quantity: Decimal, unit: string, mining: Mining): Decimal | null => {
  const isStake = parsePowerUnit(unit)?.power === "eth2"
  if (mining.algorithm === "staking") return isStake ? stakingPayout(quantity, mining) : null
  const hashes = isStake ? null : dailyHashes(quantity, unit)
  if (hashes === null) return null
  return mining.algorithm === "sha256" ? sha256Payout(hashes, mining) : ethashPayout(hashes, mining)
}
