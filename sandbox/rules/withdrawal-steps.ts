import { hour, minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Operation, OperationState, RejectReason } from "#sandbox/tables/money.ts"
import { transactionHash } from "./addresses.ts"
import { ledgerAccounts, postEntries } from "./ledger.ts"
import { lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { PayoutRules } from "./payments.ts"
import { sendWithdrawalEmail } from "./withdrawal-email.ts"

/** Durations since the request of a withdrawal, in milliseconds. */
export const withdrawalLengths = { pending: 10 * minute, sent: hour } as const

/** Addresses without a known private key. */
const burnAddresses: readonly string[] = [
  "0x000000000000000000000000000000000000dead",
  "1bitcoineateraddressdontsendf59kue",
]

type Step = { readonly to: Exclude<OperationState, "Created">; readonly reason?: RejectReason | "cancelled" }

const isOpen = ({ state }: Operation): boolean => state === "Created" || state === "Pending"

const applyStep = async (
  tx: Tx,
  customer: LockedCustomer,
  { seed, origin }: PayoutRules,
  row: Operation,
  { to, reason }: Step,
  at: number,
): Promise<Operation> => {
  const hash = to === "Completed" ? transactionHash(seed, row.currency_id, row.id) : null
  const reserved = ledgerAccounts.withdrawal(row.id)
  const value = parseAmount(row.amount)
  if (to !== "Pending") {
    const fee = to === "Completed" ? parseAmount(row.fee ?? "0") : 0n
    const receiver = to === "Completed" ? ledgerAccounts.paidOut : ledgerAccounts.balance(customer.id)
    const entries = [
      [reserved, row.currency_id, -value],
      [receiver, row.currency_id, value - fee],
      [ledgerAccounts.networkFees, row.currency_id, fee],
    ] as const
    await postEntries(tx, `withdrawal ${to.toLowerCase()}`, null, entries, at)
  }
  const moved = await tx
    .updateTable("operation")
    .set({
      state: to,
      state_reason: reason ?? null,
      state_update: new Date(at),
      hash,
      ...(to === "Pending" && { pending_date: new Date(at) }),
    })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (origin !== null) await sendWithdrawalEmail(tx, moved, { origin, now: at })
  return moved
}

const selectOpenWithdrawals = (tx: Tx, userId: string) =>
  tx
    .selectFrom("operation")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "in", ["Created", "Pending"])
    .orderBy("number")

const stepsDue = (row: Operation, now: number): readonly (Step & { readonly at: number })[] => {
  const createdAt = row.create_date.getTime()
  const pending = { to: "Pending", at: createdAt + withdrawalLengths.pending } as const
  const last = burnAddresses.includes(row.address?.toLowerCase() ?? "")
    ? ({ to: "Rejected", reason: "wrongAddress", at: createdAt + withdrawalLengths.sent } as const)
    : ({ to: "Completed", at: createdAt + withdrawalLengths.sent } as const)
  return [...(row.state === "Created" ? [pending] : []), last].filter(({ at }) => at <= now)
}

/** Moves withdrawals forward in time: Created → Pending → Completed or Rejected. */
export const advanceWithdrawals = async (tx: Tx, rules: PayoutRules, userId: string, now: number): Promise<void> => {
  const waiting = await selectOpenWithdrawals(tx, userId)
    .where("create_date", "<=", new Date(now - withdrawalLengths.pending))
    .execute()
  if (!waiting.some((row) => stepsDue(row, now).length > 0)) return
  const customer = await lockCustomer(tx, userId)
  for (const row of await selectOpenWithdrawals(tx, userId).execute()) {
    for (const step of stepsDue(row, now)) await applyStep(tx, customer, rules, row, step, step.at)
  }
}

/**
 * Applies a decision of the desk at the given time. Locks the customer before reading the withdrawal. Refuses with 404 `NotFound`, and with
 * 409 `WrongState` if the withdrawal is over or has already taken this step.
 */
export const decideWithdrawal = async (
  tx: Tx,
  rules: PayoutRules,
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
  if (!owner) throw createRefusal(404, "NotFound")
  const customer = await lockCustomer(tx, owner.user_id)
  const row = await operation.executeTakeFirstOrThrow()
  if (!isOpen(row) || (step.to === "Pending" && row.state === "Pending")) throw createRefusal(409, "WrongState")
  return applyStep(tx, customer, rules, row, step, now)
}

/**
 * Cancels a withdrawal for the customer, until its processing begins. A second call changes nothing. Refuses with 404 `NotFound` or 409
 * `WithdrawalSent`.
 */
export const cancelWithdrawal = async (
  tx: Tx,
  rules: PayoutRules,
  customer: LockedCustomer,
  id: string,
  now: number,
): Promise<Operation> => {
  const row = await tx
    .selectFrom("operation")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", customer.id)
    .where("operation_type", "=", "Withdrawal")
    .executeTakeFirst()
  if (!row) throw createRefusal(404, "NotFound")
  if (row.state_reason === "cancelled") return row
  if (row.state !== "Created") throw createRefusal(409, "WithdrawalSent")
  return applyStep(tx, customer, rules, row, { to: "Rejected", reason: "cancelled" }, now)
}

/** Cancels the unprocessed withdrawals of an account that is taken back. The caller sends one e-mail about all of them. */
export const cancelWithdrawalsSince = async (
  tx: Tx,
  rules: PayoutRules,
  customer: LockedCustomer,
  since: Date,
  now: number,
): Promise<readonly Operation[]> => {
  await advanceWithdrawals(tx, rules, customer.id, now)
  const created = selectOpenWithdrawals(tx, customer.id)
    .where("state", "=", "Created")
    .where("create_date", ">=", since)
  const cancelled: Operation[] = []
  for (const row of await created.execute())
    cancelled.push(
      await applyStep(tx, customer, { ...rules, origin: null }, row, { to: "Rejected", reason: "cancelled" }, now),
    )
  return cancelled
}
