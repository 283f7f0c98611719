import { sql } from "kysely"
import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { ledgerAccounts, postAllEntries, type LedgerPosting } from "./ledger.ts"
import { lockCustomer } from "./locked-customer.ts"
import { daysUntil } from "./mining.ts"
import type { PayoutRules } from "./payments.ts"
import { insertLines, calculatePayouts, type Due, type Payouts } from "./payout-lines.ts"
import { contractsIn, everything, firstDays, leastDays, nextDays } from "./payout-portions.ts"
import { settleRewards } from "./rewards.ts"
import { sendStakeLetter } from "./stake-letter.ts"
import { returnedStake } from "./stakes.ts"
import { suspendedProducts } from "./suspension.ts"
import { advanceWithdrawals } from "./withdrawal-steps.ts"

const isLastDay = ({ contract, until }: Due): boolean =>
  contract.end_date !== null && until === daysUntil(contract, contract.end_date.getTime())

const dueContracts = (tx: Tx, userId: string, now: number) => {
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

type Settled = { readonly mining: readonly Due[]; readonly ended: readonly Due[] }

const record = async (
  tx: Tx,
  { mining, ended }: Settled,
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
  for (const { contract, line } of stakes) await sendStakeLetter(tx, contract, { origin, now: line.start.getTime() })
}

/** Pays at most `days` days. Returns the duration in milliseconds, or undefined if nothing more is due. */
const payPortion = async (
  tx: Tx,
  rules: PayoutRules,
  userId: string,
  now: number,
  days: number,
): Promise<number | undefined> => {
  await lockCustomer(tx, userId)
  const began = performance.now()
  const limit = contractsIn(days)
  const contracts = await dueContracts(tx, userId, now).limit(limit).execute()
  // A concurrent call has paid the rest while this one waited for the lock.
  if (contracts.length === 0) return undefined
  const { due, isAll } = firstDays(contracts, days, now)
  const suspended = await suspendedProducts(tx)
  const mining = due.filter(({ contract }) => !suspended.has(contract.product_id))
  await record(tx, { mining, ended: due.filter(isLastDay) }, rules, now)
  const paid = JSON.stringify(due.map(({ contract, until }) => ({ id: contract.id, days: until })))
  await sql`update contract set paid_days = paid.days
    from json_to_recordset(${paid}::json) as paid(id uuid, days integer) where contract.id = paid.id`.execute(tx)
  return isAll && contracts.length < limit ? undefined : performance.now() - began
}

type Pauses = { readonly pause: () => Promise<unknown>; readonly portion: number }

/**
 * Books everything due on a customer's account. Every call that reads or moves the customer's money must call this first. `pause` ends the
 * transaction after each portion of `portion` milliseconds, so that other calls get turns.
 */
export const settlePayouts = async (
  tx: Tx,
  rules: PayoutRules,
  userId: string,
  now: number,
  pauses?: Pauses,
): Promise<void> => {
  let days = pauses ? leastDays : everything
  const due = await dueContracts(tx, userId, now).limit(1).execute()
  while (due.length > 0) {
    const milliseconds = await payPortion(tx, rules, userId, now, days)
    if (milliseconds === undefined) break
    if (pauses) days = nextDays(days, milliseconds, pauses.portion)
    await pauses?.pause()
  }
  await settleRewards(tx, rules.seed, userId, now)
  await advanceWithdrawals(tx, rules, userId, now)
}
