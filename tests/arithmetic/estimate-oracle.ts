/**
 * The input of an estimate. The oracle of this file estimates with integer arithmetic, day by day, and shares no code with the client's
 * decimals.
 */
export interface Sample {
  readonly algorithm: "sha256" | "ethash" | "staking"
  readonly unit: "Mh" | "Gh" | "Th" | "Ph" | "eth2"
  readonly scenario: "lower" | "asToday" | "higher"
  readonly spread: 30 | 50 | 70
  readonly difficultyIs: "asNow" | "growing" | "harder"
  readonly stakeReturn: "end" | "never" | "unknown"
  /** The length of the contract, or null for an open-ended one. */
  readonly months: number | null
  /** The difficulty as a whole number. Every other bigint is in 1e-8. */
  readonly difficulty: bigint
  /** The reward of one block in the coin. */
  readonly blockReward: bigint
  /** The growth in percent per month, or null if unknown. */
  readonly difficultyGrowth: bigint | null
  /** The yield of a stake in percent per year. */
  readonly yearlyYield: bigint
  /** The fee in percent. */
  readonly serviceFee: bigint
  readonly rate: bigint
  readonly quantity: bigint
  readonly cost: bigint
  /** The maintenance per day for one Th, Mh or eth2. */
  readonly maintenance: bigint
}

const e8 = 10n ** 8n
const hashes = { Mh: 10n ** 6n, Gh: 10n ** 9n, Th: 10n ** 12n, Ph: 10n ** 15n }
const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)

/** Calculates the payout of a day. `difficulty` is in 1e-8. */
const payoutAt = ({ algorithm, unit, quantity, blockReward, yearlyYield }: Sample, difficulty: bigint): bigint => {
  if (unit === "eth2") return (quantity * yearlyYield) / (e8 * 100n * 365n)
  const reward = quantity * hashes[unit] * 24n * 60n * 60n * blockReward
  return reward / (difficulty * (algorithm === "sha256" ? 2n ** 32n : 1n))
}

/** The number of parts of a price: 730 half-days of a year times 100 percent. Every price is a whole number of parts. */
const parts = 73_000n
/**
 * The scale of sums: 1e-32 of a part. Sums at this scale stay whole, because it covers a payout, a price, a percentage
 * of them, and a fee for one unit converted to another unit.
 */
const scale = 10n ** 32n * parts

/** Calculates the daily maintenance. The fee is for one Th of bitcoin hashrate and one Mh of ether hashrate. */
const maintenanceOf = ({ algorithm, unit, quantity, maintenance }: Sample): bigint => {
  const each = quantity * maintenance * 10n ** 16n
  if (unit === "eth2") return each
  return (each * hashes[unit]) / (algorithm === "sha256" ? hashes.Th : hashes.Mh)
}

interface Day {
  readonly payout: bigint
  readonly gross: bigint
  readonly net: bigint
}

/** Returns the number of days without a payout. Staking pays from the third day. */
const unpaidDays = ({ unit }: Sample): number => (unit === "eth2" ? 2 : 0)

const signs = { lower: -1n, asToday: 0n, higher: 1n }
/**
 * Returns the price in parts. Each half-day of the first year moves the price by the same amount. After that year, the
 * price is constant.
 */
const priceParts = ({ scenario, spread }: Sample, halfDays: number): bigint =>
  parts + signs[scenario] * BigInt(spread) * BigInt(Math.min(halfDays, 730))

const growthOf = ({ difficultyIs, difficultyGrowth }: Sample): bigint => {
  if (difficultyIs === "asNow") return 0n
  const known = difficultyGrowth ?? 0n
  if (difficultyIs === "growing") return known
  const twice = known * 2n
  return twice > 250_000_000n ? twice : 250_000_000n
}

/** Generates the days. A day uses the price at its middle, and the difficulty is constant for thirty days. */
function* daysOf(sample: Sample): Generator<Day, never> {
  const maintenance = maintenanceOf(sample) * parts
  const growth = growthOf(sample)
  let difficulty = sample.difficulty * e8
  let payout = payoutAt(sample, difficulty)
  for (let day = 1; ; day += 1) {
    const gross = payout * sample.rate * priceParts(sample, 2 * day - 1) * 10n ** 16n
    const left = gross - (gross * sample.serviceFee) / (100n * e8) - maintenance
    yield { payout, gross, net: left > 0n ? left : 0n }
    if (day % 30 > 0) continue
    difficulty = halfUp(difficulty * (100n * e8 + growth), 100n * e8)
    payout = payoutAt(sample, difficulty)
  }
}

const breakEvenOf = (sample: Sample, limit: number): number | null => {
  const cost = sample.cost * 10n ** 24n * parts
  let [sum, day] = [0n, 0]
  for (const { net } of daysOf(sample)) {
    day += 1
    if (day > limit) return null
    if (day > unpaidDays(sample)) sum += net
    if (sum >= cost) return day
  }
  return null
}

const text = (value: bigint, divisor: bigint, digits: number): string => {
  const rounded = halfUp(value * 10n ** BigInt(digits), divisor)
    .toString()
    .padStart(digits + 1, "0")
  const part = rounded.slice(-digits).replace(/0+$/, "")
  return `${rounded.slice(0, -digits)}${part && `.${part}`}`
}

/** Formats a percentage. A part smaller than the whole is always below 100 percent, even if rounding would give 100. */
const percentText = (part: bigint, whole: bigint, digits: number): string => {
  const rounded = text(part * 100n, whole, digits)
  return part < whole && rounded === "100" ? `99.${"9".repeat(digits)}` : rounded
}

/** Estimates the purchase. The result has the format of the client's estimate, with decimals as strings. */
export const estimatedBy = (sample: Sample) => {
  const days = sample.months === null ? 365 : Math.floor((sample.months * 365) / 12)
  let [gross, net, month, day] = [0n, 0n, 0n, 0]
  let first: Day | undefined
  for (const one of daysOf(sample)) {
    day += 1
    if (day > days) break
    first ??= one
    if (day <= unpaidDays(sample)) continue
    if (day <= 30) month += one.net
    gross += one.gross
    net += one.net
  }
  const isReturned = sample.stakeReturn === "end" && sample.months !== null
  const stake = isReturned ? halfUp(sample.quantity * sample.rate * priceParts(sample, 2 * days), e8 * parts) : null
  const cost = sample.cost * 10n ** 24n * parts
  const back = net + (stake ?? 0n) * 10n ** 24n * parts
  const isBack = back >= cost
  const { payout } = first!
  return {
    payout: text(payout, e8, 8),
    days,
    perDay: text(first!.net, scale, 8),
    perMonth: text(month, scale, 8),
    perTerm: text(net, scale, 8),
    feesPerDay: text(first!.gross - first!.net, scale, 8),
    feesPerTerm: text(gross - net, scale, 8),
    feeShare: gross === 0n ? "0" : percentText(gross - net, gross, 2),
    stake: stake === null ? null : text(stake, e8, 8),
    paidBack: percentText(back, cost, 1),
    breakEvenDays: breakEvenOf(sample, sample.months === null ? 3 * 365 : days) ?? (isReturned && isBack ? days : null),
  }
}
