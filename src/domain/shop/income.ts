import { BigDecimal } from "effect"
import { defaultGrowth, grownMonthly, growthFactor } from "#domain/shared/monthly-growth.ts"
import { decimal, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { difficultyGrowthOf, unpaidDaysOf, type Mining } from "./mining.ts"
import type { Offer } from "./offer.ts"
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

const one = decimal("1")
const hundredth = decimal("0.01")

/** Price −30 % at once; today's price; today's price, 5 % more after every 30 days. */
const prices: { readonly [S in Scenario]: { readonly first: Decimal; readonly factor: Decimal | null } } = {
  lower: { first: decimal("0.7"), factor: null },
  asToday: { first: one, factor: null },
  growing: { first: one, factor: growthFactor(defaultGrowth) },
}

export const monthDays = 30
export const yearDays = 365
export const yearMonths = 12

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

/** Days at one price and difficulty, and what each of them brings. */
export interface Stretch {
  readonly days: number
  readonly price: Decimal
  readonly gross: Decimal
  readonly net: Decimal
}

/** What so many days bring, from the first on; days before the first payout bring nothing. */
export interface Income {
  readonly stretches: ReadonlyArray<Stretch>
  /** What a stake that is returned after them is worth by then; null for any other purchase. */
  readonly stake: Decimal | null
}

export const times = (value: Decimal, count: number): Decimal => BigDecimal.multiply(value, decimal(String(count)))

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

/** The days before the first payout bring nothing. */
function* withUnpaid(stretch: Stretch, unpaid: number): Generator<Stretch> {
  const idle = Math.min(unpaid, stretch.days)
  if (idle > 0) yield { ...stretch, days: idle, gross: zero, net: zero }
  if (idle < stretch.days) yield { ...stretch, days: stretch.days - idle }
}

/** All paid days in one, or those of each thirty at one price and difficulty; `passed`: the days since the purchase. */
export function* stretches(
  purchase: Purchase,
  mining: Mining,
  outlook: Outlook,
  days: number,
  passed = 0,
): Generator<Stretch> {
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
    const unpaid = from === 0 ? Math.max(0, unpaidDaysOf(mining) - passed) : 0
    yield* withUnpaid({ days: Math.min(length, days - from), price, gross, net }, unpaid)
    from += length
  }
}

/** How far an open-ended contract is looked at. */
export const longestMonths = 36

/** Twelve months are a year. */
export const daysOf = (months: number): number => Math.floor((months * yearDays) / yearMonths)

/** Not of another coin or currency, nor with an unknown unit or fee. */
export const isEstimable = ({ offer, quantity, cost }: Purchase, mining: Mining): boolean =>
  dailyPayout(quantity, offer.unit, mining) !== null &&
  offer.coin === mining.currencyId &&
  offer.currency === mining.clientCurrencyId &&
  !isMaintenanceFeeUnknown(offer) &&
  BigDecimal.isPositive(cost)

/** Null if it cannot be known. */
export const incomeOf = (
  purchase: Purchase,
  mining: Mining,
  outlook: Outlook,
  days: number,
  passed = 0,
): Income | null => {
  const { offer, quantity } = purchase
  if (!isEstimable(purchase, mining)) return null
  const of = [...stretches(purchase, mining, outlook, days, passed)]
  const isReturned = offer.stakeReturn === "end" && offer.duration !== null
  return { stretches: of, stake: isReturned ? roundHalfUp(BigDecimal.multiply(quantity, of.at(-1)!.price)) : null }
}

/** The first `days` of an income added up. */
export const sumOf = (of: ReadonlyArray<Stretch>, what: "gross" | "net", days: number): Decimal => {
  let [left, sum] = [days, zero]
  for (const stretch of of) {
    const counted = Math.min(stretch.days, left)
    sum = BigDecimal.sum(sum, times(stretch[what], counted))
    left -= counted
  }
  return sum
}
