import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { generateSecret } from "./tokens.ts"
import { sendResetNotice } from "./two-factor-notices.ts"
import { addReset, findOpenReset, applyDueReset } from "./two-factor-reset.ts"
import { requireCustomerByPassword, type PasswordForm } from "./users.ts"

/**
 * Requests a reset and returns the date from which two-factor is off. A second request sends no second e-mail and does not prolong the
 * wait. Refuses as `requireCustomerByPassword` does, and with 409 `TwoFactorDisabled`.
 */
export const requestReset = async (db: Tx, tx: Tx, form: PasswordForm, emailContext: EmailContext): Promise<Date> => {
  const { now } = emailContext
  const customer = await applyDueReset(tx, await requireCustomerByPassword(db, tx, form, now), emailContext)
  // The refusal keeps the rows of a reset that has just taken effect.
  if (!customer.tfa_enabled) throw createRefusal(409, "TwoFactorDisabled", { isCommitted: true })
  const existing = await findOpenReset(tx, customer.id)
  if (existing) return existing.due_date
  const secret = generateSecret()
  const due = await addReset(tx, customer, secret, now)
  await recordEvent(tx, customer.id, { type: "ResetRequested", now })
  await sendResetNotice(tx, customer, { secret, due: due.getTime() }, { ...emailContext, locale: customer.culture })
  return due
}
