import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { removeSignInLock } from "./guesses.ts"
import { changeCustomer, lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { acceptedHash, type HashedPassword } from "./passwords.ts"
import type { PayoutRules } from "./payments.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import { isTwoFactorNewer, suspectSince, takeBack } from "./take-back.ts"
import { sendRecoveredNotice } from "./taken-back-notices.ts"
import { hashSecret } from "./tokens.ts"
import { requireCode } from "./two-factor.ts"
import { restoreEmail } from "./undo-email-change.ts"
import { changeFrom, requestedAt } from "./undoable-changes.ts"

type Reset = { readonly password: HashedPassword; readonly secret: string; readonly code: SecondFactor | undefined }

const oldToken = () => refusal(400, "OldRecoveryToken", { field: "resetPasswordToken" })

/** Returns the token of the link. Refuses an invalid token before a password is hashed for it, because hashing is slow. */
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

/** Locks the customer of the link and returns the token. If two links are opened at once, the first ends the other. */
const findUnusedToken = async (tx: Tx, secret: string, now: number) => {
  const user = await lockCustomer(tx, (await findRecoveryToken(tx, secret, now)).user_id)
  const token = await findRecoveryToken(tx, secret, now)
  const email = token.warned_email ?? user.email
  const change = email === user.email ? undefined : await changeFrom(tx, user.id, email, now)
  if (email !== user.email && !change) throw oldToken()
  const warned = token.warn_date?.getTime() ?? now
  return { found: user, email, change, warned: change ? Math.min(warned, requestedAt(change)) : warned }
}

/**
 * Sets a new password by the link of an e-mail, which also proves the address. Strangers may have known the old password, so the owner
 * takes back the whole account. A link of a security e-mail also restores the address to which that e-mail was sent.
 */
export const resetPassword = async (
  tx: Tx,
  rules: PayoutRules,
  { password, secret, code }: Reset,
  writing: MailContext,
): Promise<LockedCustomer> => {
  const { found, email, change, warned } = await findUnusedToken(tx, secret, writing.now)
  const { id } = found
  const since = suspectSince(warned)
  // Two-factor that was set up recently may be a thief's and must not lock the owner out.
  const isNewer = isTwoFactorNewer(found, since)
  const user = isNewer ? found : await requireCode(tx, found, code, writing, { byLetter: true })
  const password_hash = acceptedHash({ ...password, email, field: "password" })
  const taken = await takeBack(tx, rules, user, since, writing.now)
  if (change) await restoreEmail(tx, user, change, writing.now)
  const recovered = await changeCustomer(tx, user, { password_hash, email_confirmed: true })
  await removeSignInLock(tx, recovered)
  await recordEvent(tx, id, { type: "PasswordChanged", now: writing.now })
  await sendRecoveredNotice(tx, { id, email }, taken, { ...writing, culture: user.culture })
  return recovered
}
