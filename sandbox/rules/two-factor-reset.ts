import { randomUUID } from "node:crypto"
import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { forgetDevices } from "./devices.ts"
import { changeCustomer, lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { revokeSessions } from "./open-sessions.ts"
import { removeRecoveryCodes } from "./recovery-codes.ts"
import { recordEvent, type NewEvent } from "./security-log.ts"
import { hashSecret } from "./tokens.ts"
import { sendResetInEffectNotice } from "./two-factor-notices.ts"
import { lockWithdrawals } from "./withdrawal-lock.ts"

/** Selects the reset that is neither cancelled nor in effect. */
export const openReset = (tx: Tx, userId: string) =>
  tx
    .selectFrom("two_factor_reset")
    .select(["due_date", "cancel_hash"])
    .where("user_id", "=", userId)
    .where("end_date", "is", null)
    .executeTakeFirst()

/** Adds a reset. `secret` belongs to the link that cancels it. */
export const addReset = async (tx: Tx, customer: LockedCustomer, secret: string, now: number): Promise<Date> => {
  const due_date = after(now, lifetimes.twoFactorReset)
  const row = { id: randomUUID(), user_id: customer.id, cancel_hash: hashSecret(secret), due_date, end_date: null }
  await tx.insertInto("two_factor_reset").values(row).execute()
  return due_date
}

/** Ends a reset that takes effect, or whose customer has proved to have a second factor. */
export const endReset = async (tx: Tx, { id }: LockedCustomer, event: NewEvent): Promise<void> => {
  const [ended] = await tx
    .updateTable("two_factor_reset")
    .set({ end_date: new Date(event.now) })
    .where("user_id", "=", id)
    .where("end_date", "is", null)
    .execute()
  if (ended?.numUpdatedRows === 1n) await recordEvent(tx, id, event)
}

/**
 * Cancels a reset by the link of the e-mail. If the reset was already cancelled, the call succeeds too, because the first response may have
 * been lost.
 */
export const cancelReset = async (tx: Tx, secret: string, now: number): Promise<void> => {
  const reset = await tx
    .selectFrom("two_factor_reset")
    .select(["user_id", "due_date"])
    .where("cancel_hash", "=", hashSecret(secret))
    .executeTakeFirst()
  if (!reset || reset.due_date.getTime() <= now) throw refusal(400, "OldToken")
  // At most one reset is open. A newer reset has another link and must stay.
  const customer = await lockCustomer(tx, reset.user_id)
  const isOpen = await openReset(tx, customer.id)
  if (isOpen?.cancel_hash === hashSecret(secret)) await endReset(tx, customer, { type: "ResetCancelled", now })
}

/**
 * Applies a due reset before a call requires the next code. Switches two-factor off, ends every session, and announces the reset by an
 * e-mail. The lock of withdrawals starts now, not at the due date, which may be long ago.
 */
export const settleReset = async <Customer extends LockedCustomer>(
  tx: Tx,
  user: Customer,
  writing: MailContext,
): Promise<Customer> => {
  const { now } = writing
  const reset = user.tfa_enabled ? await openReset(tx, user.id) : undefined
  if (!reset || reset.due_date.getTime() > now) return user
  await endReset(tx, user, { type: "ResetDone", now, source: null })
  await removeRecoveryCodes(tx, user)
  await forgetDevices(tx, user)
  await revokeSessions(tx, user)
  const nothing = { tfa_enabled: false, tfa_secret: null, tfa_last_step: null }
  const lockedUntil = await lockWithdrawals(tx, user, after(now, lifetimes.withdrawalLock))
  await sendResetInEffectNotice(tx, user, lockedUntil.getTime(), { ...writing, culture: user.culture })
  return changeCustomer(tx, user, nothing)
}
