import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { requireRealCustomer } from "./real.ts"
import { forgetDevices } from "./devices.ts"
import { forgetGuesses, isPassword } from "./guesses.ts"
import type { MailContext } from "./mail.ts"
import { sendNotice } from "./notices.ts"
import { hashNewPassword } from "./passwords.ts"
import { recordEvent } from "./security-log.ts"
import { revokeSessions, type Caller } from "./tokens.ts"
import { requireCode } from "./two-factor.ts"

type Change = {
  readonly password?: string | undefined
  readonly newPassword: string
  readonly confirmPassword: string
  readonly code: string | undefined
  readonly device: string | undefined
}

/** The first password needs no other; every later one needs the present one. */
export const changePassword = async (
  tx: Tx,
  { user: { id }, sessionId }: Caller,
  change: Change,
  writing: MailContext,
) => {
  if (change.confirmPassword !== change.newPassword) {
    throw refusal(400, "PasswordsDiffer", { field: "confirmPassword" })
  }
  const user = await tx.selectFrom("customer").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow()
  requireRealCustomer(user)
  const first = user.password_hash === null && change.password === undefined
  if (!first && !(await isPassword(tx, user, change.password ?? "", writing.now))) {
    throw refusal(400, "IncorrectPassword", { field: "password", keep: true })
  }
  await requireCode(tx, id, change.code, writing)
  const password_hash = await hashNewPassword({
    password: change.newPassword,
    email: user.email,
    field: "newPassword",
  })
  // A two-factor set-up that was begun with the old password ends.
  const setup = user.tfa_enabled ? {} : { tfa_secret: null, tfa_secret_date: null }
  await tx
    .updateTable("customer")
    .set({ password_hash, ...setup })
    .where("id", "=", id)
    .execute()
  await forgetGuesses(tx, id)
  await forgetDevices(tx, id, change.device)
  await revokeSessions(tx, id, sessionId)
  await recordEvent(tx, id, { type: "PasswordChanged", now: writing.now })
  await sendNotice(tx, user, "password", writing)
}
