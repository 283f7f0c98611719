import { expect, it } from "vitest"
import { bitcoinMining, etherMining, stakingMining } from "#domain/fixtures/mining.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { calculateDailyPayout } from "./payout.ts"

const paid = (quantity: string, unit: string, mining: typeof bitcoinMining) => {
  const payout = calculateDailyPayout(decimal(quantity), unit, mining)
  return payout && toPlainDecimal(payout)
}

it.each([
  // 10 Th/s × 10^12 hashes × 86,400 seconds × 3.125 btc for a block ÷ (difficulty of 5.46 × 10^13 × 2^32 hashes) = 0.0000115136…
  ["SHA-256", "10", "Th", bitcoinMining, "0.00001151"],
  ["SHA-256, in another unit", "10000", "Gh/s", bitcoinMining, "0.00001151"],
  // Power sold by the day counts once a day, and not for every second.
  ["SHA-256, power of a day", "864000", "Th/day", bitcoinMining, "0.00001151"],
  // 500 Mh/s × 10^6 hashes × 86,400 seconds × 2 eth for a block ÷ difficulty of 1.632 × 10^17 = 0.000529411…
  ["Ethash", "500", "Mh", etherMining, "0.00052941"],
  // 16 eth × a yearly yield of 4.2 % ÷ 365 days = 0.001841095…
  ["staking", "16", "eth2", stakingMining, "0.00184109"],
  ["less than the last digit", "1", "Mh", bitcoinMining, "0"],
])("calculates a day's coins, rounded down at 8 digits: %s", (_, quantity, unit, mining, expected) => {
  expect(paid(quantity, unit, mining)).toBe(expected)
})

it.each([
  ["a stake is not hashed", "1", "eth2", etherMining],
  ["hashes are not staked", "1", "Mh", stakingMining],
  ["a unit unknown to this build", "1", "parsecs", bitcoinMining],
])("cannot calculate a payout: %s", (_, quantity, unit, mining) => {
  expect(paid(quantity, unit, mining)).toBeNull()
})
