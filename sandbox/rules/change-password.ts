import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { forgetDevices } from "./devices.ts"
import { forgetGuesses } from "./guesses.ts"
import { changeCustomer, type LockedCaller } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { sendNotice } from "./notices.ts"
import { revokeSessions } from "./open-sessions.ts"
import { isProven, type CheckedPassword } from "./own-password.ts"
import { acceptedHash, type HashedPassword } from "./passwords.ts"
import { requireRealCustomer } from "./real.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import { requireCode } from "./two-factor.ts"

type Change = {
  /** Null if the request contains no current password. */
  readonly present: CheckedPassword | null
  readonly newPassword: HashedPassword
  readonly confirmPassword: string
  readonly code: SecondFactor | undefined
  readonly device: string | undefined
}

/**
 * Changes the password. The first password needs no current one, because there is none. Every later change needs the current
 * password.
 */
export const changePassword = async (tx: Tx, caller: LockedCaller, change: Change, writing: MailContext) => {
  if (change.confirmPassword !== change.newPassword.password) {
    throw refusal(400, "PasswordsDiffer", { field: "confirmPassword" })
  }
  requireRealCustomer(caller)
  const { present } = change
  const isAllowed = present === null ? caller.password_hash === null : isProven(caller, present)
  if (!isAllowed) throw refusal(400, "IncorrectPassword", { field: "password" })
  const customer = await requireCode(tx, caller, change.code, writing)
  const password_hash = acceptedHash({ ...change.newPassword, email: customer.email, field: "newPassword" })
  // The change ends a two-factor set-up that was started under the old password, because a stranger with that password may have started it.
  const setup = customer.tfa_enabled ? {} : { tfa_secret: null, tfa_secret_date: null }
  await changeCustomer(tx, customer, { password_hash, ...setup })
  await forgetGuesses(tx, customer)
  await forgetDevices(tx, customer, change.device)
  await revokeSessions(tx, customer, customer.sessionId)
  await recordEvent(tx, customer.id, { type: "PasswordChanged", now: writing.now })
  await sendNotice(tx, customer, "password", writing)
}
