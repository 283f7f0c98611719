import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { addAccountToLog } from "#sandbox/logging.ts"
import { sendConfirmations } from "./confirmation-emails.ts"
import { limitEmailRequests } from "./email-rate-limit.ts"
import { changeCustomer, lockCustomer, lockCustomers, type LockedCustomer } from "./locked-customer.ts"
import type { SecondFactor } from "./second-factor.ts"
import type { EmailContext } from "./send-email.ts"
import { revokeSessions } from "./session-store.ts"
import { findCaller, hashSecret } from "./tokens.ts"
import { requireTwoFactorCode } from "./two-factor.ts"

const findEmailToken = (tx: Tx, secret: string) =>
  tx
    .selectFrom("mail_token")
    .select(["user_id", "superseded", "expire_date"])
    .where("hash", "=", hashSecret(secret))
    .executeTakeFirst()

/** Returns the customer who received the e-mail. Refuses an unknown link with 400 `OldToken`. */
export const findOwnerOfToken = async (tx: Tx, secret: string): Promise<string> => {
  const token = await findEmailToken(tx, secret)
  if (!token) throw createRefusal(400, "OldToken")
  return token.user_id
}

/**
 * Locks and returns the customer whose address the link confirms. If the link is clicked twice in quick succession, the second
 * call waits for the first.
 */
const lockByLink = async (tx: Tx, secret: string): Promise<LockedCustomer> => {
  const owner = await findOwnerOfToken(tx, secret)
  addAccountToLog(owner)
  return lockCustomer(tx, owner)
}

/** Refuses with 409 `AlreadyConfirmed`, or with 400 `OldToken` if a newer link has replaced this one or its time is over. */
const requireUnconfirmed = async (tx: Tx, customer: LockedCustomer, secret: string, now: number): Promise<void> => {
  const token = await findEmailToken(tx, secret)
  if (!token) throw createRefusal(400, "OldToken")
  if (customer.email_confirmed) throw createRefusal(409, "AlreadyConfirmed")
  if (token.superseded || token.expire_date.getTime() <= now) throw createRefusal(400, "OldToken")
}

type Confirmation = {
  readonly emailToken: string
  readonly code: SecondFactor | undefined
  /** True if the visitor confirmed that they signed up. */
  readonly isOwnSignUp: boolean
  /** The `Authorization` header of the call. */
  readonly authorization: string | undefined
}

/**
 * Confirms an e-mail address with the link in an e-mail. The link also signs the customer in, so an account with two-factor needs a code.
 * Refuses as `requireUnconfirmed` and `requireTwoFactorCode` do, with 401 `Unauthorized` for an invalid access token, and with 409
 * `OwnershipUnknown` if the call has neither `mine` nor a session of the account.
 */
export const confirmEmail = async (
  tx: Tx,
  { emailToken, code, isOwnSignUp, authorization }: Confirmation,
  emailContext: EmailContext,
): Promise<LockedCustomer> => {
  const caller = () => findCaller(tx, authorization, emailContext.now)
  // The call refuses an invalid access token first, independent of the link.
  await caller()
  const found = await lockByLink(tx, emailToken)
  const session = await caller()
  await requireUnconfirmed(tx, found, emailToken, emailContext.now)
  if (session?.customer.id !== found.id && !isOwnSignUp) throw createRefusal(409, "OwnershipUnknown")
  const customer = await requireTwoFactorCode(tx, found, code, emailContext, { byEmailLink: true })
  // The confirmation removes a secret that was prepared before it, because a stranger may know that secret.
  const secret = customer.tfa_enabled ? {} : { tfa_secret: null }
  return changeCustomer(tx, customer, { email_confirmed: true, ...secret })
}

/**
 * Locks out the customer who signed up with an address whose reader denies the sign-up. If the account had another confirmed address
 * before, its owner only mistyped the new one, so only the link stops working. Refuses as `requireUnconfirmed` does.
 */
export const disownSignUp = async (tx: Tx, emailToken: string, now: number): Promise<void> => {
  const customer = await lockByLink(tx, emailToken)
  await requireUnconfirmed(tx, customer, emailToken, now)
  await tx.updateTable("mail_token").set({ superseded: true }).where("user_id", "=", customer.id).execute()
  if (customer.was_confirmed) return
  const nothing = { password_hash: null, tfa_enabled: false, tfa_secret: null, tfa_last_step: null }
  await changeCustomer(tx, customer, nothing)
  await revokeSessions(tx, customer)
}

type ConfirmationRequest = { readonly email?: string | undefined; readonly emailToken?: string | undefined }

/**
 * Sends a new confirmation e-mail without revealing who has an account. An unknown or confirmed address takes the same statements and gets
 * the same response. A request by link counts for the link, because it contains no address. The sixth request in 15 minutes is refused with
 * 429 `TooManyAttempts`.
 */
export const resendConfirmation = async (
  tx: Tx,
  { email, emailToken = "" }: ConfirmationRequest,
  emailContext: EmailContext,
) => {
  const hash = hashSecret(emailToken)
  const unconfirmed = tx
    .selectFrom("customer")
    .select("id")
    .where("email_confirmed", "=", false)
    .where("is_demo", "=", false)
  const requesters =
    email === undefined
      ? unconfirmed.where("id", "in", tx.selectFrom("mail_token").select("user_id").where("hash", "=", hash))
      : unconfirmed.where("email", "=", email)
  await lockCustomers(tx, requesters)
  // The count comes after the lock, because closing an account deletes the count under the same lock.
  await limitEmailRequests(tx, `confirm:${email ?? hash}`, emailContext.now)
  await sendConfirmations(tx, requesters, emailContext)
}
