/** Estimates by whole-number arithmetic, day by day: it shares nothing with the client's decimals. */
export interface Sample {
  readonly algorithm: "sha256" | "ethash" | "staking"
  readonly unit: "Mh" | "Gh" | "Th" | "Ph" | "eth2"
  readonly scenario: "lower" | "asToday" | "higher"
  readonly spread: 30 | 50 | 70
  readonly difficultyIs: "asNow" | "growing" | "harder"
  readonly stakeReturn: "end" | "never" | "unknown"
  /** Null for an open-ended contract. */
  readonly months: number | null
  readonly difficulty: bigint
  /** In 1e-8 from here on. Fees and yields in percent, maintenance a day for one Th, Mh or eth2. */
  readonly blockReward: bigint
  /** Percent a month; null where it is not known. */
  readonly difficultyGrowth: bigint | null
  readonly yearlyYield: bigint
  readonly serviceFee: bigint
  readonly rate: bigint
  readonly quantity: bigint
  readonly cost: bigint
  readonly maintenance: bigint
}

const e8 = 10n ** 8n
const hashes = { Mh: 10n ** 6n, Gh: 10n ** 9n, Th: 10n ** 12n, Ph: 10n ** 15n }
const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)

/** `difficulty` in 1e-8. */
const payoutAt = ({ algorithm, unit, quantity, blockReward, yearlyYield }: Sample, difficulty: bigint): bigint => {
  if (unit === "eth2") return (quantity * yearlyYield) / (e8 * 100n * 365n)
  const reward = quantity * hashes[unit] * 24n * 60n * 60n * blockReward
  return reward / (difficulty * (algorithm === "sha256" ? 2n ** 32n : 1n))
}

/** The price moves by a percent of a half-day of the year. */
const parts = 73_000n
/** Sums are in 1e-32 of a part: a payout, a price and a percentage of it, and room for a fee of one unit counted in another. */
const scale = 10n ** 32n * parts

/** The fee is for one Th of bitcoin and one Mh of ether. */
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

/** Staking pays from its third day on. */
const unpaidDays = ({ unit }: Sample): number => (unit === "eth2" ? 2 : 0)

const signs = { lower: -1n, asToday: 0n, higher: 1n }
/** Each half-day of the first year moves the price by the same amount. After that year the price stays. */
const priceParts = ({ scenario, spread }: Sample, halfDays: number): bigint =>
  parts + signs[scenario] * BigInt(spread) * BigInt(Math.min(halfDays, 730))

const growthOf = ({ difficultyIs, difficultyGrowth }: Sample): bigint => {
  if (difficultyIs === "asNow") return 0n
  const known = difficultyGrowth ?? 0n
  if (difficultyIs === "growing") return known
  const twice = known * 2n
  return twice > 250_000_000n ? twice : 250_000_000n
}

/** Every day at the price of its middle; thirty days have one difficulty. */
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

/** Less than the whole stays below 100 percent. */
const percentText = (part: bigint, whole: bigint, digits: number): string => {
  const rounded = text(part * 100n, whole, digits)
  return part < whole && rounded === "100" ? `99.${"9".repeat(digits)}` : rounded
}

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
