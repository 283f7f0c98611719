import { productOf } from "#sandbox/catalogue.ts"
import { addMonths } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { coinOf, countDaysUntil, firstPaidDay, generateMonthlyIncome, type DayIncome } from "./mining.ts"
import { toDisplayCurrency } from "./rates.ts"
import { listActiveContracts, inCoinAndDisplay, type SummaryOptions } from "./summary.ts"
import { listSuspendedProducts } from "./suspension.ts"

const months = 12

/** The length in days of a month of growing difficulty, and the number of such months that twelve calendar months span. */
const [monthDays, monthsTouched] = [30, 13]

const nothing: DayIncome = { gross: 0n, fee: 0n, dollars: 0n }
const addIncome = (one: DayIncome, other: DayIncome, times: bigint): DayIncome => ({
  gross: one.gross + other.gross * times,
  fee: one.fee + other.fee * times,
  dollars: one.dollars + other.dollars * times,
})

/**
 * Returns a function that calculates a contract's income from now until a time. The forecast assumes that the difficulty keeps growing as
 * before.
 */
const incomeFrom = (contract: Contract, { seed, now }: SummaryOptions) => {
  const product = productOf(contract.product_id)
  const incomes = generateMonthlyIncome(product, parseAmount(contract.quantity), seed, now)
  const monthly = Array.from({ length: monthsTouched }, () => incomes.next().value)
  const passed = countDaysUntil(contract, now)
  const unpaid = Math.max(0, firstPaidDay(product) - 1 - passed)
  return (until: number): DayIncome => {
    const days = countDaysUntil(contract, until) - passed
    return monthly.reduce((sum, income, index) => {
      const before = Math.max(index * monthDays, unpaid)
      const paid = Math.min(days, (index + 1) * monthDays) - before
      return paid > 0 ? addIncome(sum, income, BigInt(paid)) : sum
    }, nothing)
  }
}

/**
 * Returns twelve months of income for these contracts. Each boundary is computed once, because a large account has thousands of contracts.
 */
const monthsOf = (contracts: readonly Contract[], options: SummaryOptions): readonly DayIncome[] => {
  const incomes = contracts.map((contract) => incomeFrom(contract, options))
  const sums = Array.from({ length: months + 1 }, (_, index) => {
    const time = addMonths(options.now, index).getTime()
    return incomes.reduce((sum, until) => addIncome(sum, until(time), 1n), nothing)
  })
  return sums.slice(1).map((sum, index) => addIncome(sum, sums[index]!, -1n))
}

/**
 * Groups contracts for the forecast. Contracts with maintenance have a separate group, because maintenance does not change with the
 * coin's price.
 */
const partOf = ({ product_id }: Contract): "mined" | "maintained" | "staked" => {
  const { currencyId, maintenanceCost } = productOf(product_id)
  if (currencyId === "eth2") return "staked"
  return parseAmount(maintenanceCost) > 0n ? "maintained" : "mined"
}

/** Returns the ends of contracts from `from` up to but excluding `to`. */
const endsIn = (contracts: readonly Contract[], from: Date, to: Date): string[] =>
  contracts
    .flatMap(({ end_date: end }) => (end !== null && end >= from && end < to ? end.toISOString() : []))
    .toSorted()

/**
 * Returns the forecast for the next twelve months at the current rate. The forecast assumes that the difficulty keeps growing as before.
 */
export const calculateForecast = async (tx: Tx, userId: string, coin: CoinName, options: SummaryOptions) => {
  const suspended = await listSuspendedProducts(tx)
  const mining = (await listActiveContracts(tx, userId, options.now)).filter(
    ({ product_id }) => coinOf(productOf(product_id)) === coin && !suspended.has(product_id),
  )
  const forecastOfPart = (part: ReturnType<typeof partOf>) =>
    monthsOf(
      mining.filter((contract) => partOf(contract) === part),
      options,
    )
  const [mined, maintained, staked] = [forecastOfPart("mined"), forecastOfPart("maintained"), forecastOfPart("staked")]
  return Array.from({ length: months }, (_, index) => {
    const from = addMonths(options.now, index)
    const to = addMonths(options.now, index + 1)
    const { gross, fee, dollars } = maintained[index]!
    const stakes = staked[index]!.gross
    const { base, equivalent } = inCoinAndDisplay(mined[index]!.gross + gross - fee + stakes, coin, options)
    return {
      month: from.getUTCMonth() + 1,
      year: from.getUTCFullYear(),
      baseRevenue: base,
      equivalentRevenue: equivalent,
      contractEnds: endsIn(mining, from, to),
      startDate: from.toISOString(),
      endDate: to.toISOString(),
      parts: {
        maintained: formatAmount(gross),
        maintenance: formatAmount(toDisplayCurrency(dollars, options.currency)),
        staked: formatAmount(stakes),
      },
    }
  })
}
