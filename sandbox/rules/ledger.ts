import type { Tx } from "#sandbox/database.ts"
import { amount, amountText, type Amount } from "#sandbox/money.ts"
import type { CoinName } from "#sandbox/tables.ts"

export type LedgerEntry = readonly [account: string, currency: string, amount: Amount]

export type LedgerPosting = {
  readonly reason: string
  readonly orderId: string | null
  readonly date: Date
  readonly entries: readonly LedgerEntry[]
}

/** A statement takes 65,535 values at most; a posting has up to six entries of four. */
const batch = 1000

const postBatch = async (tx: Tx, postings: readonly LedgerPosting[]): Promise<void> => {
  const ids = await tx
    .insertInto("posting")
    .values(postings.map(({ reason, orderId, date }) => ({ reason, order_id: orderId, create_date: date })))
    .returning("id")
    .execute()
  const rows = postings.flatMap(({ entries }, index) =>
    entries
      .filter(([, , value]) => value !== 0n)
      .map(([account, currency, value]) => ({
        posting_id: ids[index]?.id ?? 0,
        account,
        currency,
        amount: amountText(value),
      })),
  )
  await tx.insertInto("ledger_entry").values(rows).execute()
}

/** Double entry: what one account gains, others lose, in each currency by itself. The database refuses the rest. */
export const postAllEntries = async (tx: Tx, postings: readonly LedgerPosting[]): Promise<void> => {
  for (let from = 0; from < postings.length; from += batch) await postBatch(tx, postings.slice(from, from + batch))
}

export const postEntries = (
  tx: Tx,
  reason: string,
  orderId: string | null,
  entries: readonly LedgerEntry[],
  now: number,
) => postAllEntries(tx, [{ reason, orderId, date: new Date(now), entries }])

/** The accounts, and what they are for: sandbox/README.md. */
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

export const balanceOf = async (tx: Tx, userId: string, coin: CoinName): Promise<Amount> => {
  const balance = tx
    .selectFrom("account_balance")
    .select("amount")
    .where("account", "=", ledgerAccounts.balance(userId))
  const row = await balance.where("currency", "=", coin).executeTakeFirst()
  return amount(row?.amount ?? "0")
}
