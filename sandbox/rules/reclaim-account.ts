import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { SecurityEventType } from "#sandbox/tables/security.ts"
import { forgetDevices } from "./devices.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { PayoutRules } from "./payments.ts"
import { recordEvent } from "./security-log.ts"
import { revokeSessions } from "./session-store.ts"
import { lockWithdrawals } from "./withdrawal-lock.ts"
import { cancelWithdrawalsSince } from "./withdrawal-steps.ts"

/**
 * Returns the time since which changes are suspect. Most thieves prepare before the owner notices, so changes of the days before the
 * warning may be theirs.
 */
export const suspectSince = (warned: number): Date => dateAfter(warned, -lifetimes.suspicion)

/** Returns true if two-factor was set up at or after `since`. A thief's two-factor would keep the owner out. */
export const isTwoFactorNewer = ({ tfa_secret_date }: Pick<Customer, "tfa_secret_date">, since: Date): boolean =>
  tfa_secret_date !== null && tfa_secret_date >= since

/**
 * Clears both payout addresses if one of them was changed at or after `since`. The addresses prefill the withdrawal form, and the
 * server cannot know which of them is the owner's.
 */
const clearPayoutAddresses = async (tx: Tx, customer: LockedCustomer, since: Date): Promise<boolean> => {
  const changed = await tx
    .selectFrom("security_event")
    .select("id")
    .where("user_id", "=", customer.id)
    .where("type", "=", "PayoutAddressChanged")
    .where("create_date", ">=", since)
    .executeTakeFirst()
  if (!changed) return false
  await changeCustomer(tx, customer, { bitcoin_address: null, ethereum_address: null })
  return true
}

/** The cancelled withdrawals and the end of the lock, for the e-mail. */
export type ReclaimedAccount = { readonly cancelled: readonly Operation[]; readonly lockedUntil: Date }

const removeAll = async (tx: Tx, table: "passkey" | "recovery_code", userId: string): Promise<number> => {
  const [removed] = await tx.deleteFrom(table).where("user_id", "=", userId).execute()
  return Number(removed?.numDeletedRows ?? 0)
}

/**
 * Gives an account back to its owner, who has opened a link in an e-mail.
 * - Removes passkeys, recovery codes, all sessions and pending changes. Afterwards only an e-mail opens the account.
 * - Removes the two-factor and the addresses that were added since `since`.
 * - Locks withdrawals for a time, and cancels unprocessed ones requested since `since`.
 *
 * The caller sets the new password of a recovery.
 */
export const reclaimAccount = async (
  tx: Tx,
  rules: PayoutRules,
  customer: LockedCustomer,
  since: Date,
  now: number,
): Promise<ReclaimedAccount> => {
  const { id } = customer
  const removed: SecurityEventType[] = []
  // The challenges go first, because this statement waits for a concurrent registration. The next statement removes the registered passkey
  // with the others.
  await tx.deleteFrom("passkey_challenge").where("user_id", "=", id).execute()
  if ((await removeAll(tx, "passkey", id)) > 0) removed.push("PasskeyRemoved")
  await removeAll(tx, "recovery_code", id)
  if (await clearPayoutAddresses(tx, customer, since)) removed.push("PayoutAddressChanged")
  const added = dateAfter(since.getTime(), lifetimes.addressWait)
  const [addresses] = await tx
    .deleteFrom("saved_address")
    .where("user_id", "=", id)
    .where("available_date", ">=", added)
    .execute()
  if (addresses && addresses.numDeletedRows > 0n) removed.push("AddressRemoved")
  const isSecretNew = isTwoFactorNewer(customer, since)
  if (customer.tfa_enabled && isSecretNew) removed.push("TwoFactorDisabled")
  const keepsTwoFactor = customer.tfa_enabled && !isSecretNew
  await tx
    .updateTable("two_factor_reset")
    .set({ end_date: new Date(now) })
    .where("user_id", "=", id)
    .where("end_date", "is", null)
    .execute()
  await tx
    .updateTable("email_change")
    .set({ end_date: new Date(now) })
    .where("user_id", "=", id)
    .where("confirm_date", "is", null)
    .where("end_date", "is", null)
    .where("undo_date", "is", null)
    .execute()
  await tx.updateTable("recovery_token").set({ used: true }).where("user_id", "=", id).execute()
  await tx.updateTable("mail_token").set({ superseded: true }).where("user_id", "=", id).execute()
  await changeCustomer(tx, customer, {
    password_hash: null,
    ...(keepsTwoFactor ? {} : { tfa_enabled: false, tfa_secret: null, tfa_secret_date: null, tfa_last_step: null }),
    // The book stays on, because a thief may have been switching it off.
    book_off_date: null,
  })
  await forgetDevices(tx, customer)
  await revokeSessions(tx, customer)
  for (const type of ["AccountTakenBack", ...removed] as const) await recordEvent(tx, id, { type, now })
  const cancelled = await cancelWithdrawalsSince(tx, rules, customer, since, now)
  for (const { id: operationId } of cancelled)
    await recordEvent(tx, id, { type: "WithdrawalCancelled", now, operationId })
  return { cancelled, lockedUntil: await lockWithdrawals(tx, customer, dateAfter(now, lifetimes.takenBackLock)) }
}
