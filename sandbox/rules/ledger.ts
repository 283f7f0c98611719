import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { insertMany } from "#sandbox/insert-many.ts"
import { parseAmount, formatAmount, type Amount } from "#sandbox/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"

export type LedgerEntry = readonly [account: string, currency: string, amount: Amount]

export type LedgerPosting = {
  readonly reason: string
  readonly orderId: string | null
  readonly date: Date
  readonly entries: readonly LedgerEntry[]
}

/** Writes postings by double entry: in each currency, the entries of a posting sum to zero. The database refuses any other posting. */
export const postAllEntries = async (tx: Tx, postings: readonly LedgerPosting[]): Promise<void> => {
  if (postings.length === 0) return
  const { rows } = await sql<{ id: number }>`insert into ${sql.table("posting")} (reason, order_id, create_date)
    select * from unnest(${postings.map(({ reason }) => reason)}::text[], ${postings.map(({ orderId }) => orderId)}::uuid[],
      ${postings.map(({ date }) => date)}::timestamptz[]) returning id`.execute(tx)
  const entries = postings.flatMap((posting, index) =>
    posting.entries
      .filter(([, , value]) => value !== 0n)
      .map(([account, currency, value]) => ({
        posting_id: rows[index]?.id ?? 0,
        account,
        currency,
        amount: formatAmount(value),
      })),
  )
  await insertMany(tx, "ledger_entry", entries)
}

export const postEntries = (
  tx: Tx,
  reason: string,
  orderId: string | null,
  entries: readonly LedgerEntry[],
  now: number,
) => postAllEntries(tx, [{ reason, orderId, date: new Date(now), entries }])

/** The accounts. sandbox/README.md explains their purposes. */
export const ledgerAccounts = {
  customers: "customers",
  wallet: "wallet",
  exchange: "exchange",
  order: (id: string) => `order:${id}`,
  sales: "sales",
  change: "change",
  tolerance: "tolerance",
  capacity: "capacity",
  contract: (id: string) => `contract:${id}`,
  pool: "pool",
  maintenance: "maintenance",
  balance: (userId: string) => `balance:${userId}`,
  withdrawal: (id: string) => `withdrawal:${id}`,
  paidOut: "paid-out",
  networkFees: "network-fees",
  programme: "partner-programme",
  reward: (id: string) => `reward:${id}`,
} as const

/** Returns the booked balance of a coin. The caller must have booked all due payouts with `bookDuePayouts`. */
export const loadBalance = async (tx: Tx, userId: string, coin: CoinName): Promise<Amount> => {
  const balance = tx
    .selectFrom("account_balance")
    .select("amount")
    .where("account", "=", ledgerAccounts.balance(userId))
  const row = await balance.where("currency", "=", coin).executeTakeFirst()
  return parseAmount(row?.amount ?? "0")
}
