import { sql, type SelectQueryBuilder } from "kysely"
import { brand } from "#sandbox/brand.ts"
import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { addAccountToLog } from "#sandbox/logging.ts"
import type { Tables, User } from "#sandbox/tables.ts"
import { changeCustomer, lockCustomer, lockCustomers, type LockedCustomer } from "./locked-customer.ts"
import { lettersWritten, type Letters, type MailContext } from "./mail.ts"
import { revokeSessions } from "./open-sessions.ts"
import { countRequestForLimit } from "./requests.ts"
import type { SecondFactor } from "./second-factor.ts"
import { findCaller, hashSecret, newSecret } from "./tokens.ts"
import { requireCode } from "./two-factor.ts"
import { value } from "./value.ts"

const confirmation: Letters = {
  "en-US": {
    subject: "Confirm your e-mail address",
    body: (address) =>
      `Hello,\n\nOpen this link to confirm your e-mail address at ${brand.name}:\n${address}\n\n` +
      `The link works for 24 hours. If you didn’t sign up, ignore this e-mail.`,
  },
  "ru-RU": {
    subject: "Подтвердите адрес электронной почты",
    body: (address) =>
      `Здравствуйте!\n\nЧтобы подтвердить адрес электронной почты в ${brand.name}, откройте ссылку:\n${address}\n\n` +
      `Ссылка действует 24 часа. Если вы не регистрировались, не обращайте внимания на это письмо.`,
  },
}

const confirmationOfChange: Letters = {
  "en-US": {
    subject: "Confirm your new e-mail address",
    body: (address) =>
      `Hello,\n\nOpen this link to confirm the new e-mail address of your ${brand.name} account:\n${address}\n\n` +
      `The link works for 24 hours. You can’t sign in with this address until you confirm it. If you don’t have a ${brand.name} account, ignore this e-mail.`,
  },
  "ru-RU": {
    subject: "Подтвердите новый адрес электронной почты",
    body: (address) =>
      `Здравствуйте!\n\nЧтобы подтвердить новый адрес электронной почты для аккаунта ${brand.name}, откройте ссылку:\n${address}\n\n` +
      `Ссылка действует 24 часа. Пока адрес не подтверждён, войти с ним нельзя. Если у вас нет аккаунта ${brand.name}, ` +
      `не обращайте внимания на это письмо.`,
  },
}

/**
 * Sends an e-mail to the selected customers (one or none). The statements are the same in both cases, so that the response time reveals
 * nothing. A new e-mail replaces the older ones, whose links stop working.
 */
const sendConfirmations = async (
  tx: Tx,
  ids: SelectQueryBuilder<Tables, "customer", { id: string }>,
  writing: MailContext,
): Promise<void> => {
  const secret = newSecret()
  const link = `/confirm?token=${secret}`
  const [first, changed] = [confirmation, confirmationOfChange].map((letters) => lettersWritten(letters, link, writing))
  if (!first || !changed) return
  const owners = tx.selectFrom("customer").where("id", "in", ids)
  await tx.updateTable("mail_token").set({ superseded: true }).where("user_id", "in", ids).execute()
  await tx
    .insertInto("mail_token")
    .columns(["hash", "user_id", "expire_date"])
    .expression(
      owners.select([
        value(hashSecret(secret), "text").as("hash"),
        "id",
        value(after(writing.now, lifetimes.mailToken), "timestamptz").as("expire_date"),
      ]),
    )
    .execute()
  const ofOwner = (part: "subject" | "body") =>
    sql<string>`case when was_confirmed then ${changed[part]}::text else ${first[part]}::text end`.as(part)
  await tx
    .insertInto("mail")
    .columns(["recipient", "culture", "subject", "body", "link", "create_date"])
    .expression(
      owners.select([
        "email",
        value(first.culture, "text").as("culture"),
        ofOwner("subject"),
        ofOwner("body"),
        value(link, "text").as("link"),
        value(first.create_date, "timestamptz").as("create_date"),
      ]),
    )
    .execute()
}

