import { productOf } from "#sandbox/catalogue.ts"
import { addMonths } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { amount, type Amount } from "#sandbox/money.ts"
import type { CoinName, Contract } from "#sandbox/tables.ts"
import { coinOf, daysUntil, firstPaidDay, monthlyIncome } from "./mining.ts"
import { activeContracts, both, type SummaryOptions } from "./summary.ts"
import { suspendedProducts } from "./suspension.ts"

const months = 12

/** Days in a month of the growing difficulty, and the number of such months that twelve months of a calendar touch. */
const [monthDays, monthsTouched] = [30, 13]

/** A contract's income from now until a time, if the difficulty grows on as it did. */
const incomeFrom = (contract: Contract, { seed, now }: SummaryOptions) => {
  const product = productOf(contract.product_id)
  const incomes = monthlyIncome(product, amount(contract.quantity), seed, now)
  const monthly = Array.from({ length: monthsTouched }, () => incomes.next().value)
  const passed = daysUntil(contract, now)
  const unpaid = Math.max(0, firstPaidDay(product) - 1 - passed)
  return (until: number): Amount => {
    const days = daysUntil(contract, until) - passed
    return monthly.reduce((sum, income, index) => {
      const before = Math.max(index * monthDays, unpaid)
      return sum + income * BigInt(Math.max(0, Math.min(days, (index + 1) * monthDays) - before))
    }, 0n)
  }
}

/** Ends of contracts from one time on, and before another. */
const endsIn = (contracts: readonly Contract[], from: Date, to: Date): string[] =>
  contracts
    .flatMap(({ end_date: end }) => (end !== null && end >= from && end < to ? end.toISOString() : []))
    .toSorted()

/** Twelve months from now on, at the present rate; the difficulty grows on as it did. */
export const forecast = async (tx: Tx, userId: string, coin: CoinName, viewer: SummaryOptions) => {
  const suspended = await suspendedProducts(tx)
  const mining = (await activeContracts(tx, userId, viewer.now)).filter(
    ({ product_id }) => coinOf(productOf(product_id)) === coin && !suspended.has(product_id),
  )
  const incomes = mining.map((contract) => incomeFrom(contract, viewer))
  // Computed once for each boundary, because a large account has thousands of contracts.
  const sums = Array.from({ length: months + 1 }, (_, index) => {
    const time = addMonths(viewer.now, index).getTime()
    return incomes.reduce((sum, until) => sum + until(time), 0n)
  })
  return Array.from({ length: months }, (_, index) => {
    const from = addMonths(viewer.now, index)
    const to = addMonths(viewer.now, index + 1)
    const income = sums[index + 1]! - sums[index]!
    const { base, equivalent } = both(income, coin, viewer)
    return {
      month: from.getUTCMonth() + 1,
      year: from.getUTCFullYear(),
      baseRevenue: base,
      equivalentRevenue: equivalent,
      contractEnds: endsIn(mining, from, to),
      startDate: from.toISOString(),
      endDate: to.toISOString(),
    }
  })
}
