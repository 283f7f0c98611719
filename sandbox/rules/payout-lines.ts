// cspell:words ordinality
import { sql } from "kysely"
import { productOf } from "#sandbox/catalogue.ts"
import { day } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount, type Amount } from "#sandbox/money.ts"
import type { Contract, NewOperation } from "#sandbox/tables/money.ts"
import { coinOf, calculateDailyIncome, firstPaidDay } from "./mining.ts"

/** A contract with unpaid days. `until` is the last day that is paid now. */
export type DueContract = { readonly contract: Contract; readonly until: number }

/** Operations that differ only in their day and amount. The first operation has the date `start`. A day without income has no operation. */
export type PayoutLine = Pick<NewOperation, "user_id" | "currency_id"> &
  Partial<Pick<NewOperation, "contract_id" | "quantity" | "unit" | "state_reason">> & {
    readonly start: Date
    readonly gross: readonly string[]
    readonly fee: readonly string[]
  }

export type Payouts = {
  readonly contract: Contract
  readonly line: PayoutLine
  readonly gross: Amount
  readonly fee: Amount
}

/** Returns the payouts of these days and their sums. Returns undefined if the days have no income. */
export const calculatePayouts = ({ contract, until }: DueContract, seed: number): Payouts | undefined => {
  const product = productOf(contract.product_id)
  const power = parseAmount(contract.quantity)
  const first = Math.max(contract.paid_days + 1, firstPaidDay(product))
  const start = contract.start_date.getTime() + first * day
  const incomes = Array.from({ length: Math.max(0, until - first + 1) }, (_, index) =>
    calculateDailyIncome(product, power, seed, start + index * day),
  )
  const gross = incomes.reduce((sum, income) => sum + income.gross, 0n)
  if (gross === 0n) return undefined
  const line = {
    user_id: contract.user_id,
    contract_id: contract.id,
    currency_id: coinOf(product),
    quantity: contract.quantity,
    unit: product.algorithm.unit,
    start: new Date(start),
    gross: incomes.map((income) => formatAmount(income.gross)),
    fee: incomes.map((income) => formatAmount(income.fee)),
  }
  return { contract, line, gross, fee: incomes.reduce((sum, income) => sum + income.fee, 0n) }
}

/** Writes the operations of all lines in the order of their days. A day's fee follows its payout. */
export const insertLines = async (tx: Tx, lines: readonly PayoutLine[]): Promise<void> => {
  if (lines.length === 0) return
  await sql`insert into ${sql.table("operation")} (id, user_id, operation_type, currency_id, amount, contract_id, quantity, unit,
      fee_id, create_date, operation_date, state, state_reason, state_update)
    select part.id, user_id, type, currency_id, part.amount, contract_id, quantity, unit,
      part.fee_id, date, date, 'Completed', state_reason, date
    from (
      select line.*, start + (nth - 1) * interval '24 hours' as date, paid, taken, gen_random_uuid() as bonus_id,
        case when taken > 0 then gen_random_uuid() end as taken_id
      from rows from (json_to_recordset(${JSON.stringify(lines)}::json) as (user_id uuid, currency_id text, contract_id uuid,
          quantity numeric, unit text, state_reason text, start timestamptz, gross numeric[], fee numeric[]))
        with ordinality as line (user_id, currency_id, contract_id, quantity, unit, state_reason, start, gross, fee, place),
        unnest(line.gross, line.fee) with ordinality as income (paid, taken, nth)
      where paid > 0) as payout,
    lateral (values (1, bonus_id, 'Bonus', paid, taken_id), (2, taken_id, 'MaintenanceFee', taken, null))
      as part (rank, id, type, amount, fee_id)
    where part.id is not null
    order by date, place, rank`.execute(tx)
}
