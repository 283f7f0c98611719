import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { productOf } from "#sandbox/catalogue.ts"
import { day } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { insertMany } from "#sandbox/insert-many.ts"
import { amount, amountText, type Amount } from "#sandbox/money.ts"
import type { Contract, NewOperation } from "#sandbox/tables.ts"
import type { PayoutRules } from "./payments.ts"
import { lockCustomer } from "./locked-customer.ts"
import { ledgerAccounts, postAllEntries, type LedgerPosting } from "./ledger.ts"
import { coinOf, dailyIncome, daysUntil, firstPaidDay } from "./mining.ts"
import { sendStakeLetter } from "./stake-letter.ts"
import { returnedStake } from "./stakes.ts"
import { settleRewards } from "./rewards.ts"
import { suspendedProducts } from "./suspension.ts"
import { advanceWithdrawals } from "./withdrawal-steps.ts"

type Portion = { readonly contracts: number; readonly days: number }
/** Payouts before a pause: the embedded database answers no other call meanwhile. A contract costs more than one of its days. */
const portion: Portion = { contracts: 25, days: 100 }
const everything: Portion = { contracts: Number.MAX_SAFE_INTEGER, days: Number.MAX_SAFE_INTEGER }

type Income = { readonly gross: Amount; readonly fee: Amount }
type Payout = Income & { readonly operations: readonly NewOperation[] }

const payoutOf = (contract: Contract, seed: number, at: Date): Payout | undefined => {
  const product = productOf(contract.product_id)
  const { gross, fee } = dailyIncome(product, amount(contract.quantity), seed, at.getTime())
  if (gross === 0n) return undefined
  const operation = (id: string, operation_type: "Bonus" | "MaintenanceFee", value: Amount): NewOperation => ({
    id,
    user_id: contract.user_id,
    operation_type,
    currency_id: coinOf(product),
    amount: amountText(value),
    contract_id: contract.id,
    quantity: contract.quantity,
    unit: product.algorithm.unit,
    create_date: at,
    operation_date: at,
    state: "Completed",
    state_update: at,
  })
  const feeId = fee === 0n ? null : randomUUID()
  const bonus = { ...operation(randomUUID(), "Bonus", gross), fee_id: feeId }
  const operations = feeId === null ? [bonus] : [bonus, { ...operation(feeId, "MaintenanceFee", fee), fee_id: null }]
  return { operations, gross, fee }
}

/** `until`: the last day that is paid now. */
type Due = { readonly contract: Contract; readonly until: number }

const isLastDay = ({ contract, until }: Due): boolean =>
  contract.end_date !== null && until === daysUntil(contract, contract.end_date.getTime())

/** The first unpaid days of these contracts, `days` in all. */
const firstDays = (contracts: readonly Contract[], days: number, now: number): readonly Due[] => {
  let left = days
  return contracts.flatMap((contract) => {
    const count = Math.min(daysUntil(contract, now) - contract.paid_days, left)
    left -= count
    return count > 0 ? [{ contract, until: contract.paid_days + count }] : []
  })
}

const payoutsOf = ({ contract, until }: Due, seed: number): readonly Payout[] => {
  const first = Math.max(contract.paid_days + 1, firstPaidDay(productOf(contract.product_id)))
  const count = Math.max(0, until - first + 1)
  return Array.from({ length: count }, (_, index) => first + index).flatMap(
    (number) => payoutOf(contract, seed, new Date(contract.start_date.getTime() + number * day)) ?? [],
  )
}

const dueContracts = (tx: Tx, userId: string, now: number) => {
  const next = sql<Date>`start_date + (paid_days + 1) * interval '24 hours'`
  return tx
    .selectFrom("contract")
    .selectAll()
    .where("user_id", "=", userId)
    .where(next, "<=", new Date(now))
    .where((is) => is.or([is("end_date", "is", null), is(next, "<=", is.ref("end_date"))]))
}

/** One posting for all days since the last payout; the history has an entry for each. */
const postingOf = (contract: Contract, payouts: readonly Payout[], now: number): LedgerPosting => {
  const coin = coinOf(productOf(contract.product_id))
  const balance = ledgerAccounts.balance(contract.user_id)
  const gross = payouts.reduce((sum, payout) => sum + payout.gross, 0n)
  const fee = payouts.reduce((sum, payout) => sum + payout.fee, 0n)
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

const record = async (tx: Tx, { mining, ended }: Settled, rules: PayoutRules, now: number): Promise<void> => {
  const { seed, origin } = rules
  const paid = mining.map((due) => ({ contract: due.contract, payouts: payoutsOf(due, seed) }))
  const stakes = ended
    .filter(({ contract }) => "coinAndFee" in productOf(contract.product_id).price)
    .map(({ contract }) => returnedStake(contract, now))
  const postings = [
    ...paid.flatMap(({ contract, payouts }) => (payouts.length === 0 ? [] : postingOf(contract, payouts, now))),
    ...stakes.map(({ posting }) => posting),
  ]
  const operations = [
    ...paid.flatMap(({ payouts }) => payouts.flatMap((payout) => payout.operations)),
    ...stakes.map(({ operation }) => operation),
  ]
  if (operations.length === 0) return
  await postAllEntries(tx, postings)
  const inOrder = operations.toSorted((one, other) => one.operation_date.getTime() - other.operation_date.getTime())
  await insertMany(tx, "operation", inOrder)
  if (origin === null) return
  for (const { contract, operation } of stakes)
    await sendStakeLetter(tx, contract, { origin, now: operation.operation_date.getTime() })
}

/** Pays a portion, and answers whether more may be due. */
const payPortion = async (tx: Tx, rules: PayoutRules, userId: string, now: number, most: Portion): Promise<boolean> => {
  if ((await dueContracts(tx, userId, now).limit(1).execute()).length === 0) return false
  // A concurrent request waits here, and then finds nothing due.
  await lockCustomer(tx, userId)
  const contracts = await dueContracts(tx, userId, now).limit(most.contracts).execute()
  const due = firstDays(contracts, most.days, now)
  const suspended = await suspendedProducts(tx)
  const mining = due.filter(({ contract }) => !suspended.has(contract.product_id))
  await record(tx, { mining, ended: due.filter(isLastDay) }, rules, now)
  const days = JSON.stringify(due.map(({ contract, until }) => ({ id: contract.id, days: until })))
  await sql`update contract set paid_days = paid.days
    from json_to_recordset(${days}::json) as paid(id uuid, days integer) where contract.id = paid.id`.execute(tx)
  const count = due.reduce((sum, { contract, until }) => sum + until - contract.paid_days, 0)
  return contracts.length === most.contracts || count === most.days
}

/**
 * Brings a customer's money up to the present: every call that reads or moves it begins with this. `pause` ends the transaction
 * between portions, so that other calls have their turn.
 */
export const settlePayouts = async (
  tx: Tx,
  rules: PayoutRules,
  userId: string,
  now: number,
  pause?: () => Promise<unknown>,
): Promise<void> => {
  while (await payPortion(tx, rules, userId, now, pause ? portion : everything)) await pause?.()
  await settleRewards(tx, rules.seed, userId, now)
  await advanceWithdrawals(tx, rules, userId, now)
}
