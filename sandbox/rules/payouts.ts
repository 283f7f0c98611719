import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { productOf } from "../catalogue.ts"
import { day } from "../clock.ts"
import type { Tx } from "../database.ts"
import { amount, text, type Amount } from "../money.ts"
import type { Contract, NewOperation } from "../tables.ts"
import { accounts, postAll, type Posting } from "./ledger.ts"
import { coinOf, dailyIncome, daysUntil, firstPaidDay } from "./mining.ts"
import { settleRewards } from "./rewards.ts"
import { suspendedProducts } from "./suspension.ts"
import { advanceWithdrawals } from "./withdrawal-steps.ts"

type Payout = { readonly operations: readonly NewOperation[]; readonly posting: Posting }

const payoutOf = (contract: Contract, seed: number, at: Date): Payout | undefined => {
  const product = productOf(contract.product_id)
  const { gross, fee } = dailyIncome(product, amount(contract.quantity), seed, at.getTime())
  if (gross === 0n) return undefined
  const coin = coinOf(product)
  const operation = (id: string, operation_type: "Bonus" | "MaintenanceFee", value: Amount): NewOperation => ({
    id,
    user_id: contract.user_id,
    operation_type,
    currency_id: coin,
    amount: text(value),
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
  const balance = accounts.balance(contract.user_id)
  return {
    operations: feeId === null ? [bonus] : [bonus, { ...operation(feeId, "MaintenanceFee", fee), fee_id: null }],
    posting: {
      reason: "payout",
      orderId: contract.order_id,
      date: at,
      entries: [
        [accounts.pool, coin, -gross],
        [balance, coin, gross],
        [balance, coin, -fee],
        [accounts.maintenance, coin, fee],
      ],
    },
  }
}

const payoutsOf = (contract: Contract, seed: number, now: number): readonly Payout[] => {
  const first = Math.max(contract.paid_days + 1, firstPaidDay(productOf(contract.product_id)))
  const count = Math.max(0, daysUntil(contract, now) - first + 1)
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

/** Rows of one statement: it takes 65,535 values at most. */
const batch = 2000

const record = async (tx: Tx, payouts: readonly Payout[]): Promise<void> => {
  const all = payouts.toSorted((a, b) => a.posting.date.getTime() - b.posting.date.getTime())
  await postAll(tx, all.map(({ posting }) => posting))
  const operations = all.flatMap((payout) => payout.operations)
  for (let from = 0; from < operations.length; from += batch) {
    await tx.insertInto("operation").values(operations.slice(from, from + batch)).execute()
  }
}

const payDueContracts = async (tx: Tx, seed: number, userId: string, now: number): Promise<void> => {
  if ((await dueContracts(tx, userId, now).limit(1).execute()).length === 0) return
  // Whoever came second waits here, and then finds nothing due any more.
  await tx.selectFrom("customer").select("id").where("id", "=", userId).forUpdate().execute()
  const due = await dueContracts(tx, userId, now).execute()
  const suspended = await suspendedProducts(tx)
  const mining = due.filter((contract) => !suspended.has(contract.product_id))
  await record(tx, mining.flatMap((contract) => payoutsOf(contract, seed, now)))
  for (const contract of due) {
    const paid_days = daysUntil(contract, now)
    await tx.updateTable("contract").set({ paid_days }).where("id", "=", contract.id).execute()
  }
}

/** Brings a customer's money up to the present: every call that reads or moves it begins with this. */
export const settle = async (tx: Tx, seed: number, userId: string, now: number): Promise<void> => {
  await payDueContracts(tx, seed, userId, now)
  await settleRewards(tx, seed, userId, now)
  await advanceWithdrawals(tx, seed, userId, now)
}
