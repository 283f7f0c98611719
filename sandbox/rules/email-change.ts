import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { sendEmailChangeConfirmation, sendEmailChangeNotice } from "./email-change-letters.ts"
import { rememberFormerEmail } from "./former-emails.ts"
import { requireFreeEmail, requireUnreserved } from "./free-email.ts"
import { changeCustomer, lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { countEmailChange } from "./requests.ts"
import { recordEvent } from "./security-log.ts"
import { proven, voidLinks, type PasswordProof } from "./settings.ts"
import { hashSecret, newSecret } from "./tokens.ts"
import { lockPastUndo } from "./withdrawal-lock.ts"

const openChange = (tx: Tx, userId: string) =>
  tx
    .selectFrom("email_change")
    .selectAll()
    .where("user_id", "=", userId)
    .where("confirm_date", "is", null)
    .where("end_date", "is", null)
    .where("undo_date", "is", null)

/** Returns the change whose new address is not confirmed yet. */
const pendingChange = (tx: Tx, userId: string, now: number) =>
  openChange(tx, userId).where("due_date", ">", new Date(now)).executeTakeFirst()

export const pendingEmail = async (tx: Tx, userId: string, now: number): Promise<string | null> =>
  (await pendingChange(tx, userId, now))?.new_email ?? null

/**
 * Ends the pending change when the customer cancels or replaces it. Without a pending change the call succeeds too, because the first
 * response may have been lost.
 */
export const cancelEmailChange = async (tx: Tx, { id }: LockedCustomer, now: number): Promise<void> => {
  await tx
    .updateTable("email_change")
    .set({ end_date: new Date(now) })
    .where("id", "in", openChange(tx, id).clearSelect().select("id"))
    .execute()
}

/**
 * Requests a new address. The account keeps its address until the customer confirms the new address. Repeating the request changes nothing,
 * because the first response may have been lost.
 */
export const requestEmailChange = async (
  tx: Tx,
  caller: LockedCustomer,
  { email, ...proof }: PasswordProof & { readonly email: string },
  writing: MailContext,
): Promise<void> => {
  const { now } = writing
  const user = await proven(tx, caller, proof, writing)
  const { id } = user
  if (user.email === email || (await pendingEmail(tx, id, now)) === email) return
  await countEmailChange(tx, id, now)
  await requireFreeEmail(tx, email, { userId: id, now })
  await cancelEmailChange(tx, user, now)
  const confirm = newSecret()
  // A stranger may own an unconfirmed address, so it gets no link to undo the change.
  const undo = user.email_confirmed ? newSecret() : null
  const due_date = after(now, lifetimes.emailChange)
  await tx
    .insertInto("email_change")
    .values({
      user_id: id,
      old_email: user.email,
      new_email: email,
      due_date,
      confirm_hash: hashSecret(confirm),
      undo_hash: undo === null ? null : hashSecret(undo),
    })
    .execute()
  await lockPastUndo(tx, user, { due_date }, now)
  const change = { from: user.email, to: email, due: due_date.getTime() }
  const own = { ...writing, culture: user.culture }
  await sendEmailChangeNotice(tx, user, { ...change, secret: undo }, own)
  await sendEmailChangeConfirmation(tx, user, { ...change, secret: confirm }, own)
}

/** Sends a new e-mail instead of the older one, whose link stops working. */
export const resendEmailChange = async (tx: Tx, user: LockedCustomer, writing: MailContext): Promise<void> => {
  const { now } = writing
  const change = await pendingChange(tx, user.id, now)
  if (!change) throw refusal(404, "NotFound")
  await countEmailChange(tx, user.id, now)
  const secret = newSecret()
  await tx
    .updateTable("email_change")
    .set({ confirm_hash: hashSecret(secret) })
    .where("id", "=", change.id)
    .execute()
  const letter = { from: user.email, to: change.new_email, due: change.due_date.getTime(), secret }
  await sendEmailChangeConfirmation(tx, user, letter, { ...writing, culture: user.culture })
}

/** Locks the customer of a link and returns its change. If the link is clicked twice at once, the second click waits for the first. */
export const findEmailChange = async (tx: Tx, link: "confirm_hash" | "undo_hash", secret: string) => {
  const byLink = tx.selectFrom("email_change").selectAll().where(link, "=", hashSecret(secret))
  const found = await byLink.executeTakeFirst()
  if (!found) throw refusal(400, "OldToken")
  const user = await lockCustomer(tx, found.user_id)
  const change = await byLink.executeTakeFirst()
  if (!change) throw refusal(400, "OldToken")
  return { user, change }
}

/** Confirms the change by the link in the e-mail to the new address. The link opens no session. */
export const confirmEmailChange = async (tx: Tx, secret: string, now: number): Promise<void> => {
  const { user, change } = await findEmailChange(tx, "confirm_hash", secret)
  const { id, new_email: email, confirm_date, end_date, undo_date, due_date } = change
  if (undo_date !== null || end_date !== null) throw refusal(400, "OldToken")
  if (confirm_date !== null) throw refusal(409, "AlreadyConfirmed")
  if (due_date.getTime() <= now) throw refusal(400, "OldToken")
  await requireUnreserved(tx, email, { userId: user.id, now })
  await voidLinks(tx, user)
  const was_confirmed = user.was_confirmed || user.email_confirmed
  await changeCustomer(tx, user, { email, email_confirmed: true, was_confirmed })
  await tx
    .updateTable("email_change")
    .set({ confirm_date: new Date(now) })
    .where("id", "=", id)
    .execute()
  await rememberFormerEmail(tx, user, now)
  await recordEvent(tx, user.id, { type: "EmailChanged", now })
}
