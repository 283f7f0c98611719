import { BigDecimal, Schema } from "effect"
import { entriesSchema } from "#domain/shared/entries-wire.ts"
import { MoneyAmount } from "#domain/shared/money-wire.ts"
import { isDebit, operationType } from "./operation.ts"

/** The sum of the operations of one type and coin, without rejected withdrawals. */
const HistoryTotal = Schema.Struct({
  operationType,
  amount: MoneyAmount,
  /** The sum in the display currency, with each operation converted at the rate of its time. */
  equivalent: MoneyAmount,
})

/** The response to GET /dashboard/operationhistory/totals (extension `history`). */
export const HistoryTotals = entriesSchema(HistoryTotal)
export type HistoryTotals = typeof HistoryTotals.Type

type HistoryTotal = HistoryTotals[number]

export interface BalanceChange {
  readonly amount: MoneyAmount
  readonly equivalent: MoneyAmount
}

/** Returns the change of the balance by the operations of one total. Debits are negative. */
export const changeOf = ({ operationType, amount, equivalent }: HistoryTotal): BalanceChange => {
  const applySign = (money: MoneyAmount): MoneyAmount =>
    isDebit({ operationType }) ? { ...money, amount: BigDecimal.negate(money.amount) } : money
  return { amount: applySign(amount), equivalent: applySign(equivalent) }
}

const plus = (a: MoneyAmount, b: MoneyAmount): MoneyAmount => ({ ...a, amount: BigDecimal.sum(a.amount, b.amount) })

/**
 * Returns the change of each coin's balance by all its operations. A coin with a total of an unknown type is left out, because that type
 * may be a debit.
 */
export const sumNetTotals = (totals: HistoryTotals): ReadonlyArray<BalanceChange> => {
  const nets = new Map<string, BalanceChange>()
  for (const total of totals) {
    const change = changeOf(total)
    const net = nets.get(total.amount.currencyId)
    nets.set(
      total.amount.currencyId,
      net ? { amount: plus(net.amount, change.amount), equivalent: plus(net.equivalent, change.equivalent) } : change,
    )
  }
  const unknown = new Set(totals.flatMap((one) => (one.operationType === "unknown" ? [one.amount.currencyId] : [])))
  return [...nets.values()].filter(({ amount }) => !unknown.has(amount.currencyId))
}
