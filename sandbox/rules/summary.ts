import { sql } from "kysely"
import { productOf, type ProductCurrency, type Unit } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, divideAmounts, formatAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { loadStakingHistory } from "./history.ts"
import { loadBalance } from "./ledger.ts"
import { type OperationResponseOptions } from "./operation-response.ts"
import { coinRate, displayRate } from "./rates.ts"
import { loadStakes } from "./stakes.ts"

export type SummaryOptions = { readonly currency: DisplayCurrencyName; readonly seed: number; readonly now: number }

/** Returns an amount in the coin and in the display currency. */
export const inCoinAndDisplay = (value: Amount, coin: CoinName, { currency, seed, now }: SummaryOptions) => {
  const rate = multiplyAmounts(coinRate(seed, coin, now), displayRate(currency), "half-up")
  return {
    base: { amount: formatAmount(value), currencyId: coin },
    equivalent: { amount: formatAmount(multiplyAmounts(value, rate, "half-up")), currencyId: currency },
  }
}

export const listActiveContracts = (tx: Tx, userId: string, now: number): Promise<Contract[]> =>
  tx
    .selectFrom("contract")
    .selectAll()
    .where("user_id", "=", userId)
    .where((is) => is.or([is("end_date", "is", null), is("end_date", ">", new Date(now))]))
    .execute()

const powerOf = (contracts: readonly Contract[], currency: ProductCurrency): Amount =>
  contracts
    .filter(({ product_id }) => productOf(product_id).currencyId === currency)
    .reduce((sum, { quantity }) => sum + parseAmount(quantity), 0n)

/** Returns total payouts by unit: bonuses minus maintenance. */
const sumPaidByUnit = async (tx: Tx, userId: string) => {
  const rows = await tx
    .selectFrom("payout_total")
    .select(["unit", "bonuses", "fees"])
    .where("user_id", "=", userId)
    .execute()
  return new Map(rows.map(({ unit, bonuses, fees }) => [unit, parseAmount(bonuses) - parseAmount(fees)]))
}

const findLastPayout = async (tx: Tx, userId: string, unit: Unit) => {
  const bonuses = tx.selectFrom("operation as bonus").leftJoin("operation as fee", "fee.id", "bonus.fee_id")
  const row = await bonuses
    .select(["bonus.amount", "bonus.create_date", "fee.amount as fee"])
    .where("bonus.user_id", "=", userId)
    .where("bonus.operation_type", "=", sql.lit("Bonus" as const))
    .where("bonus.unit", "=", unit)
    .orderBy("bonus.operation_date", "desc")
    .orderBy("bonus.number", "desc")
    .limit(1)
    .executeTakeFirst()
  return (
    row && { value: parseAmount(row.amount) - parseAmount(row.fee ?? "0"), createDate: row.create_date.toISOString() }
  )
}

const loadAccountItem = async (
  tx: Tx,
  userId: string,
  unit: Unit,
  contracts: { quantity: Amount; paid: Amount },
  options: SummaryOptions,
) => {
  const coin: CoinName = unit === "Th" ? "btc" : "eth"
  const balance = inCoinAndDisplay(await loadBalance(tx, userId, coin), coin, options)
  const revenue = inCoinAndDisplay(contracts.paid, coin, options)
  const last = await findLastPayout(tx, userId, unit)
  const operation = last && inCoinAndDisplay(last.value, coin, options)
  return {
    unit,
    quantity: formatAmount(contracts.quantity),
    baseBalance: balance.base,
    equivalentBalance: balance.equivalent,
    baseOperation: last && operation ? { ...operation.base, createDate: last.createDate } : null,
    equivalentOperation: operation?.equivalent ?? null,
    baseRevenue: revenue.base,
    equivalentRevenue: revenue.equivalent,
  }
}

const accountsOf = [
  ["btc", "Th"],
  ["eth", "Mh"],
  ["eth2", "eth2"],
] as const

/** Returns one item for each unit of which the customer has or had a contract, and one for each coin whose balance no such item shows. */
export const loadAccountSummary = async (tx: Tx, userId: string, options: SummaryOptions) => {
  const contracts = await listActiveContracts(tx, userId, options.now)
  const paid = await sumPaidByUnit(tx, userId)
  const items = []
  for (const [currency, unit] of accountsOf) {
    const quantity = powerOf(contracts, currency)
    const item = { quantity, paid: paid.get(unit) ?? 0n }
    if (quantity > 0n || paid.has(unit)) items.push(await loadAccountItem(tx, userId, unit, item, options))
  }
  // A balance without a contract comes from a partner's reward or from the remainder of a payment.
  for (const [coin, unit] of [
    ["btc", "Th"],
    ["eth", "Mh"],
  ] as const) {
    const isShown = items.some(({ baseBalance }) => baseBalance.currencyId === coin)
    if (!isShown && (await loadBalance(tx, userId, coin)) > 0n)
      items.push(await loadAccountItem(tx, userId, unit, { quantity: 0n, paid: 0n }, options))
  }
  return items
}

const wholeValidator = parseAmount("32")

/** Returns the staked coins, the part of a validator that they are, and a page of the staking payouts. */
export const loadInvestment = async (
  tx: Tx,
  userId: string,
  page: { readonly offset: number; readonly count: number },
  options: OperationResponseOptions,
  now: number,
) => {
  const staked = powerOf(await listActiveContracts(tx, userId, now), "eth2")
  const { bonuses, total, values } = await loadStakingHistory(tx, userId, page, options)
  const { returned, returnDate } = await loadStakes(tx, userId, now)
  return {
    partInETH: formatAmount(staked),
    part: formatAmount(divideAmounts(staked, wholeValidator, "down")),
    totalBonuses: formatAmount(bonuses),
    returned: formatAmount(returned),
    returnDate,
    history: { total, values },
  }
}
