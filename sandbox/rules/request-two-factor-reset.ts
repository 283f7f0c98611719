import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { MailContext } from "./mail.ts"
import { recordEvent } from "./security-log.ts"
import { newSecret } from "./tokens.ts"
import { sendResetNotice } from "./two-factor-notices.ts"
import { addReset, openReset, settleReset } from "./two-factor-reset.ts"
import { userByPassword, type PasswordForm } from "./users.ts"

/** Requests a reset. A second request sends no further e-mail and does not prolong the wait. */
export const requestReset = async (db: Tx, tx: Tx, form: PasswordForm, writing: MailContext): Promise<Date> => {
  const { now } = writing
  const user = await settleReset(tx, await userByPassword(db, tx, form, now), writing)
  // The refusal keeps the rows of a reset that has just taken effect.
  if (!user.tfa_enabled) throw refusal(409, "TwoFactorDisabled", { keep: true })
  const existing = await openReset(tx, user.id)
  if (existing) return existing.due_date
  const secret = newSecret()
  const due = await addReset(tx, user, secret, now)
  await recordEvent(tx, user.id, { type: "ResetRequested", now })
  await sendResetNotice(tx, user, { secret, due: due.getTime() }, { ...writing, culture: user.culture })
  return due
}
