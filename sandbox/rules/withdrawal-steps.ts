import { hour, minute } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import { amount } from "../money.ts"
import type { Operation, OperationState, RejectReason } from "../tables.ts"
import { transactionHash } from "./addresses.ts"
import { ledgerAccounts, postEntries } from "./ledger.ts"

/** Counted from the request. */
const lengths = { pending: 10 * minute, sent: hour } as const

/** Addresses without a known private key. */
const burnAddresses: readonly string[] = [
  "0x000000000000000000000000000000000000dead",
  "1bitcoineateraddressdontsendf59kue",
]

type Step = { readonly to: Exclude<OperationState, "Created">; readonly reason?: RejectReason }

const isOpen = ({ state }: Operation): boolean => state === "Created" || state === "Pending"

const move = async (tx: Tx, seed: number, row: Operation, { to, reason }: Step, at: number): Promise<Operation> => {
  const hash = to === "Completed" ? transactionHash(seed, row.currency_id, row.id) : null
  const reserved = ledgerAccounts.withdrawal(row.id)
  const value = amount(row.amount)
  if (to !== "Pending") {
    const receiver = to === "Completed" ? ledgerAccounts.paidOut : ledgerAccounts.balance(row.user_id)
    const entries = [
      [reserved, row.currency_id, -value],
      [receiver, row.currency_id, value],
    ] as const
    await postEntries(tx, `withdrawal ${to.toLowerCase()}`, null, entries, at)
  }
  return tx
    .updateTable("operation")
    .set({ state: to, state_reason: reason ?? null, state_update: new Date(at), hash })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const openOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom("operation")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "in", ["Created", "Pending"])
    .orderBy("number")

const stepsDue = (row: Operation, now: number): readonly (Step & { readonly at: number })[] => {
  const createdAt = row.create_date.getTime()
  const pending = { to: "Pending", at: createdAt + lengths.pending } as const
  const last = burnAddresses.includes(row.address?.toLowerCase() ?? "")
    ? ({ to: "Rejected", reason: "wrongAddress", at: createdAt + lengths.sent } as const)
    : ({ to: "Completed", at: createdAt + lengths.sent } as const)
  return [...(row.state === "Created" ? [pending] : []), last].filter(({ at }) => at <= now)
}

/** Created → Pending → Completed or Rejected, as time goes by. */
export const advanceWithdrawals = async (tx: Tx, seed: number, userId: string, now: number): Promise<void> => {
  const waiting = await openOf(tx, userId)
    .where("create_date", "<=", new Date(now - lengths.pending))
    .execute()
  if (!waiting.some((row) => stepsDue(row, now).length > 0)) return
  await tx.selectFrom("customer").select("id").where("id", "=", userId).forUpdate().execute()
  for (const row of await openOf(tx, userId).execute()) {
    for (const step of stepsDue(row, now)) await move(tx, seed, row, step, step.at)
  }
}

/** Applies the desk's decision at the caller's time; locks the customer before reading the withdrawal. */
export const decideWithdrawal = async (
  tx: Tx,
  seed: number,
  id: string,
  step: Step,
  now: number,
): Promise<Operation> => {
  const operation = tx
    .selectFrom("operation")
    .selectAll()
    .where("id", "=", id)
    .where("operation_type", "=", "Withdrawal")
  const owner = await operation.executeTakeFirst()
  if (!owner) throw refusal(404, "NotFound")
  await tx.selectFrom("customer").select("id").where("id", "=", owner.user_id).forUpdate().execute()
  const row = await operation.executeTakeFirstOrThrow()
  if (!isOpen(row) || (step.to === "Pending" && row.state === "Pending")) throw refusal(409, "WrongState")
  return move(tx, seed, row, step, now)
}
