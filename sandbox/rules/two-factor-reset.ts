import { randomUUID } from "node:crypto"
import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { forgetDevices } from "./devices.ts"
import { changeCustomer, lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import { removeRecoveryCodes } from "./recovery-codes.ts"
import { recordEvent, type NewEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { revokeSessions } from "./session-store.ts"
import { hashSecret } from "./tokens.ts"
import { sendResetInEffectNotice } from "./two-factor-notices.ts"
import { lockWithdrawals } from "./withdrawal-lock.ts"

/** Selects the reset that is neither cancelled nor in effect, or undefined if there is none. */
export const findOpenReset = (tx: Tx, userId: string) =>
  tx
    .selectFrom("two_factor_reset")
    .select(["due_date", "cancel_hash"])
    .where("user_id", "=", userId)
    .where("end_date", "is", null)
    .executeTakeFirst()

/** Adds a reset. `secret` belongs to the link that cancels it. */
export const addReset = async (tx: Tx, customer: LockedCustomer, secret: string, now: number): Promise<Date> => {
  const due_date = dateAfter(now, lifetimes.twoFactorReset)
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
 * Cancels a reset with the link in the e-mail. If the reset was already cancelled, the call succeeds too, because the first response may
 * have been lost. Refuses with 400 `OldToken` if the link is unknown or the reset is due.
 */
export const cancelReset = async (tx: Tx, secret: string, now: number): Promise<void> => {
  const reset = await tx
    .selectFrom("two_factor_reset")
    .select(["user_id", "due_date"])
    .where("cancel_hash", "=", hashSecret(secret))
    .executeTakeFirst()
  if (!reset || reset.due_date.getTime() <= now) throw createRefusal(400, "OldToken")
  // At most one reset is open. A newer reset has another link and must stay.
  const customer = await lockCustomer(tx, reset.user_id)
  const isOpen = await findOpenReset(tx, customer.id)
  if (isOpen?.cancel_hash === hashSecret(secret)) await endReset(tx, customer, { type: "ResetCancelled", now })
}

/**
 * Applies a due reset before a call requires the next code. Switches two-factor off, ends every session, and announces the reset by an
 * e-mail. The lock of withdrawals starts now, not at the due date, which may be long ago.
 */
export const applyDueReset = async <Locked extends LockedCustomer>(
  tx: Tx,
  customer: Locked,
  emailContext: EmailContext,
): Promise<Locked> => {
  const { now } = emailContext
  const reset = customer.tfa_enabled ? await findOpenReset(tx, customer.id) : undefined
  if (!reset || reset.due_date.getTime() > now) return customer
  await endReset(tx, customer, { type: "ResetDone", now, source: null })
  await removeRecoveryCodes(tx, customer)
  await forgetDevices(tx, customer)
  await revokeSessions(tx, customer)
  const nothing = { tfa_enabled: false, tfa_secret: null, tfa_last_step: null }
  const lockedUntil = await lockWithdrawals(tx, customer, dateAfter(now, lifetimes.withdrawalLock))
  await sendResetInEffectNotice(tx, customer, lockedUntil.getTime(), { ...emailContext, locale: customer.culture })
  return changeCustomer(tx, customer, nothing)
}
