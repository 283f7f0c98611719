import { BigDecimal } from "effect"
import { hashesOf, parseHashrateUnit } from "#domain/shared/hashrate-unit.ts"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Mining } from "./mining.ts"

const secondsPerDay = decimal("86400")
const hashesPerDifficulty = decimal("4294967296")
const percentAndDays = decimal("36500")

type Block = Pick<Extract<Mining, { algorithm: "sha256" }>, "difficulty" | "blockReward">
type Stake = Pick<Extract<Mining, { algorithm: "staking" }>, "yearlyYield">

/** The decimals of a paid amount of coins. The rest is dropped. */
const digits = 8
/**
 * Divides, and drops the digits that are not paid. The division uses integers, because a quotient of decimals would first get a hundred
 * digits.
 */
const dividePayout = (dividend: Decimal, divisor: Decimal): Decimal => {
  const shift = digits + divisor.scale - dividend.scale
  const [over, under] = shift < 0 ? [1n, 10n ** BigInt(-shift)] : [10n ** BigInt(shift), 1n]
  return BigDecimal.make((dividend.value * over) / (divisor.value * under), digits)
}

const calculateMined = (hashes: Decimal, { blockReward }: Block): Decimal => BigDecimal.multiply(hashes, blockReward)

/** Returns the SHA-256 payout: hashes ÷ (difficulty × 2^32) × reward. */
const calculateSha256Payout = (hashes: Decimal, block: Block): Decimal =>
  dividePayout(calculateMined(hashes, block), BigDecimal.multiply(block.difficulty, hashesPerDifficulty))

/** Returns the Ethash payout: hashes ÷ difficulty × reward. */
const calculateEthashPayout = (hashes: Decimal, block: Block): Decimal =>
  dividePayout(calculateMined(hashes, block), block.difficulty)

/** Returns the payout of a stake for a day: stake × yield in percent ÷ 100 ÷ 365. */
const calculateStakingPayout = (stake: Decimal, { yearlyYield }: Stake): Decimal =>
  dividePayout(BigDecimal.multiply(stake, yearlyYield), percentAndDays)

/** Returns the hashes of a day, or null if the unit is not one of power. */
const calculateDailyHashes = (quantity: Decimal, unit: string): Decimal | null => {
  const parsed = parseHashrateUnit(unit)
  const size = parsed && hashesOf(parsed)
  if (size === null) return null
  const hashes = BigDecimal.multiply(quantity, size)
  return parsed?.per === "day" ? hashes : BigDecimal.multiply(hashes, secondsPerDay)
}

/** Returns the daily payout of a quantity before fees, in the coin. Returns null if its unit does not fit the algorithm. */
export const calculateDailyPayout = (quantity: Decimal, unit: string, mining: Mining): Decimal | null => {
  const isStake = parseHashrateUnit(unit)?.name === "eth2"
  if (mining.algorithm === "staking") return isStake ? calculateStakingPayout(quantity, mining) : null
  const hashes = isStake ? null : calculateDailyHashes(quantity, unit)
  if (hashes === null) return null
  return mining.algorithm === "sha256" ? calculateSha256Payout(hashes, mining) : calculateEthashPayout(hashes, mining)
}
