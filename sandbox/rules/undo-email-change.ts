import { lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { EmailChange } from "#sandbox/tables.ts"
import { changeOf } from "./email-change.ts"
import { forgetFormerEmails } from "./former-emails.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import { recordEvent } from "./security-log.ts"
import { suspectSince, takeBack } from "./take-back.ts"

const requestedAt = ({ due_date }: Pick<EmailChange, "due_date">): number => due_date.getTime() - lifetimes.emailChange

/** The account has the address again that it had before `change`; no later change counts. */
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

/** By the link of the letter to the old address, also after the new one has confirmed: the owner gets the account back. */
export const undoEmailChange = async (tx: Tx, secret: string, now: number): Promise<void> => {
  const { user, change } = await changeOf(tx, "undo_hash", secret)
  if (change.undo_date !== null) throw refusal(409, "AlreadyUndone")
  if (change.due_date.getTime() <= now) throw refusal(400, "OldToken")
  await takeBack(tx, user, suspectSince(requestedAt(change)), now)
  await restoreEmail(tx, user, change, now)
}

const undoable = (tx: Tx, userId: string, now: number) =>
  tx
    .selectFrom("email_change")
    .selectAll()
    .where("user_id", "=", userId)
    .where("undo_hash", "is not", null)
    .where("undo_date", "is", null)
    .where("due_date", ">", new Date(now))

/** The first change away from this address that it can still undo. */
export const changeFrom = (tx: Tx, userId: string, email: string, now: number): Promise<EmailChange | undefined> =>
  undoable(tx, userId, now)
    .where("old_email", "=", email)
    .where("confirm_date", "is not", null)
    .orderBy("id")
    .executeTakeFirst()

/** While a former address can undo a change, the account must stay what it can be given back as. */
export const requireNoUndo = async (tx: Tx, userId: string, now: number): Promise<void> => {
  if (await undoable(tx, userId, now).executeTakeFirst()) throw refusal(409, "EmailChangeRecent")
}
