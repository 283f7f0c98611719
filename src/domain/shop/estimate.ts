import { BigDecimal } from "effect"
import type { Decimal } from "../shared/money"
import { decimal, roundHalfUp, roundUp, toPlainDecimal, zero } from "../shared/money"
import type { Mining } from "./mining"
import type { Offer } from "./offer"
import { dailyPayout } from "./payout"
import { isMaintenanceFeeUnknown, maintenancePerDay } from "./quantity"

/** What the coin's price is taken to do. */
export const scenarios = ["lower", "asToday", "growing"] as const
export type Scenario = (typeof scenarios)[number]

const one = decimal("1")
const hundred = decimal("100")
const hundredth = decimal("0.01")

/** Price −30 % at once; today's price; today's price, 5 % more after every 30 days. */
const prices: { readonly [S in Scenario]: { readonly first: Decimal; readonly monthly: Decimal | null } } = {
  lower: { first: decimal("0.7"), monthly: null },
  asToday: { first: one, monthly: null },
  growing: { first: one, monthly: decimal("1.05") },
}

const monthDays = 30
const yearDays = 365
/** An open-ended contract is added up over a year, and looked at for ten. */
const longestDays = 10 * yearDays

/** A purchase to estimate. `cost` in the offer's display currency. */
export interface Purchase {
  readonly offer: Pick<
    Offer,
    "coin" | "type" | "duration" | "unit" | "currency" | "localizedMaintenanceCostTh" | "oldlocalizedMaintenanceCostTh"
  >
  readonly quantity: Decimal
  readonly cost: Decimal
}

/** Amounts in the display currency, half-up at 8 digits; days and months are the average over `days`. */
export interface Estimate {
  /** What a day is paid before fees, in the coin. */
  readonly payout: Decimal
  /** What is added up: the term, or the first year of an open-ended contract. */
  readonly days: number
  readonly perDay: Decimal
  /** Thirty days. */
  readonly perMonth: Decimal
  readonly perTerm: Decimal
  readonly feesPerDay: Decimal
  readonly feesPerTerm: Decimal
  /** Percent of the payouts that the fees take; zero without payouts. */
  readonly feeShare: Decimal
  /** Percent of the cost that comes back in `days`. */
  readonly paidBack: Decimal
  /** The payout that covers the cost, counted in days; null if none does within the term, or ten years. */
  readonly breakEvenDays: number | null
}

/** Days at one price, and what each of them brings. */
interface Stretch {
  readonly days: number
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

/** All days at one price, or thirty at each; a price has 8 digits. */
function* stretches(payout: Decimal, mining: Mining, maintenance: Decimal, scenario: Scenario, days: number) {
  const { first, monthly } = prices[scenario]
  const length = monthly === null ? days : monthDays
  let price = roundHalfUp(BigDecimal.multiply(mining.rate, first))
  for (let from = 0; from < days; from += length) {
    const gross = BigDecimal.multiply(payout, price)
    const net = afterFees(gross, mining.serviceFee, maintenance)
    yield { days: Math.min(length, days - from), gross, net } satisfies Stretch
    if (monthly !== null) price = roundHalfUp(BigDecimal.multiply(price, monthly))
  }
}

const breakEvenOf = (cost: Decimal, of: Iterable<Stretch>): number | null => {
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
export const estimateOf = (purchase: Purchase, mining: Mining, scenario: Scenario): Estimate | null => {
  const { offer, quantity, cost } = purchase
  const payout = dailyPayout(quantity, offer.unit, mining)
  if (payout === null || !isEstimable(purchase, mining)) return null
  const maintenance = maintenancePerDay(quantity, offer)
  const days = offer.duration === null ? yearDays : daysOf(offer.duration)
  const over = (span: number) => stretches(payout, mining, maintenance, scenario, span)
  let [gross, net] = [zero, zero]
  for (const stretch of over(days)) {
    gross = BigDecimal.sum(gross, times(stretch.gross, stretch.days))
    net = BigDecimal.sum(net, times(stretch.net, stretch.days))
  }
  const fees = BigDecimal.subtract(gross, net)
  const inDays = (amount: Decimal, count: number) =>
    roundHalfUp(BigDecimal.divideUnsafe(times(amount, count), decimal(String(days))))
  return {
    payout,
    days,
    perDay: inDays(net, 1),
    perMonth: inDays(net, monthDays),
    perTerm: roundHalfUp(net),
    feesPerDay: inDays(fees, 1),
    feesPerTerm: roundHalfUp(fees),
    feeShare: percentOf(fees, gross),
    paidBack: percentOf(net, cost),
    breakEvenDays: breakEvenOf(cost, over(offer.duration === null ? longestDays : days)),
  }
}
