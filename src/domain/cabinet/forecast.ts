import { BigDecimal, Schema } from "effect"
import { MoneyAmount, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { displayCurrencies, type DisplayCurrency } from "#domain/shared/currency.ts"
import type { DecodedEntries } from "#domain/shared/entries.ts"
import { entriesSchema, optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { decimal, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import type { RatedCoin } from "#domain/money/rate.ts"
import { defaultGrowth, grownBy, growthFactor, twelfthRoot } from "#domain/shared/monthly-growth.ts"
import { Instant, optionalField } from "#domain/shared/schema.ts"

/** How far a forecast looks. */
export const forecastMonths = 12

const two = decimal("2")

/** A month that is in no calendar has no name. */
const whole = (least: number, most: number) =>
  Schema.Finite.pipe(
    Schema.check(Schema.makeFilter((number: number) => Number.isInteger(number) && number >= least && number <= most)),
  )

export const ForecastMonth = Schema.Struct({
  /** From 1. */
  month: whole(1, 12),
  year: whole(1, 9999),
  baseRevenue: MoneyAmount,
  equivalentRevenue: MoneyAmount,
  /** Extension `estimates`: when contracts of this coin end in this month; empty if the server does not send it. */
  contractEnds: optionalEntriesSchema(Instant),
  /** Extension `estimates`: a month that does not begin with a calendar's is named by these. */
  startDate: optionalField(Instant),
  endDate: optionalField(Instant),
  /**
   * Extension `estimates`: payouts of contracts with maintenance before it (in the coin), that maintenance (in the display currency),
   * and payouts of stakes. Null if the server does not send them.
   */
  parts: optionalField(
    Schema.Struct({ maintained: NotNegativeFromWire, maintenance: NotNegativeFromWire, staked: NotNegativeFromWire }),
  ),
})
export type ForecastMonth = typeof ForecastMonth.Type

/** GET /dashboard/forecast/, one coin. */
export const ForecastAnswer = entriesSchema(ForecastMonth)

export type Forecast = { readonly [Coin in RatedCoin]: DecodedEntries<ForecastMonth> }

/** A month could not be read: the totals are without it. */
export const isForecastIncomplete = ({ btc, eth }: Forecast): boolean =>
  btc.unreadable !== undefined || eth.unreadable !== undefined

/** A coin's assumed price now, and the factor by which it grows each month. */
export interface ForecastAssumptions {
  readonly price: Decimal
  readonly factor: Decimal
}

/** price × (1 + growth)^12 */
export const priceInYear = ({ price, factor }: ForecastAssumptions): Decimal => grownBy(price, factor, forecastMonths)

/** The factor by which a price becomes this value in a year; null where there is none. */
export const growthFactorToPrice = (price: Decimal, inYear: Decimal): Decimal | null =>
  BigDecimal.isPositive(price) && !BigDecimal.isNegative(inYear) ? twelfthRoot(inYear, price) : null

/** Between half and double the live rate, or the fallback without one; both bounds included. */
export const forecastPriceBounds = (rate: Decimal | null): { readonly lowest: Decimal; readonly highest: Decimal } =>
  rate === null
    ? { lowest: decimal("6000"), highest: decimal("15000") }
    : { lowest: BigDecimal.divideUnsafe(rate, two), highest: BigDecimal.multiply(rate, two) }

/** Neither belongs to it. */
export const growthBounds = { lowest: decimal("-100"), highest: decimal("100") } as const

export interface RevenuePoint {
  readonly base: Decimal
  readonly equivalent: Decimal
}

/** The price of the coin in the server's own equivalent; null where the month brings nothing. */
const rateOf = ({ baseRevenue: { amount: base }, equivalentRevenue: { amount: worth }, parts }: ForecastMonth) => {
  const [coins, money] = BigDecimal.isPositive(base) ? [base, worth] : [parts?.maintained ?? zero, parts?.maintenance]
  return money && BigDecimal.isPositive(coins) ? BigDecimal.divideUnsafe(money, coins) : null
}

const one = decimal("1")

/**
 * The difference that maintenance makes at another price: it does not move with the price, and takes no more than what its contracts
 * bring. `factor`: the price as a part of today's.
 */
const maintenanceEffect = ({ parts }: ForecastMonth, rate: Decimal | null, factor: Decimal): Decimal => {
  if (parts === null || rate === null) return zero
  const { maintained, maintenance } = parts
  const net = BigDecimal.subtract(BigDecimal.multiply(maintained, rate), maintenance)
  return BigDecimal.max(
    BigDecimal.multiply(maintenance, BigDecimal.subtract(factor, one)),
    BigDecimal.negate(BigDecimal.multiply(net, factor)),
  )
}

/** The worth of a month while the price is this part of today's. */
export const worthBy = (month: ForecastMonth, factor: Decimal): Decimal =>
  BigDecimal.sum(
    BigDecimal.multiply(month.equivalentRevenue.amount, factor),
    maintenanceEffect(month, rateOf(month), factor),
  )

const worthAt = (month: ForecastMonth, price: Decimal): Decimal => {
  const rate = rateOf(month)
  return BigDecimal.sum(
    BigDecimal.multiply(month.baseRevenue.amount, price),
    rate === null ? zero : maintenanceEffect(month, rate, BigDecimal.divideUnsafe(price, rate)),
  )
}

/** The months without what stakes bring; null where that is not known. */
export const minedMonths = (months: ReadonlyArray<ForecastMonth>): ReadonlyArray<ForecastMonth> | null =>
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
 * A month's revenue, worth what the coin is taken to cost by then: the first month has today's price, and the in-year value comes after
 * the twelfth. Without assumptions the server's own equivalent is at today's price, and grows by the default.
 */
export const revenuePoints = (
  months: ReadonlyArray<ForecastMonth>,
  assumed: ForecastAssumptions | null,
): ReadonlyArray<RevenuePoint> =>
  months.slice(0, forecastMonths).map((month, index) => {
    const grown =
      assumed === null
        ? worthBy(month, grownBy(one, growthFactor(defaultGrowth), index))
        : worthAt(month, grownBy(assumed.price, assumed.factor, index))
    return { base: month.baseRevenue.amount, equivalent: roundHalfUp(grown) }
  })

export const sumAmounts = (amounts: ReadonlyArray<Decimal>): Decimal =>
  amounts.reduce((sum, amount) => BigDecimal.sum(sum, amount), zero)

/** The display currency of the response; null if unknown. */
export const forecastCurrency = ({ btc, eth }: Forecast): DisplayCurrency | null => {
  const currencyId = [...btc, ...eth][0]?.equivalentRevenue.currencyId
  return displayCurrencies.find((currency) => currency === currencyId) ?? null
}

/** A coin that will bring nothing needs no line. */
export const hasRevenue = (months: ReadonlyArray<ForecastMonth>): boolean =>
  months.some(({ baseRevenue }) => BigDecimal.isPositive(baseRevenue.amount))

const dayOf = (at: Instant): string => at.slice(0, 10)

/**
 * When contracts end, for each month of the first coin; of all these coins together, the earliest first. A month that has dates lasts
 * until the day before its end, so an end on the last one's is beyond the forecast.
 */
export const contractEndsByMonth = (
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
