import { productOf } from "#sandbox/catalogue.ts"
import { addMonths } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { amount, amountText } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { coinOf, daysUntil, firstPaidDay, monthlyIncome, type DayIncome } from "./mining.ts"
import { toDisplay } from "./rates.ts"
import { activeContracts, both, type SummaryOptions } from "./summary.ts"
import { suspendedProducts } from "./suspension.ts"

const months = 12

/** The length in days of a month of growing difficulty, and the number of such months that twelve calendar months span. */
const [monthDays, monthsTouched] = [30, 13]

const nothing: DayIncome = { gross: 0n, fee: 0n, dollars: 0n }
const added = (one: DayIncome, other: DayIncome, times: bigint): DayIncome => ({
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
  const incomes = monthlyIncome(product, amount(contract.quantity), seed, now)
  const monthly = Array.from({ length: monthsTouched }, () => incomes.next().value)
  const passed = daysUntil(contract, now)
  const unpaid = Math.max(0, firstPaidDay(product) - 1 - passed)
  return (until: number): DayIncome => {
    const days = daysUntil(contract, until) - passed
    return monthly.reduce((sum, income, index) => {
      const before = Math.max(index * monthDays, unpaid)
      const paid = Math.min(days, (index + 1) * monthDays) - before
      return paid > 0 ? added(sum, income, BigInt(paid)) : sum
    }, nothing)
  }
}

/**
 * Returns twelve months of income for these contracts. Each boundary is computed once, because a large account has thousands of contracts.
 */
const monthsOf = (contracts: readonly Contract[], viewer: SummaryOptions): readonly DayIncome[] => {
  const incomes = contracts.map((contract) => incomeFrom(contract, viewer))
  const sums = Array.from({ length: months + 1 }, (_, index) => {
    const time = addMonths(viewer.now, index).getTime()
    return incomes.reduce((sum, until) => added(sum, until(time), 1n), nothing)
  })
  return sums.slice(1).map((sum, index) => added(sum, sums[index]!, -1n))
}

/**
 * Groups contracts for the forecast. Contracts with maintenance are separate, because maintenance does not change with the coin's price.
 */
const partOf = ({ product_id }: Contract): "mined" | "maintained" | "staked" => {
  const { currencyId, maintenanceCost } = productOf(product_id)
  if (currencyId === "eth2") return "staked"
  return amount(maintenanceCost) > 0n ? "maintained" : "mined"
}

/** Returns the ends of contracts from `from` up to but excluding `to`. */
const endsIn = (contracts: readonly Contract[], from: Date, to: Date): string[] =>
  contracts
    .flatMap(({ end_date: end }) => (end !== null && end >= from && end < to ? end.toISOString() : []))
    .toSorted()

/**
 * Returns the forecast for the next twelve months at the current rate. The forecast assumes that the difficulty keeps growing as before.
 */
export const forecast = async (tx: Tx, userId: string, coin: CoinName, viewer: SummaryOptions) => {
  const suspended = await suspendedProducts(tx)
  const mining = (await activeContracts(tx, userId, viewer.now)).filter(
    ({ product_id }) => coinOf(productOf(product_id)) === coin && !suspended.has(product_id),
  )
  const forecastOfPart = (part: ReturnType<typeof partOf>) =>
    monthsOf(
      mining.filter((contract) => partOf(contract) === part),
      viewer,
    )
  const [mined, maintained, staked] = [forecastOfPart("mined"), forecastOfPart("maintained"), forecastOfPart("staked")]
  return Array.from({ length: months }, (_, index) => {
    const from = addMonths(viewer.now, index)
    const to = addMonths(viewer.now, index + 1)
    const { gross, fee, dollars } = maintained[index]!
    const stakes = staked[index]!.gross
    const { base, equivalent } = both(mined[index]!.gross + gross - fee + stakes, coin, viewer)
    return {
      month: from.getUTCMonth() + 1,
      year: from.getUTCFullYear(),
      baseRevenue: base,
      equivalentRevenue: equivalent,
      contractEnds: endsIn(mining, from, to),
      startDate: from.toISOString(),
      endDate: to.toISOString(),
      parts: {
        maintained: amountText(gross),
        maintenance: amountText(toDisplay(dollars, viewer.display)),
        staked: amountText(stakes),
      },
    }
  })
}
