import { brand } from "#sandbox/brand.ts"
import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { removeSignInLock } from "./guesses.ts"
import type { GivenCode } from "./given-code.ts"
import { changeCustomer, lockCustomer, lockCustomers, type LockedCustomer } from "./locked-customer.ts"
import { lettersWritten, type Letters, type MailContext } from "./mail.ts"
import { sendRecoveredNotice } from "./notices.ts"
import { acceptedHash, type HashedPassword } from "./passwords.ts"
import { isTwoFactorNewer, suspectSince, takeBack } from "./take-back.ts"
import { hashSecret, newSecret } from "./tokens.ts"
import { countRequestForLimit } from "./requests.ts"
import { recordEvent } from "./security-log.ts"
import { requireCode } from "./two-factor.ts"
import { changeFrom, restoreEmail } from "./undo-email-change.ts"
import { value } from "./value.ts"

const recovery: Letters = {
  "en-US": {
    subject: "Set a new password",
    body: (address) =>
      `Hello,\n\nOpen this link to set a new password at ${brand.name}:\n${address}\n\n` +
      `The link works once, within an hour. If you didn’t request it, ignore this e-mail: your password won’t change.`,
  },
  "ru-RU": {
    subject: "Новый пароль",
    body: (address) =>
      `Здравствуйте!\n\nЧтобы задать новый пароль в ${brand.name}, откройте ссылку:\n${address}\n\n` +
      `Ссылка сработает один раз в течение часа. Если вы её не запрашивали, не обращайте внимания ` +
      `на это письмо: пароль останется прежним.`,
  },
}

/**
 * Says nothing about who has an account: every address takes the same statements, and an unknown one matches no row to write. A new
 * letter takes the place of the older ones, but not of letters about security: anybody can ask for it.
 */
export const requestRecovery = async (tx: Tx, email: string, writing: MailContext): Promise<void> => {
  const owner = tx.selectFrom("customer").where("email", "=", email).where("is_demo", "=", false)
  await lockCustomers(tx, owner.select("id"))
  // After the lock: closing the account removes the count, under the lock too.
  await countRequestForLimit(tx, email, writing.now)
  const secret = newSecret()
  const expires = after(writing.now, lifetimes.recoveryToken)
  const emails = lettersWritten(recovery, `/recovery?token=${secret}`, writing)
  await tx
    .updateTable("recovery_token")
    .set({ used: true })
    .where("user_id", "in", owner.select("id"))
    .where("warn_date", "is", null)
    .execute()
  await tx
    .insertInto("recovery_token")
    .columns(["hash", "user_id", "expire_date"])
    .expression(
      owner.select([
        value(hashSecret(secret), "text").as("hash"),
        "id",
        value(expires, "timestamptz").as("expire_date"),
      ]),
    )
    .execute()
  await tx
    .insertInto("mail")
    .columns(["recipient", "culture", "subject", "body", "link", "create_date"])
    .expression(
      owner.select([
        "email",
        value(emails.culture, "text").as("culture"),
        value(emails.subject, "text").as("subject"),
        value(emails.body, "text").as("body"),
        value(emails.link, "text").as("link"),
        value(emails.create_date, "timestamptz").as("create_date"),
      ]),
    )
    .execute()
}

type Reset = { readonly password: HashedPassword; readonly secret: string; readonly code: GivenCode | undefined }

const oldToken = () => refusal(400, "OldRecoveryToken", { field: "resetPasswordToken" })

/** The link's token, which is refused before a password is hashed for it. */
export const recoveryTokenOf = async (tx: Tx, secret: string, now: number) => {
  const token = await tx
    .selectFrom("recovery_token")
    .select(["user_id", "warn_date", "warned_email"])
    .where("hash", "=", hashSecret(secret))
    .where("used", "=", false)
    .where("expire_date", ">", new Date(now))
    .executeTakeFirst()
  if (!token) throw oldToken()
  return token
}

/** The link's token and its customer, locked: of two links that are opened at once one is the first, and ends the other. */
const tokenOf = async (tx: Tx, secret: string, now: number) => {
  const user = await lockCustomer(tx, (await recoveryTokenOf(tx, secret, now)).user_id)
  const token = await recoveryTokenOf(tx, secret, now)
  const email = token.warned_email ?? user.email
  const change = email === user.email ? undefined : await changeFrom(tx, user.id, email, now)
  if (email !== user.email && !change) throw oldToken()
  return { user, email, change, warned: token.warn_date?.getTime() ?? now }
}

/**
 * The link proves the address too. The password may have been known to others: the account is given back as a whole, by the link of a
 * letter about security with the address to which the letter went.
 */
export const resetPassword = async (
  tx: Tx,
  { password, secret, code }: Reset,
  writing: MailContext,
): Promise<LockedCustomer> => {
  const { user, email, change, warned } = await tokenOf(tx, secret, writing.now)
  const { id } = user
  const since = suspectSince(warned)
  // Two-factor of the last days may be a thief's, and must not lock the owner out.
  if (!isTwoFactorNewer(user, since)) await requireCode(tx, user, code, writing)
  const password_hash = acceptedHash({ ...password, email, field: "password" })
  await takeBack(tx, user, since, writing.now)
  if (change) await restoreEmail(tx, user, change, writing.now)
  const recovered = await changeCustomer(tx, user, { password_hash, email_confirmed: true })
  await removeSignInLock(tx, recovered)
  await recordEvent(tx, id, { type: "PasswordChanged", now: writing.now })
  await sendRecoveredNotice(tx, { id, email }, { ...writing, culture: user.culture })
  return recovered
}
