import { BigDecimal, Schema } from "effect"
import type { RatedCoin } from "#domain/money/rate.ts"
import { displayCurrencies, type DisplayCurrency } from "#domain/shared/currency.ts"
import { entriesSchema, optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import type { DecodedEntries } from "#domain/shared/entries.ts"
import { MoneyAmount, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { decimal, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import {
  defaultGrowth,
  growByMonths,
  calculateGrowthFactor,
  calculateTwelfthRoot,
} from "#domain/shared/monthly-growth.ts"
import { Instant, optionalField } from "#domain/shared/schema.ts"

export const forecastMonths = 12

const two = decimal("2")

/** Returns the schema of an integer within these limits. A month outside the calendar would have no name. */
const integerBetween = (min: number, max: number) =>
  Schema.Finite.pipe(
    Schema.check(Schema.makeFilter((number: number) => Number.isInteger(number) && number >= min && number <= max)),
  )

export const ForecastMonth = Schema.Struct({
  /** The number of the month, from 1. */
  month: integerBetween(1, 12),
  year: integerBetween(1, 9999),
  baseRevenue: MoneyAmount,
  equivalentRevenue: MoneyAmount,
  /** The ends of this coin's contracts in this month (extension `estimates`). Empty if the server does not send them. */
  contractEnds: optionalEntriesSchema(Instant),
  /** The start of a month that differs from a calendar month (extension `estimates`). */
  startDate: optionalField(Instant),
  /** The start of the following month (extension `estimates`). */
  endDate: optionalField(Instant),
  /**
   * The parts of the revenue (extension `estimates`). `maintained`: payouts of contracts with maintenance, before the fee, in the coin.
   * `maintenance`: that fee, in the display currency. `staked`: payouts of stakes, in the coin.
   */
  parts: optionalField(
    Schema.Struct({ maintained: NotNegativeFromWire, maintenance: NotNegativeFromWire, staked: NotNegativeFromWire }),
  ),
})
export type ForecastMonth = typeof ForecastMonth.Type

/** The response to GET /dashboard/forecast/ for one coin. */
export const ForecastResponse = entriesSchema(ForecastMonth)

export type Forecast = { readonly [Coin in RatedCoin]: DecodedEntries<ForecastMonth> }

/** Returns true if a month was unreadable. The totals then lack that month. */
export const isForecastIncomplete = ({ btc, eth }: Forecast): boolean =>
  btc.unreadable !== undefined || eth.unreadable !== undefined

/** The assumed current price of a coin in the display currency, and the factor by which it grows each month. */
export interface ForecastPriceAssumptions {
  readonly price: Decimal
  readonly factor: Decimal
}

/** Returns price × (1 + growth)^12. */
export const calculatePriceInYear = ({ price, factor }: ForecastPriceAssumptions): Decimal =>
  growByMonths(price, factor, forecastMonths)

/**
 * Returns the monthly factor that turns the price into this value in a year. Returns null if the price is not positive, or if the value is
 * negative.
 */
export const calculateGrowthFactorToPrice = (price: Decimal, inYear: Decimal): Decimal | null =>
  BigDecimal.isPositive(price) && !BigDecimal.isNegative(inYear) ? calculateTwelfthRoot(inYear, price) : null

/**
 * Returns the inclusive bounds of the price, in the display currency: half and double the live rate, or without a rate the bounds of the
 * specification.
 */
export const calculateForecastPriceBounds = (rate: Decimal | null): { readonly min: Decimal; readonly max: Decimal } =>
  rate === null
    ? { min: decimal("6000"), max: decimal("15000") }
    : { min: BigDecimal.divideUnsafe(rate, two), max: BigDecimal.multiply(rate, two) }

/** Exclusive bounds of the assumed growth, in percent. */
export const growthBounds = { lowest: decimal("-100"), highest: decimal("100") } as const

/** The revenue of a month: `base` in the coin, and `equivalent` in the display currency. */
export interface RevenuePoint {
  readonly base: Decimal
  readonly equivalent: Decimal
}

/**
 * Returns the price of the coin that the server used for the equivalent. If maintenance takes the whole payout, the price follows
 * from the fee, which then equals the payout. Returns null if the month earns nothing.
 */
const rateOf = ({ baseRevenue: { amount: base }, equivalentRevenue: { amount: worth }, parts }: ForecastMonth) => {
  const [coins, money] = BigDecimal.isPositive(base) ? [base, worth] : [parts?.maintained ?? zero, parts?.maintenance]
  return money && BigDecimal.isPositive(coins) ? BigDecimal.divideUnsafe(money, coins) : null
}

const one = decimal("1")

/**
 * Returns the correction for maintenance of a revenue that is multiplied by `factor`, the price as a fraction of today's. The
 * multiplication scales maintenance too, although it does not follow the price. Maintenance takes at most the income of its contracts.
 */
const calculateMaintenanceEffect = ({ parts }: ForecastMonth, rate: Decimal | null, factor: Decimal): Decimal => {
  if (parts === null || rate === null) return zero
  const { maintained, maintenance } = parts
  const net = BigDecimal.subtract(BigDecimal.multiply(maintained, rate), maintenance)
  return BigDecimal.max(
    BigDecimal.multiply(maintenance, BigDecimal.subtract(factor, one)),
    BigDecimal.negate(BigDecimal.multiply(net, factor)),
  )
}

/** Returns the worth of a month at a price that is `factor` times today's. */
export const calculateRevenueAtFactor = (month: ForecastMonth, factor: Decimal): Decimal =>
  BigDecimal.sum(
    BigDecimal.multiply(month.equivalentRevenue.amount, factor),
    calculateMaintenanceEffect(month, rateOf(month), factor),
  )

/** Returns the worth of a month at a price in the display currency. */
const calculateRevenueAtPrice = (month: ForecastMonth, price: Decimal): Decimal => {
  const rate = rateOf(month)
  return BigDecimal.sum(
    BigDecimal.multiply(month.baseRevenue.amount, price),
    rate === null ? zero : calculateMaintenanceEffect(month, rate, BigDecimal.divideUnsafe(price, rate)),
  )
}

/** Returns the months without the payouts of stakes, or null if those of a month are unknown. */
export const excludeStakingPayouts = (months: ReadonlyArray<ForecastMonth>): ReadonlyArray<ForecastMonth> | null =>
  months.some(({ parts }) => parts === null)
    ? null
    : months.map((month) => {
        const { baseRevenue, equivalentRevenue, parts } = month
        const { staked } = parts!
        const worth = BigDecimal.multiply(staked, rateOf(month) ?? zero)
        return {
          ...month,
          baseRevenue: { ...baseRevenue, amount: BigDecimal.subtract(baseRevenue.amount, staked) },
          equivalentRevenue: {
            ...equivalentRevenue,
            amount: BigDecimal.isZero(staked)
              ? equivalentRevenue.amount
              : BigDecimal.subtract(equivalentRevenue.amount, worth),
          },
        }
      })

/**
 * Returns the revenue of each month at the assumed price of that month. The first month has today's price, and the in-year value follows
 * the twelfth month. Without assumptions, today's price is that of the server's equivalent, and it grows by the default.
 */
export const calculateRevenuePoints = (
  months: ReadonlyArray<ForecastMonth>,
  assumed: ForecastPriceAssumptions | null,
): ReadonlyArray<RevenuePoint> =>
  months.slice(0, forecastMonths).map((month, index) => {
    const grown =
      assumed === null
        ? calculateRevenueAtFactor(month, growByMonths(one, calculateGrowthFactor(defaultGrowth), index))
        : calculateRevenueAtPrice(month, growByMonths(assumed.price, assumed.factor, index))
    return { base: month.baseRevenue.amount, equivalent: roundHalfUp(grown) }
  })

export const sumAmounts = (amounts: ReadonlyArray<Decimal>): Decimal =>
  amounts.reduce((sum, amount) => BigDecimal.sum(sum, amount), zero)

/** Returns the currency of the equivalents, or null for an empty forecast and for a currency that this build does not know. */
export const findForecastCurrency = ({ btc, eth }: Forecast): DisplayCurrency | null => {
  const currencyId = [...btc, ...eth][0]?.equivalentRevenue.currencyId
  return displayCurrencies.find((currency) => currency === currencyId) ?? null
}

/** Returns true if the coin has any revenue. */
export const hasRevenue = (months: ReadonlyArray<ForecastMonth>): boolean =>
  months.some(({ baseRevenue }) => BigDecimal.isPositive(baseRevenue.amount))

const dayOf = (at: Instant): string => at.slice(0, 10)

/**
 * Returns the ends of the contracts of all these coins in each month of the first coin, the earliest first. A month with dates lasts until
 * the day before its `endDate`, so a contract that ends on the last `endDate` is beyond the forecast.
 */
export const groupContractEndsByMonth = (
  coins: ReadonlyArray<ReadonlyArray<ForecastMonth>>,
): ReadonlyArray<ReadonlyArray<Instant>> =>
  (coins[0] ?? []).map(({ year, month, startDate, endDate }) =>
    coins
      .flat()
      .flatMap((one) =>
        startDate === null || endDate === null
          ? one.contractEnds.filter(() => one.year === year && one.month === month)
          : one.contractEnds.filter((end) => dayOf(end) >= dayOf(startDate) && dayOf(end) < dayOf(endDate)),
      )
      .toSorted(),
  )