export const sendConfirmation = (tx: Tx, { id }: Pick<User, "id">, writing: MailContext): Promise<void> =>
  sendConfirmations(tx, tx.selectFrom("customer").select("id").where("id", "=", id), writing)

const findMailToken = (tx: Tx, secret: string) =>
  tx
    .selectFrom("mail_token")
    .select(["user_id", "superseded", "expire_date"])
    .where("hash", "=", hashSecret(secret))
    .executeTakeFirst()

/** Returns the customer who received the e-mail. Refuses an unknown link. */
export const ownerOfMailToken = async (tx: Tx, secret: string): Promise<string> => {
  const token = await findMailToken(tx, secret)
  if (!token) throw refusal(400, "OldToken")
  return token.user_id
}

/**
 * Locks and returns the customer whose address the link confirms. If the link is clicked twice at once, the second click waits for the
 * first.
 */
const lockByLink = async (tx: Tx, secret: string): Promise<LockedCustomer> => {
  const owner = await ownerOfMailToken(tx, secret)
  addAccountToLog(owner)
  return lockCustomer(tx, owner)
}

const requireUnconfirmed = async (tx: Tx, user: LockedCustomer, secret: string, now: number): Promise<void> => {
  const token = await findMailToken(tx, secret)
  if (!token) throw refusal(400, "OldToken")
  if (user.email_confirmed) throw refusal(409, "AlreadyConfirmed")
  if (token.superseded || token.expire_date.getTime() <= now) throw refusal(400, "OldToken")
}

type Confirmation = {
  readonly emailToken: string
  readonly code: SecondFactor | undefined
  /** True if the visitor confirmed that they signed up. */
  readonly mine: boolean
  /** The `Authorization` header of the call. */
  readonly authorization: string | undefined
}

/** Confirms an e-mail address by the link of an e-mail. The link also signs the customer in, so an account with two-factor needs a code. */
export const confirmEmail = async (
  tx: Tx,
  { emailToken, code, mine, authorization }: Confirmation,
  writing: MailContext,
): Promise<LockedCustomer> => {
  const caller = () => findCaller(tx, authorization, writing.now)
  // The call refuses an invalid access token first, independent of the link.
  await caller()
  const found = await lockByLink(tx, emailToken)
  const session = await caller()
  await requireUnconfirmed(tx, found, emailToken, writing.now)
  if (session?.user.id !== found.id && !mine) throw refusal(409, "OwnershipUnknown")
  const customer = await requireCode(tx, found, code, writing, { byLetter: true })
  // The confirmation removes a secret that was prepared before it, because a stranger may know that secret.
  const secret = customer.tfa_enabled ? {} : { tfa_secret: null }
  return changeCustomer(tx, customer, { email_confirmed: true, ...secret })
}

/**
 * Locks out the customer who signed up with an address whose reader denies the sign-up. If the account had another confirmed address
 * before, its owner only mistyped the new one, so only the link stops working.
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

type Asked = { readonly email?: string | undefined; readonly emailToken?: string | undefined }

/**
 * Sends a new confirmation e-mail without revealing who has an account. An unknown or confirmed address takes the same statements and gets
 * the same response. A request by link counts for the link, because it contains no address.
 */
export const resendConfirmation = async (tx: Tx, { email, emailToken = "" }: Asked, writing: MailContext) => {
  const hash = hashSecret(emailToken)
  const unconfirmed = tx
    .selectFrom("customer")
    .select("id")
    .where("email_confirmed", "=", false)
    .where("is_demo", "=", false)
  const asked =
    email === undefined
      ? unconfirmed.where("id", "in", tx.selectFrom("mail_token").select("user_id").where("hash", "=", hash))
      : unconfirmed.where("email", "=", email)
  await lockCustomers(tx, asked)
  // The count comes after the lock, because closing an account deletes the count under the same lock.
  await countRequestForLimit(tx, `confirm:${email ?? hash}`, writing.now)
  await sendConfirmations(tx, asked, writing)
}
