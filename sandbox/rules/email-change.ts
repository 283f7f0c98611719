import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { sendEmailChangeConfirmation, sendEmailChangeNotice } from "./email-change-emails.ts"
import { limitEmailChanges } from "./email-rate-limit.ts"
import { rememberFormerEmail } from "./former-emails.ts"
import { requireFreeEmail, requireUnreserved } from "./free-email.ts"
import { changeCustomer, lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { requireProof, voidLinks, type PasswordProof } from "./settings.ts"
import { hashSecret, generateSecret } from "./tokens.ts"
import { extendLockPastUndo } from "./withdrawal-lock.ts"

const selectOpenChange = (tx: Tx, userId: string) =>
  tx
    .selectFrom("email_change")
    .selectAll()
    .where("user_id", "=", userId)
    .where("confirm_date", "is", null)
    .where("end_date", "is", null)
    .where("undo_date", "is", null)

/** Returns the change whose new address is not confirmed yet, or undefined if there is none. */
const findPendingChange = (tx: Tx, userId: string, now: number) =>
  selectOpenChange(tx, userId).where("due_date", ">", new Date(now)).executeTakeFirst()

export const findPendingEmail = async (tx: Tx, userId: string, now: number): Promise<string | null> =>
  (await findPendingChange(tx, userId, now))?.new_email ?? null

/**
 * Ends the pending change when the customer cancels or replaces it. Without a pending change the call succeeds too, because the first
 * response may have been lost.
 */
export const cancelEmailChange = async (tx: Tx, { id }: LockedCustomer, now: number): Promise<void> => {
  await tx
    .updateTable("email_change")
    .set({ end_date: new Date(now) })
    .where("id", "in", selectOpenChange(tx, id).clearSelect().select("id"))
    .execute()
}

/**
 * Requests a new address. The account keeps its address until the customer confirms the new address. Repeating the request changes nothing,
 * because the first response may have been lost. Refuses as `requireProof`, `limitEmailChanges` and `requireFreeEmail` do.
 */
export const requestEmailChange = async (
  tx: Tx,
  caller: LockedCustomer,
  { email, ...proof }: PasswordProof & { readonly email: string },
  emailContext: EmailContext,
): Promise<void> => {
  const { now } = emailContext
  const customer = await requireProof(tx, caller, proof, emailContext)
  const { id } = customer
  if (customer.email === email || (await findPendingEmail(tx, id, now)) === email) return
  await limitEmailChanges(tx, id, now)
  await requireFreeEmail(tx, email, { userId: id, now })
  await cancelEmailChange(tx, customer, now)
  const confirm = generateSecret()
  // A stranger may own an unconfirmed address, so it gets no link to undo the change.
  const undo = customer.email_confirmed ? generateSecret() : null
  const due_date = dateAfter(now, lifetimes.emailChange)
  await tx
    .insertInto("email_change")
    .values({
      user_id: id,
      old_email: customer.email,
      new_email: email,
      due_date,
      confirm_hash: hashSecret(confirm),
      undo_hash: undo === null ? null : hashSecret(undo),
    })
    .execute()
  await extendLockPastUndo(tx, customer, { due_date }, now)
  const change = { from: customer.email, to: email, due: due_date.getTime() }
  const own = { ...emailContext, locale: customer.culture }
  await sendEmailChangeNotice(tx, customer, { ...change, secret: undo }, own)
  await sendEmailChangeConfirmation(tx, customer, { ...change, secret: confirm }, own)
}

/**
 * Sends a new e-mail instead of the older one, whose link stops working. Refuses with 404 `NotFound` if no address waits, and as
 * `limitEmailChanges` does.
 */
export const resendEmailChange = async (
  tx: Tx,
  customer: LockedCustomer,
  emailContext: EmailContext,
): Promise<void> => {
  const { now } = emailContext
  const change = await findPendingChange(tx, customer.id, now)
  if (!change) throw createRefusal(404, "NotFound")
  await limitEmailChanges(tx, customer.id, now)
  const secret = generateSecret()
  await tx
    .updateTable("email_change")
    .set({ confirm_hash: hashSecret(secret) })
    .where("id", "=", change.id)
    .execute()
  const addresses = { from: customer.email, to: change.new_email, due: change.due_date.getTime(), secret }
  await sendEmailChangeConfirmation(tx, customer, addresses, { ...emailContext, locale: customer.culture })
}

/**
 * Locks the customer of a link and returns its change. If the link is clicked twice in quick succession, the second call waits
 * for the first. Refuses with 400 `OldToken` if no change has this link.
 */
export const findEmailChange = async (tx: Tx, link: "confirm_hash" | "undo_hash", secret: string) => {
  const byLink = tx.selectFrom("email_change").selectAll().where(link, "=", hashSecret(secret))
  const found = await byLink.executeTakeFirst()
  if (!found) throw createRefusal(400, "OldToken")
  const customer = await lockCustomer(tx, found.user_id)
  const change = await byLink.executeTakeFirst()
  if (!change) throw createRefusal(400, "OldToken")
  return { customer, change }
}

/**
 * Confirms the change with the link in the e-mail to the new address. The link opens no session. Refuses with 400 `OldToken`, and with 409
 * `AlreadyConfirmed` or `AlreadyRegistered`.
 */
export const confirmEmailChange = async (tx: Tx, secret: string, now: number): Promise<void> => {
  const { customer, change } = await findEmailChange(tx, "confirm_hash", secret)
  const { id, new_email: email, confirm_date, end_date, undo_date, due_date } = change
  if (undo_date !== null || end_date !== null) throw createRefusal(400, "OldToken")
  if (confirm_date !== null) throw createRefusal(409, "AlreadyConfirmed")
  if (due_date.getTime() <= now) throw createRefusal(400, "OldToken")
  await requireUnreserved(tx, email, { userId: customer.id, now })
  await voidLinks(tx, customer)
  const was_confirmed = customer.was_confirmed || customer.email_confirmed
  await changeCustomer(tx, customer, { email, email_confirmed: true, was_confirmed })
  await tx
    .updateTable("email_change")
    .set({ confirm_date: new Date(now) })
    .where("id", "=", id)
    .execute()
  await rememberFormerEmail(tx, customer, now)
  await recordEvent(tx, customer.id, { type: "EmailChanged", now })
}
