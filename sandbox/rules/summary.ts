import { sql } from "kysely"
import { productOf, type ProductCurrency, type Unit } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { amount, divideAmounts, amountText, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { stakingHistory } from "./history.ts"
import { loadBalance } from "./ledger.ts"
import { type DisplayOptions } from "./operation-view.ts"
import { coinRate, displayRate } from "./rates.ts"
import { loadStakes } from "./stakes.ts"

export type SummaryOptions = { readonly display: DisplayCurrencyName; readonly seed: number; readonly now: number }

/** Returns an amount in the coin and in the display currency. */
export const both = (value: Amount, coin: CoinName, { display, seed, now }: SummaryOptions) => {
  const rate = multiplyAmounts(coinRate(seed, coin, now), displayRate(display), "half-up")
  return {
    base: { amount: amountText(value), currencyId: coin },
    equivalent: { amount: amountText(multiplyAmounts(value, rate, "half-up")), currencyId: display },
  }
}

export const activeContracts = (tx: Tx, userId: string, now: number): Promise<Contract[]> =>
  tx
    .selectFrom("contract")
    .selectAll()
    .where("user_id", "=", userId)
    .where((is) => is.or([is("end_date", "is", null), is("end_date", ">", new Date(now))]))
    .execute()

const powerOf = (contracts: readonly Contract[], currency: ProductCurrency): Amount =>
  contracts
    .filter(({ product_id }) => productOf(product_id).currencyId === currency)
    .reduce((sum, { quantity }) => sum + amount(quantity), 0n)

/** Returns total payouts by unit: bonuses minus maintenance. */
const paidBy = async (tx: Tx, userId: string) => {
  const rows = await tx
    .selectFrom("payout_total")
    .select(["unit", "bonuses", "fees"])
    .where("user_id", "=", userId)
    .execute()
  return new Map(rows.map(({ unit, bonuses, fees }) => [unit, amount(bonuses) - amount(fees)]))
}

const lastPayout = async (tx: Tx, userId: string, unit: Unit) => {
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
  return row && { value: amount(row.amount) - amount(row.fee ?? "0"), createDate: row.create_date.toISOString() }
}

const loadAccountItem = async (
  tx: Tx,
  userId: string,
  unit: Unit,
  contracts: { quantity: Amount; paid: Amount },
  options: SummaryOptions,
) => {
  const coin: CoinName = unit === "Th" ? "btc" : "eth"
  const balance = both(await loadBalance(tx, userId, coin), coin, options)
  const revenue = both(contracts.paid, coin, options)
  const last = await lastPayout(tx, userId, unit)
  const operation = last && both(last.value, coin, options)
  return {
    unit,
    quantity: amountText(contracts.quantity),
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
export const accountSummary = async (tx: Tx, userId: string, options: SummaryOptions) => {
  const contracts = await activeContracts(tx, userId, options.now)
  const paid = await paidBy(tx, userId)
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

const wholeValidator = amount("32")

export const investment = async (
  tx: Tx,
  userId: string,
  page: { readonly offset: number; readonly count: number },
  options: DisplayOptions,
  now: number,
) => {
  const staked = powerOf(await activeContracts(tx, userId, now), "eth2")
  const { bonuses, total, values } = await stakingHistory(tx, userId, page, options)
  const { returned, returnDate } = await loadStakes(tx, userId, now)
  return {
    partInETH: amountText(staked),
    part: amountText(divideAmounts(staked, wholeValidator, "down")),
    totalBonuses: amountText(bonuses),
    returned: amountText(returned),
    returnDate,
    history: { total, values },
  }
}
