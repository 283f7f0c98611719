import { BigDecimal } from "effect"
import { defaultGrowth, grownMonthly, growthFactor } from "#domain/shared/monthly-growth.ts"
import { decimal, roundHalfUp, roundUp, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"
import type { Offer } from "./offer.ts"
import { difficultyGrowthOf, type Mining } from "./mining.ts"
import { dailyPayout } from "./payout.ts"
import { isMaintenanceFeeUnknown, maintenancePerDay } from "./quantity.ts"

/** What the coin's price is taken to do. */
export const scenarios = ["lower", "asToday", "growing"] as const
export type Scenario = (typeof scenarios)[number]

/** What the network's difficulty is taken to do: stay, or grow as in the last 90 days. */
export const difficulties = ["asNow", "growing"] as const
export type DifficultyOutlook = (typeof difficulties)[number]

export interface Outlook {
  readonly price: Scenario
  readonly difficulty: DifficultyOutlook
}

/** The price of today, and the difficulty as it is known to grow. */
export const usualOutlook = (mining: Mining): Outlook => ({
  price: "asToday",
  difficulty: difficultyGrowthOf(mining) === null ? "asNow" : "growing",
})

const one = decimal("1")
const hundred = decimal("100")
const hundredth = decimal("0.01")

/** Price −30 % at once; today's price; today's price, 5 % more after every 30 days. */
const prices: { readonly [S in Scenario]: { readonly first: Decimal; readonly factor: Decimal | null } } = {
  lower: { first: decimal("0.7"), factor: null },
  asToday: { first: one, factor: null },
  growing: { first: one, factor: growthFactor(defaultGrowth) },
}

const monthDays = 30
const yearDays = 365
/** An open-ended contract is added up over a year, and looked at for fifty. */
export const longestYears = 50
const longestDays = longestYears * yearDays

/** A purchase to estimate. `cost` in the offer's display currency. */
export interface Purchase {
  readonly offer: Pick<
    Offer,
    | "coin"
    | "type"
    | "duration"
    | "unit"
    | "currency"
    | "localizedMaintenanceCostTh"
    | "oldlocalizedMaintenanceCostTh"
    | "stakeReturn"
  >
  readonly quantity: Decimal
  readonly cost: Decimal
}

/** Amounts in the display currency, half-up at 8 digits; a day and a month are the first. */
export interface Estimate {
  /** What the first day is paid before fees, in the coin. */
  readonly payout: Decimal
  /** What is added up: the term, or the first year of an open-ended contract. */
  readonly days: number
  readonly perDay: Decimal
  /** The first thirty days. */
  readonly perMonth: Decimal
  readonly perTerm: Decimal
  readonly feesPerDay: Decimal
  readonly feesPerTerm: Decimal
  /** Percent of the payouts that the fees take; zero without payouts. */
  readonly feeShare: Decimal
  /** What a stake that is returned at the end of the term is worth by then; null for any other purchase. */
  readonly stake: Decimal | null
  /** Percent of the cost that comes back in `days`, a returned stake included. */
  readonly paidBack: Decimal
  /** The day that covers the cost, a stake returned on the last one included; null if none does within the term, or fifty years. */
  readonly breakEvenDays: number | null
}

/** Days at one price and difficulty, and what each of them brings. */
interface Stretch {
  readonly days: number
  readonly price: Decimal
  readonly gross: Decimal
  readonly net: Decimal
}

const times = (value: Decimal, count: number): Decimal => BigDecimal.multiply(value, decimal(String(count)))
const percentOf = (part: Decimal, whole: Decimal): Decimal =>
  BigDecimal.isZero(whole) ? zero : roundHalfUp(BigDecimal.divideUnsafe(BigDecimal.multiply(part, hundred), whole), 2)

/** The service fee comes off first; maintenance takes no more than what is left. */
const afterFees = (gross: Decimal, serviceFee: Decimal, maintenance: Decimal): Decimal => {
  const left = BigDecimal.multiply(gross, BigDecimal.subtract(one, BigDecimal.multiply(serviceFee, hundredth)))
  return BigDecimal.max(BigDecimal.subtract(left, maintenance), zero)
}

/** A value that stays, or grows after every thirty days. */
const monthly = (first: Decimal, factor: Decimal | null) => grownMonthly(first, factor ?? one)

/** The payout of a day, month by month. */
function* payouts({ offer, quantity }: Purchase, mining: Mining, growth: Decimal | null): Generator<Decimal> {
  const first = dailyPayout(quantity, offer.unit, mining) ?? zero
  if (mining.algorithm === "staking" || growth === null) return yield* monthly(first, null)
  for (const difficulty of monthly(mining.difficulty, growthFactor(growth)))
    yield dailyPayout(quantity, offer.unit, { ...mining, difficulty }) ?? zero
}

/** All days in one, or thirty at each price and difficulty. */
function* stretches(purchase: Purchase, mining: Mining, outlook: Outlook, days: number): Generator<Stretch> {
  const maintenance = maintenancePerDay(purchase.quantity, purchase.offer)
  const { first, factor } = prices[outlook.price]
  const growth = outlook.difficulty === "growing" ? difficultyGrowthOf(mining) : null
  const length = factor === null && growth === null ? days : monthDays
  const priceOf = monthly(roundHalfUp(BigDecimal.multiply(mining.rate, first)), factor)
  let from = 0
  for (const payout of payouts(purchase, mining, growth)) {
    if (from >= days) return
    const price = priceOf.next().value
    const gross = BigDecimal.multiply(payout, price)
    const net = afterFees(gross, mining.serviceFee, maintenance)
    yield { days: Math.min(length, days - from), price, gross, net }
    from += length
  }
}

const breakEvenDaysOf = (cost: Decimal, of: Iterable<Stretch>): number | null => {
  let [passed, missing] = [0, cost]
  for (const { days, net } of of) {
    const needed = BigDecimal.isZero(net) ? null : roundUp(BigDecimal.divideUnsafe(missing, net), 0)
    if (needed !== null && BigDecimal.isLessThanOrEqualTo(needed, decimal(String(days))))
      return passed + Number(toPlainDecimal(needed, 0))
    passed += days
    missing = BigDecimal.subtract(missing, times(net, days))
  }
  return null
}

/** Twelve months are a year. */
const daysOf = (months: number): number => Math.floor((months * yearDays) / 12)

const isEstimable = ({ offer, cost }: Purchase, mining: Mining): boolean =>
  offer.coin === mining.currencyId &&
  offer.currency === mining.clientCurrencyId &&
  !isMaintenanceFeeUnknown(offer) &&
  BigDecimal.isPositive(cost)

/** What a purchase earns. Null if it cannot be known: another coin or currency, an unknown unit or fee. */
export const estimateOf = (purchase: Purchase, mining: Mining, outlook: Outlook): Estimate | null => {
  const { offer, quantity, cost } = purchase
  const payout = dailyPayout(quantity, offer.unit, mining)
  if (payout === null || !isEstimable(purchase, mining)) return null
  const days = offer.duration === null ? yearDays : daysOf(offer.duration)
  const of = [...stretches(purchase, mining, outlook, days)]
  const [first, last] = [of[0]!, of.at(-1)!]
  const sumOf = (what: "gross" | "net") =>
    of.reduce((sum, one) => BigDecimal.sum(sum, times(one[what], one.days)), zero)
  const [gross, net] = [sumOf("gross"), sumOf("net")]
  const fees = BigDecimal.subtract(gross, net)
  const isReturned = offer.stakeReturn === "end" && offer.duration !== null
  const stake = isReturned ? roundHalfUp(BigDecimal.multiply(quantity, last.price)) : null
  const back = BigDecimal.sum(net, stake ?? zero)
  const earnedBack = breakEvenDaysOf(
    cost,
    offer.duration === null ? stretches(purchase, mining, outlook, longestDays) : of,
  )
  return {
    payout,
    days,
    perDay: roundHalfUp(first.net),
    perMonth: roundHalfUp(times(first.net, monthDays)),
    perTerm: roundHalfUp(net),
    feesPerDay: roundHalfUp(BigDecimal.subtract(first.gross, first.net)),
    feesPerTerm: roundHalfUp(fees),
    feeShare: percentOf(fees, gross),
    stake,
    paidBack: percentOf(back, cost),
    breakEvenDays: earnedBack ?? (stake !== null && BigDecimal.isGreaterThanOrEqualTo(back, cost) ? days : null),
  }
}
