import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { EmailChange } from "#sandbox/tables/security.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"

/** Locks withdrawals until a time, or keeps a longer lock. Returns the end of the lock. */
export const lockWithdrawals = async (tx: Tx, customer: LockedCustomer, until: Date): Promise<Date> => {
  const locked = customer.withdrawals_locked_until
  if (locked !== null && locked > until) return locked
  await changeCustomer(tx, customer, { withdrawals_locked_until: until })
  return until
}

/**
 * Prolongs an existing lock of withdrawals beyond the time in which a change of address can be undone. A thief who has taken an account
 * over may change its address next, so the lock must outlast the undoing.
 */
export const extendLockPastUndo = async (
  tx: Tx,
  customer: LockedCustomer,
  { due_date }: Pick<EmailChange, "due_date">,
  now: number,
): Promise<void> => {
  const locked = customer.withdrawals_locked_until
  if (locked !== null && locked.getTime() > now)
    await lockWithdrawals(tx, customer, dateAfter(due_date.getTime(), lifetimes.lockAfterUndo))
}
