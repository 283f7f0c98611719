/** Estimates by whole-number arithmetic, month by month and day by day: it shares nothing with the client's decimals. */
export interface Sample {
  readonly algorithm: "sha256" | "ethash" | "staking"
  readonly unit: "Mh" | "Gh" | "Th" | "Ph" | "eth2"
  readonly scenario: "lower" | "asToday" | "growing"
  readonly difficultyGrows: boolean
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

/** Sums are in 1e-32: a payout, a price and a percentage of it, and room for a fee of one unit counted in another. */
const scale = 10n ** 32n

/** The fee is for one Th of bitcoin and one Mh of ether. */
const maintenanceOf = ({ algorithm, unit, quantity, maintenance }: Sample): bigint => {
  const each = quantity * maintenance * 10n ** 16n
  if (unit === "eth2") return each
  return (each * hashes[unit]) / (algorithm === "sha256" ? hashes.Th : hashes.Mh)
}

interface Month {
  readonly payout: bigint
  readonly price: bigint
  readonly gross: bigint
  readonly net: bigint
}

/** Staking pays from its third day on. */
const unpaidDays = ({ unit }: Sample): number => (unit === "eth2" ? 2 : 0)

/** A day of each month: the first has today's price and difficulty, each later one what a month made of them. */
function* monthsOf(sample: Sample): Generator<Month, never> {
  const { scenario, rate, difficultyGrows, difficultyGrowth, serviceFee } = sample
  const maintenance = maintenanceOf(sample)
  let price = scenario === "lower" ? halfUp(rate * 7n, 10n) : rate
  let difficulty = sample.difficulty * e8
  for (;;) {
    const payout = payoutAt(sample, difficulty)
    const gross = payout * price * 10n ** 16n
    const left = gross - (gross * serviceFee) / (100n * e8) - maintenance
    yield { payout, price, gross, net: left > 0n ? left : 0n }
    if (scenario === "growing") price = halfUp(price * 21n, 20n)
    if (difficultyGrows && difficultyGrowth !== null)
      difficulty = halfUp(difficulty * (100n * e8 + difficultyGrowth), 100n * e8)
  }
}

const breakEvenOf = (sample: Sample, limit: number): number | null => {
  const cost = sample.cost * 10n ** 24n
  let [sum, from] = [0n, 0]
  for (const { net } of monthsOf(sample)) {
    const last = Math.min(limit, from + 30)
    const first = Math.max(from, unpaidDays(sample)) + 1
    const whole = sum + net * BigInt(last - first + 1)
    if (whole < cost) sum = whole
    else
      for (let day = first; day <= last; day += 1) {
        sum += net
        if (sum >= cost) return day
      }
    from += 30
    if (from >= limit) return null
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
  let [gross, net, from] = [0n, 0n, 0]
  let [first, last]: (Month | undefined)[] = []
  for (const month of monthsOf(sample)) {
    const length = BigInt(Math.min(30, days - from) - (from === 0 ? unpaidDays(sample) : 0))
    gross += month.gross * length
    net += month.net * length
    first ??= month
    last = month
    from += 30
    if (from >= days) break
  }
  const isReturned = sample.stakeReturn === "end" && sample.months !== null
  const stake = isReturned ? halfUp(sample.quantity * last!.price, e8) : null
  const back = net + (stake ?? 0n) * 10n ** 24n
  const isBack = back >= sample.cost * 10n ** 24n
  const { payout, net: day } = first!
  return {
    payout: text(payout, e8, 8),
    days,
    perDay: text(day, scale, 8),
    perMonth: text(day * BigInt(30 - unpaidDays(sample)), scale, 8),
    perTerm: text(net, scale, 8),
    feesPerDay: text(first!.gross - day, scale, 8),
    feesPerTerm: text(gross - net, scale, 8),
    feeShare: gross === 0n ? "0" : percentText(gross - net, gross, 2),
    stake: stake === null ? null : text(stake, e8, 8),
    paidBack: percentText(back, sample.cost * 10n ** 24n, 1),
    breakEvenDays: breakEvenOf(sample, sample.months === null ? 3 * 365 : days) ?? (isReturned && isBack ? days : null),
  }
}
