import type { Tx } from "../database.ts"
import { text, type Amount } from "../money.ts"

export type Entry = readonly [account: string, currency: string, amount: Amount]

/** Double entry: what one account gains, others lose, in each currency by itself. The database refuses the rest. */
export const post = async (tx: Tx, reason: string, orderId: string, entries: readonly Entry[], now: number) => {
  const posting = await tx
    .insertInto("posting")
    .values({ reason, order_id: orderId, create_date: new Date(now) })
    .returning("id")
    .executeTakeFirstOrThrow()
  const rows = entries
    .filter(([, , amount]) => amount !== 0n)
    .map(([account, currency, amount]) => ({ posting_id: posting.id, account, currency, amount: text(amount) }))
  await tx.insertInto("ledger_entry").values(rows).execute()
}

/** The accounts, and what they are for: sandbox/README.md. */
export const accounts = {
  customers: "customers",
  wallet: "wallet",
  exchange: "exchange",
  order: (id: string) => `order:${id}`,
  sales: "sales",
  capacity: "capacity",
  contract: (id: string) => `contract:${id}`,
} as const
