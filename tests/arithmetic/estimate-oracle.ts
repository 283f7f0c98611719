/** Estimates by whole-number arithmetic, month by month and day by day: it shares nothing with the client's decimals. */
export interface Sample {
  readonly algorithm: "sha256" | "ethash" | "staking"
  readonly unit: "Mh" | "Gh" | "Th" | "Ph" | "eth2"
  readonly scenario: "lower" | "asToday" | "growing"
  /** Null for an open-ended contract. */
  readonly months: number | null
  readonly difficulty: bigint
  /** In 1e-8 from here on. Fees and yields in percent, maintenance a day for one Th, Mh or eth2. */
  readonly blockReward: bigint
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

const payoutOf = ({ algorithm, unit, quantity, blockReward, difficulty, yearlyYield }: Sample): bigint => {
  if (unit === "eth2") return (quantity * yearlyYield) / (e8 * 100n * 365n)
  const reward = quantity * hashes[unit] * 24n * 60n * 60n * blockReward
  return reward / (e8 * difficulty * (algorithm === "sha256" ? 2n ** 32n : 1n))
}

/** Sums are in 1e-32: a payout, a price and a percentage of it, and room for a fee of one unit counted in another. */
const scale = 10n ** 32n

/** The fee is for one Th of bitcoin and one Mh of ether. */
const maintenanceOf = ({ algorithm, unit, quantity, maintenance }: Sample): bigint => {
  const each = quantity * maintenance * 10n ** 16n
  if (unit === "eth2") return each
  return (each * hashes[unit]) / (algorithm === "sha256" ? hashes.Th : hashes.Mh)
}

const priceIn = ({ scenario, rate }: Sample, month: number): bigint => {
  if (scenario === "lower") return halfUp(rate * 7n, 10n)
  let price = rate
  if (scenario === "growing") for (let passed = 0; passed < month; passed += 1) price = halfUp(price * 21n, 20n)
  return price
}

const dayIn = (sample: Sample, month: number): { readonly gross: bigint; readonly net: bigint } => {
  const gross = payoutOf(sample) * priceIn(sample, month) * 10n ** 16n
  const left = gross - (gross * sample.serviceFee) / (100n * e8) - maintenanceOf(sample)
  return { gross, net: left > 0n ? left : 0n }
}

const breakEvenOf = (sample: Sample, limit: number): number | null => {
  const cost = sample.cost * 10n ** 24n
  let sum = 0n
  for (let month = 0; month * 30 < limit; month += 1) {
    const { net } = dayIn(sample, month)
    const last = Math.min(limit, month * 30 + 30)
    if (sum + net * BigInt(last - month * 30) < cost) sum += net * BigInt(last - month * 30)
    else
      for (let day = month * 30 + 1; day <= last; day += 1) {
        sum += net
        if (sum >= cost) return day
      }
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

export const estimatedBy = (sample: Sample) => {
  const days = sample.months === null ? 365 : Math.floor((sample.months * 365) / 12)
  let [gross, net] = [0n, 0n]
  for (let from = 0; from < days; from += 30) {
    const day = dayIn(sample, from / 30)
    const length = BigInt(Math.min(30, days - from))
    gross += day.gross * length
    net += day.net * length
  }
  const count = BigInt(days)
  return {
    payout: text(payoutOf(sample), e8, 8),
    days,
    perDay: text(net, count * scale, 8),
    perMonth: text(net * 30n, count * scale, 8),
    perTerm: text(net, scale, 8),
    feesPerDay: text(gross - net, count * scale, 8),
    feesPerTerm: text(gross - net, scale, 8),
    feeShare: gross === 0n ? "0" : text((gross - net) * 100n, gross, 2),
    paidBack: text(net * 100n, sample.cost * 10n ** 24n, 2),
    breakEvenDays: breakEvenOf(sample, sample.months === null ? 3650 : days),
  }
}
