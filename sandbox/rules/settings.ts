import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { Culture, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { sendConfirmation } from "./confirmation-letters.ts"
import { rememberFormerEmail } from "./former-emails.ts"
import { requireFreeEmail } from "./free-email.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { sendEmailNotice, sendNotice } from "./notices.ts"
import { isProven, type CheckedPassword } from "./own-password.ts"
import { requireRealCustomer } from "./real.ts"
import { countEmailChange } from "./requests.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import { hashSecret, newSecret } from "./tokens.ts"
import { requireCode } from "./two-factor.ts"
import { lockPastUndo } from "./withdrawal-lock.ts"

type Preferences = { readonly culture?: Culture | undefined; readonly currencyId?: DisplayCurrencyName | undefined }

export const changePreferences = async (
  tx: Tx,
  customer: LockedCustomer,
  { culture, currencyId }: Preferences,
): Promise<void> => {
  const to = { ...(culture && { culture }), ...(currencyId && { currency_id: currencyId }) }
  if (Object.keys(to).length > 0) await changeCustomer(tx, customer, to)
}

/** The password and the code that prove a protected change. */
export type PasswordProof = { readonly password: CheckedPassword; readonly code: SecondFactor | undefined }

/** Checks password and code. A due reset of two-factor may change the customer, so the caller must use the returned customer. */
export const proven = async (
  tx: Tx,
  user: LockedCustomer,
  { password, code }: PasswordProof,
  writing: MailContext,
): Promise<LockedCustomer> => {
  requireRealCustomer(user)
  if (!isProven(user, password)) throw refusal(400, "IncorrectPassword", { field: "password" })
  return requireCode(tx, user, code, writing)
}

/** Voids links in e-mails to the old address. Links of security e-mails still work, because they can only give the account back. */
export const voidLinks = async (tx: Tx, { id }: LockedCustomer): Promise<void> => {
  await tx
    .updateTable("recovery_token")
    .set({ used: true })
    .where("user_id", "=", id)
    .where("warn_date", "is", null)
    .execute()
  await tx.updateTable("mail_token").set({ superseded: true }).where("user_id", "=", id).execute()
}

/**
 * Records a change that takes effect at once. Links in e-mails to the old address undo it. No e-mail contains the record's own two links.
 */
const rememberChange = async (tx: Tx, user: LockedCustomer, email: string, now: number): Promise<void> => {
  const due_date = after(now, lifetimes.emailChange)
  await tx
    .insertInto("email_change")
    .values({
      user_id: user.id,
      old_email: user.email,
      new_email: email,
      due_date,
      confirm_hash: hashSecret(newSecret()),
      confirm_date: new Date(now),
      undo_hash: user.email_confirmed ? hashSecret(newSecret()) : null,
    })
    .execute()
  await lockPastUndo(tx, user, { due_date }, now)
}

export const changeEmail = async (
  tx: Tx,
  caller: LockedCustomer,
  { email, ...proof }: PasswordProof & { readonly email: string },
  writing: MailContext,
) => {
  const user = await proven(tx, caller, proof, writing)
  const { id } = user
  if (user.email === email) return
  await countEmailChange(tx, id, writing.now)
  await requireFreeEmail(tx, email, { userId: id, now: writing.now })
  await voidLinks(tx, user)
  const was_confirmed = user.was_confirmed || user.email_confirmed
  await changeCustomer(tx, user, { email, email_confirmed: false, was_confirmed })
  await recordEvent(tx, id, { type: "EmailChanged", now: writing.now })
  await rememberFormerEmail(tx, user, writing.now)
  await rememberChange(tx, user, email, writing.now)
  await sendEmailNotice(tx, user, email, writing)
  await sendConfirmation(tx, { id }, writing)
}

const columns = { btc: "bitcoin_address", eth: "ethereum_address" } as const
const tabs = { btc: "btcAddress", eth: "ethAddress" } as const

type NewAddress = PasswordProof & { readonly address: string; readonly coin: keyof typeof columns }

export const changeAddress = async (
  tx: Tx,
  caller: LockedCustomer,
  { address, coin, ...proof }: NewAddress,
  writing: MailContext,
) => {
  const user = await proven(tx, caller, proof, writing)
  if (user[columns[coin]] === address) return
  await changeCustomer(tx, user, { [columns[coin]]: address })
  await recordEvent(tx, user.id, { type: "PayoutAddressChanged", now: writing.now })
  await sendNotice(tx, user, tabs[coin], writing)
}
