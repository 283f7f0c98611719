import { sql } from "kysely"
import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { ledgerAccounts, postAllEntries, type LedgerPosting } from "./ledger.ts"
import { lockCustomer } from "./locked-customer.ts"
import { countDaysUntil } from "./mining.ts"
import type { PayoutRules } from "./payments.ts"
import { contractsIn, allDays, nextBatch, minBatchDays, calculateNextBatchDays } from "./payout-batches.ts"
import { insertLines, calculatePayouts, type DueContract, type Payouts } from "./payout-lines.ts"
import { bookDueRewards } from "./rewards.ts"
import { sendStakeEmail } from "./stake-email.ts"
import { returnedStake } from "./stakes.ts"
import { listSuspendedProducts } from "./suspension.ts"
import { advanceWithdrawals } from "./withdrawal-steps.ts"

const isLastDay = ({ contract, until }: DueContract): boolean =>
  contract.end_date !== null && until === countDaysUntil(contract, contract.end_date.getTime())

const selectDueContracts = (tx: Tx, userId: string, now: number) => {
  const next = sql<Date>`start_date + (paid_days + 1) * interval '24 hours'`
  return tx
    .selectFrom("contract")
    .selectAll()
    .where("user_id", "=", userId)
    .where(next, "<=", new Date(now))
    .where((is) => is.or([is("end_date", "is", null), is(next, "<=", is.ref("end_date"))]))
}

/** Returns one posting for all days since the last payout, while the history has an entry for each day. */
const postingOf = ({ contract, line, gross, fee }: Payouts, now: number): LedgerPosting => {
  const coin = line.currency_id
  const balance = ledgerAccounts.balance(contract.user_id)
  return {
    reason: "payout",
    orderId: contract.order_id,
    date: new Date(now),
    entries: [
      [ledgerAccounts.pool, coin, -gross],
      [balance, coin, gross],
      [balance, coin, -fee],
      [ledgerAccounts.maintenance, coin, fee],
    ],
  }
}

type DueBookings = { readonly mining: readonly DueContract[]; readonly ended: readonly DueContract[] }

const recordPayouts = async (
  tx: Tx,
  { mining, ended }: DueBookings,
  { seed, origin }: PayoutRules,
  now: number,
): Promise<void> => {
  const paid = mining.flatMap((due) => calculatePayouts(due, seed) ?? [])
  const stakes = ended
    .filter(({ contract }) => "coinAndFee" in productOf(contract.product_id).price)
    .map(({ contract }) => returnedStake(contract, now))
  await postAllEntries(tx, [...paid.map((payouts) => postingOf(payouts, now)), ...stakes.map(({ posting }) => posting)])
  await insertLines(tx, [...paid.map(({ line }) => line), ...stakes.map(({ line }) => line)])
  if (origin === null) return
  for (const { contract, line } of stakes) await sendStakeEmail(tx, contract, { origin, now: line.start.getTime() })
}

/** Pays at most `days` days. Returns the duration in milliseconds, or undefined if nothing more is due. */
const payBatch = async (
  tx: Tx,
  rules: PayoutRules,
  userId: string,
  now: number,
  days: number,
): Promise<number | undefined> => {
  await lockCustomer(tx, userId)
  const began = performance.now()
  const limit = contractsIn(days)
  const contracts = await selectDueContracts(tx, userId, now).limit(limit).execute()
  // A concurrent call has paid the rest while this one waited for the lock.
  if (contracts.length === 0) return undefined
  const { due, isAll } = nextBatch(contracts, days, now)
  const suspended = await listSuspendedProducts(tx)
  const mining = due.filter(({ contract }) => !suspended.has(contract.product_id))
  await recordPayouts(tx, { mining, ended: due.filter(isLastDay) }, rules, now)
  const paid = JSON.stringify(due.map(({ contract, until }) => ({ id: contract.id, days: until })))
  await sql`update contract set paid_days = paid.days
    from json_to_recordset(${paid}::json) as paid(id uuid, days integer) where contract.id = paid.id`.execute(tx)
  return isAll && contracts.length < limit ? undefined : performance.now() - began
}

type Pauses = { readonly pause: () => Promise<unknown>; readonly batchDuration: number }

/**
 * Books everything due on a customer's account. Every call that reads or moves the customer's money must call this first. `pause` ends the
 * transaction after each batch of `batchDuration` milliseconds, so that other calls get turns.
 */
export const bookDuePayouts = async (
  tx: Tx,
  rules: PayoutRules,
  userId: string,
  now: number,
  pauses?: Pauses,
): Promise<void> => {
  let days = pauses ? minBatchDays : allDays
  const due = await selectDueContracts(tx, userId, now).limit(1).execute()
  while (due.length > 0) {
    const milliseconds = await payBatch(tx, rules, userId, now, days)
    if (milliseconds === undefined) break
    if (pauses) days = calculateNextBatchDays(days, milliseconds, pauses.batchDuration)
    await pauses?.pause()
  }
  await bookDueRewards(tx, rules.seed, userId, now)
  await advanceWithdrawals(tx, rules, userId, now)
}
