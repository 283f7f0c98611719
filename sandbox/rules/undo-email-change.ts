import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { EmailChange } from "#sandbox/tables/security.ts"
import { findEmailChange } from "./email-change.ts"
import { forgetFormerEmails } from "./former-emails.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import type { PayoutRules } from "./payments.ts"
import { recordEvent } from "./security-log.ts"
import { suspectSince, takeBack } from "./take-back.ts"
import { sendUndoneNotice } from "./taken-back-notices.ts"
import { requestedAt } from "./undoable-changes.ts"

/** Restores the address that the account had before `change`, and undoes all changes after it. */
export const restoreEmail = async (tx: Tx, user: LockedCustomer, change: EmailChange, now: number): Promise<void> => {
  await tx
    .updateTable("email_change")
    .set({ undo_date: new Date(now) })
    .where("user_id", "=", user.id)
    .where("id", ">=", change.id)
    .where("undo_date", "is", null)
    .execute()
  await forgetFormerEmails(tx, user.id, requestedAt(change))
  await changeCustomer(tx, user, { email: change.old_email, email_confirmed: true })
  if (user.email !== change.old_email) await recordEvent(tx, user.id, { type: "EmailChanged", now })
}

/**
 * Undoes the change by the link in the e-mail to the old address, even after the new address was confirmed, because a thief may have
 * confirmed it. The owner takes the account back.
 */
export const undoEmailChange = async (
  tx: Tx,
  rules: PayoutRules,
  secret: string,
  writing: MailContext,
): Promise<void> => {
  const { now } = writing
  const { user, change } = await findEmailChange(tx, "undo_hash", secret)
  if (change.undo_date !== null) throw refusal(409, "AlreadyUndone")
  if (change.due_date.getTime() <= now) throw refusal(400, "OldToken")
  const taken = await takeBack(tx, rules, user, suspectSince(requestedAt(change)), now)
  await restoreEmail(tx, user, change, now)
  await sendUndoneNotice(tx, { id: user.id, email: change.old_email }, taken, { ...writing, culture: user.culture })
}
