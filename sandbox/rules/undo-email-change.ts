import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { EmailChange } from "#sandbox/tables/security.ts"
import { findEmailChange } from "./email-change.ts"
import { forgetFormerEmails } from "./former-emails.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { PayoutRules } from "./payments.ts"
import { suspectSince, reclaimAccount } from "./reclaim-account.ts"
import { sendUndoneNotice } from "./reclaimed-account-notices.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { requestedAt } from "./undoable-changes.ts"

/** Restores the address that the account had before `change`, and undoes all changes after it. */
export const restoreEmail = async (
  tx: Tx,
  customer: LockedCustomer,
  change: EmailChange,
  now: number,
): Promise<void> => {
  await tx
    .updateTable("email_change")
    .set({ undo_date: new Date(now) })
    .where("user_id", "=", customer.id)
    .where("id", ">=", change.id)
    .where("undo_date", "is", null)
    .execute()
  await forgetFormerEmails(tx, customer.id, requestedAt(change))
  await changeCustomer(tx, customer, { email: change.old_email, email_confirmed: true })
  if (customer.email !== change.old_email) await recordEvent(tx, customer.id, { type: "EmailChanged", now })
}

/**
 * Undoes the change with the link in the e-mail to the old address. The link works even after the new address was confirmed, because a
 * thief may have confirmed it. The owner takes the account back. Refuses with 409 `AlreadyUndone`, or with 400 `OldToken` if the link is
 * unknown or too old.
 */
export const undoEmailChange = async (
  tx: Tx,
  rules: PayoutRules,
  secret: string,
  emailContext: EmailContext,
): Promise<void> => {
  const { now } = emailContext
  const { customer, change } = await findEmailChange(tx, "undo_hash", secret)
  if (change.undo_date !== null) throw createRefusal(409, "AlreadyUndone")
  if (change.due_date.getTime() <= now) throw createRefusal(400, "OldToken")
  const taken = await reclaimAccount(tx, rules, customer, suspectSince(requestedAt(change)), now)
  await restoreEmail(tx, customer, change, now)
  await sendUndoneNotice(tx, { id: customer.id, email: change.old_email }, taken, {
    ...emailContext,
    locale: customer.culture,
  })
}
