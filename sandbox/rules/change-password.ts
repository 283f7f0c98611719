import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { forgetDevices } from "./devices.ts"
import { changeCustomer, type LockedCaller } from "./locked-customer.ts"
import { sendNotice } from "./notices.ts"
import { isProven, type CheckedPassword } from "./own-password.ts"
import { clearOwnPasswordAttempts } from "./password-attempts.ts"
import { requireUncommonPassword, type HashedPassword } from "./passwords.ts"
import { requireRealCustomer } from "./require-real-customer.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { revokeSessions } from "./session-store.ts"
import { requireTwoFactorCode } from "./two-factor.ts"

type Change = {
  /** The checked current password. Null if the request contains none. */
  readonly present: CheckedPassword | null
  readonly newPassword: HashedPassword
  readonly confirmPassword: string
  readonly code: SecondFactor | undefined
  readonly device: string | undefined
}

/**
 * Changes the password and ends all other sessions. The first password needs no current one, because there is none. Every later change
 * needs the current password.
 *
 * Refuses with 400 `PasswordsDiffer`, `IncorrectPassword` or `CommonPassword`, with 403 `Forbidden` in the demo, and as `requireTwoFactorCode` does.
 */
export const changePassword = async (tx: Tx, caller: LockedCaller, change: Change, emailContext: EmailContext) => {
  if (change.confirmPassword !== change.newPassword.password) {
    throw createRefusal(400, "PasswordsDiffer", { field: "confirmPassword" })
  }
  requireRealCustomer(caller)
  const { present } = change
  const isAllowed = present === null ? caller.password_hash === null : isProven(caller, present)
  if (!isAllowed) throw createRefusal(400, "IncorrectPassword", { field: "password" })
  const customer = await requireTwoFactorCode(tx, caller, change.code, emailContext)
  const password_hash = requireUncommonPassword({ ...change.newPassword, email: customer.email, field: "newPassword" })
  // The change ends a two-factor set-up that was started under the old password, because a stranger with that password may have started it.
  const setup = customer.tfa_enabled ? {} : { tfa_secret: null, tfa_secret_date: null }
  await changeCustomer(tx, customer, { password_hash, ...setup })
  await clearOwnPasswordAttempts(tx, customer)
  await forgetDevices(tx, customer, change.device)
  await revokeSessions(tx, customer, customer.sessionId)
  await recordEvent(tx, customer.id, { type: "PasswordChanged", now: emailContext.now })
  await sendNotice(tx, customer, "password", emailContext)
}
