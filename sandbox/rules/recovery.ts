import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { changeCustomer, lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import { removeSignInLock } from "./password-attempts.ts"
import { requireUncommonPassword, type HashedPassword } from "./passwords.ts"
import type { PayoutRules } from "./payments.ts"
import { isTwoFactorNewer, suspectSince, reclaimAccount } from "./reclaim-account.ts"
import { sendRecoveredNotice } from "./reclaimed-account-notices.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { hashSecret } from "./tokens.ts"
import { requireTwoFactorCode } from "./two-factor.ts"
import { restoreEmail } from "./undo-email-change.ts"
import { findChangeFrom, requestedAt } from "./undoable-changes.ts"

type Reset = { readonly password: HashedPassword; readonly secret: string; readonly code: SecondFactor | undefined }

const oldToken = () => createRefusal(400, "OldRecoveryToken", { field: "resetPasswordToken" })

/**
 * Returns the token of the link. Refuses an invalid token with 400 `OldRecoveryToken` before a password is hashed for it, because hashing
 * is slow.
 */
export const findRecoveryToken = async (tx: Tx, secret: string, now: number) => {
  const token = await tx
    .selectFrom("recovery_token")
    .select(["user_id", "warn_date", "warned_email"])
    .where("hash", "=", hashSecret(secret))
    .where("used", "=", false)
    .where("expire_date", ">", new Date(now))
    .executeTakeFirst()
  if (!token) throw oldToken()
  return token
}

/**
 * Locks the customer of the link and returns the token. If two links are opened at the same time, the first one makes the other
 * invalid. Refuses as `findRecoveryToken` does, and in the same way if the address can no longer undo its change.
 */
const findUnusedToken = async (tx: Tx, secret: string, now: number) => {
  const customer = await lockCustomer(tx, (await findRecoveryToken(tx, secret, now)).user_id)
  const token = await findRecoveryToken(tx, secret, now)
  const email = token.warned_email ?? customer.email
  const change = email === customer.email ? undefined : await findChangeFrom(tx, customer.id, email, now)
  if (email !== customer.email && !change) throw oldToken()
  const warned = token.warn_date?.getTime() ?? now
  return { found: customer, email, change, warned: change ? Math.min(warned, requestedAt(change)) : warned }
}

/**
 * Sets a new password with the link in an e-mail, which also proves the address. Strangers may have known the old password, so the owner
 * takes back the whole account. A link in a security e-mail also restores the address to which that e-mail was sent.
 *
 * Refuses with 400 `OldRecoveryToken` or `CommonPassword`, and as `requireTwoFactorCode` does unless two-factor is suspect.
 */
export const resetPassword = async (
  tx: Tx,
  rules: PayoutRules,
  { password, secret, code }: Reset,
  emailContext: EmailContext,
): Promise<LockedCustomer> => {
  const { found, email, change, warned } = await findUnusedToken(tx, secret, emailContext.now)
  const { id } = found
  const since = suspectSince(warned)
  // Two-factor that was set up recently may be a thief's and must not lock the owner out.
  const isNewer = isTwoFactorNewer(found, since)
  const customer = isNewer ? found : await requireTwoFactorCode(tx, found, code, emailContext, { byEmailLink: true })
  const password_hash = requireUncommonPassword({ ...password, email, field: "password" })
  const taken = await reclaimAccount(tx, rules, customer, since, emailContext.now)
  if (change) await restoreEmail(tx, customer, change, emailContext.now)
  const recovered = await changeCustomer(tx, customer, { password_hash, email_confirmed: true })
  await removeSignInLock(tx, recovered)
  await recordEvent(tx, id, { type: "PasswordChanged", now: emailContext.now })
  await sendRecoveredNotice(tx, { id, email }, taken, { ...emailContext, locale: customer.culture })
  return recovered
}
