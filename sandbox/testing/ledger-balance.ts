import { sql } from "kysely"
import type { Database } from "#sandbox/database.ts"

/**
 * Returns mistakes in the ledger: postings that do not sum to zero, balances that differ from the sum of their entries, and orders that
 * were credited twice.
 */
export const findImbalances = async (db: Database["db"]): Promise<readonly unknown[]> => {
  const postings = await sql`select posting_id, currency, sum(amount) from ledger_entry
    group by posting_id, currency having sum(amount) <> 0`.execute(db)
  const balances = await sql`select account, currency, kept.amount, summed.amount as entries from account_balance kept
    full join (select account, currency, sum(amount) as amount from ledger_entry where account like 'balance:%'
      group by account, currency) summed using (account, currency)
    where kept.amount is distinct from summed.amount`.execute(db)
  const orders = await sql`select number, received, credited from customer_order
    join lateral (select coalesce(sum(amount) filter (where amount > 0), 0) as credited
      from ledger_entry where account = 'order:' || customer_order.id) entries on true
    where received <> credited`.execute(db)
  return [...postings.rows, ...balances.rows, ...orders.rows]
}
