import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Locale, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { sendConfirmation } from "./confirmation-emails.ts"
import { limitEmailChanges } from "./email-rate-limit.ts"
import { rememberFormerEmail } from "./former-emails.ts"
import { requireFreeEmail } from "./free-email.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import { sendEmailNotice, sendNotice } from "./notices.ts"
import { isProven, type CheckedPassword } from "./own-password.ts"
import { requireRealCustomer } from "./require-real-customer.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { hashSecret, generateSecret } from "./tokens.ts"
import { requireTwoFactorCode } from "./two-factor.ts"
import { extendLockPastUndo } from "./withdrawal-lock.ts"

type Preferences = { readonly culture?: Locale | undefined; readonly currencyId?: DisplayCurrencyName | undefined }

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

/**
 * Checks password and code. A due reset of two-factor may change the customer, so the caller must use the returned customer. Refuses with
 * 403 `Forbidden` in the demo, with 400 `IncorrectPassword`, and as `requireTwoFactorCode` does.
 */
export const requireProof = async (
  tx: Tx,
  customer: LockedCustomer,
  { password, code }: PasswordProof,
  emailContext: EmailContext,
): Promise<LockedCustomer> => {
  requireRealCustomer(customer)
  if (!isProven(customer, password)) throw createRefusal(400, "IncorrectPassword", { field: "password" })
  return requireTwoFactorCode(tx, customer, code, emailContext)
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
 * Records a change that takes effect immediately. Links in e-mails to the old address undo it. No e-mail contains the record's
 * own two links.
 */
const rememberChange = async (tx: Tx, customer: LockedCustomer, email: string, now: number): Promise<void> => {
  const due_date = dateAfter(now, lifetimes.emailChange)
  await tx
    .insertInto("email_change")
    .values({
      user_id: customer.id,
      old_email: customer.email,
      new_email: email,
      due_date,
      confirm_hash: hashSecret(generateSecret()),
      confirm_date: new Date(now),
      undo_hash: customer.email_confirmed ? hashSecret(generateSecret()) : null,
    })
    .execute()
  await extendLockPastUndo(tx, customer, { due_date }, now)
}

/**
 * Changes the e-mail address immediately, before the new address is confirmed. Links in e-mails to the old address undo the
 * change. Refuses as `requireProof`, `limitEmailChanges` and `requireFreeEmail` do.
 */
export const changeEmail = async (
  tx: Tx,
  caller: LockedCustomer,
  { email, ...proof }: PasswordProof & { readonly email: string },
  emailContext: EmailContext,
) => {
  const customer = await requireProof(tx, caller, proof, emailContext)
  const { id } = customer
  if (customer.email === email) return
  await limitEmailChanges(tx, id, emailContext.now)
  await requireFreeEmail(tx, email, { userId: id, now: emailContext.now })
  await voidLinks(tx, customer)
  const was_confirmed = customer.was_confirmed || customer.email_confirmed
  await changeCustomer(tx, customer, { email, email_confirmed: false, was_confirmed })
  await recordEvent(tx, id, { type: "EmailChanged", now: emailContext.now })
  await rememberFormerEmail(tx, customer, emailContext.now)
  await rememberChange(tx, customer, email, emailContext.now)
  await sendEmailNotice(tx, customer, email, emailContext)
  await sendConfirmation(tx, { id }, emailContext)
}

const columns = { btc: "bitcoin_address", eth: "ethereum_address" } as const
const tabs = { btc: "btcAddress", eth: "ethAddress" } as const

type NewAddress = PasswordProof & { readonly address: string; readonly coin: keyof typeof columns }

/** Changes the payout address of a coin. Refuses as `requireProof` does. */
export const changeAddress = async (
  tx: Tx,
  caller: LockedCustomer,
  { address, coin, ...proof }: NewAddress,
  emailContext: EmailContext,
) => {
  const customer = await requireProof(tx, caller, proof, emailContext)
  if (customer[columns[coin]] === address) return
  await changeCustomer(tx, customer, { [columns[coin]]: address })
  await recordEvent(tx, customer.id, { type: "PayoutAddressChanged", now: emailContext.now })
  await sendNotice(tx, customer, tabs[coin], emailContext)
}
