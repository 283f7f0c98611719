import { sql } from "kysely"
import { catalogue, productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import { ledgerAccounts, type LedgerPosting } from "./ledger.ts"
import { coinOf } from "./mining.ts"
import type { PayoutLine } from "./payout-lines.ts"

export const stakingProducts = catalogue.filter(({ currencyId }) => currencyId === "eth2").map(({ id }) => id)

/** Returns the running stakes, the date of the next return, and the returned stakes. */
export const loadStakes = async (tx: Tx, userId: string, now: number) => {
  const { staked, returned, next } = await tx
    .selectFrom("contract")
    .select([
      sql<string>`coalesce(sum(quantity) filter (where end_date > ${new Date(now)}), 0)::text`.as("staked"),
      sql<string>`coalesce(sum(quantity) filter (where end_date <= ${new Date(now)}), 0)::text`.as("returned"),
      sql<Date | null>`min(end_date) filter (where end_date > ${new Date(now)})`.as("next"),
    ])
    .where("user_id", "=", userId)
    .where("product_id", "in", stakingProducts)
    .executeTakeFirstOrThrow()
  return { staked: parseAmount(staked), returned: parseAmount(returned), returnDate: next?.toISOString() ?? null }
}

/** Returns the history line and the posting of a returned stake. The return is not a payout, so it has no unit and no contract. */
export const returnedStake = (contract: Contract, now: number) => {
  const { user_id, product_id, quantity, order_id, end_date } = contract
  const coin = coinOf(productOf(product_id))
  const line: PayoutLine = {
    user_id,
    currency_id: coin,
    state_reason: "stakeReturned",
    start: end_date ?? new Date(now),
    gross: [quantity],
    fee: ["0"],
  }
  const posting: LedgerPosting = {
    reason: "stake",
    orderId: order_id,
    date: new Date(now),
    entries: [
      [ledgerAccounts.pool, coin, -parseAmount(quantity)],
      [ledgerAccounts.balance(user_id), coin, parseAmount(quantity)],
    ],
  }
  return { contract, line, posting }
}
