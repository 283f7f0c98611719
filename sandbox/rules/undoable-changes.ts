import { lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { EmailChange } from "#sandbox/tables/security.ts"

/** Returns the time of the request in milliseconds since 1970. The table stores only the end of the links. */
export const requestedAt = ({ due_date }: Pick<EmailChange, "due_date">): number =>
  due_date.getTime() - lifetimes.emailChange

/** Selects changes away from a confirmed address, which can take the account back until `due_date`. */
export const selectUndoableChanges = (tx: Tx, now: number) =>
  tx
    .selectFrom("email_change")
    .where("undo_hash", "is not", null)
    .where("undo_date", "is", null)
    .where("due_date", ">", new Date(now))

/** Returns the first confirmed change away from this address that the address can still undo, or undefined if there is none. */
export const findChangeFrom = (tx: Tx, userId: string, email: string, now: number): Promise<EmailChange | undefined> =>
  selectUndoableChanges(tx, now)
    .selectAll()
    .where("user_id", "=", userId)
    .where("old_email", "=", email)
    .where("confirm_date", "is not", null)
    .orderBy("id")
    .executeTakeFirst()

/** Refuses with 409 `EmailChangeRecent` while a former e-mail address can still undo a change, because undoing must restore the account. */
export const requireNoUndoableChange = async (tx: Tx, userId: string, now: number): Promise<void> => {
  if (await selectUndoableChanges(tx, now).select("id").where("user_id", "=", userId).executeTakeFirst())
    throw createRefusal(409, "EmailChangeRecent")
}
