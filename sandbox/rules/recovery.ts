import { sql } from "kysely"
import { after, lifetimes } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import { removeSignInLock } from "./guesses.ts"
import { lettersWritten, type Letters, type MailContext } from "./mail.ts"
import { sendRecoveredNotice } from "./notices.ts"
import { hashNewPassword } from "./passwords.ts"
import { isTwoFactorNewer, takeBack } from "./take-back.ts"
import { hashSecret, newSecret } from "./tokens.ts"
import { countRequestForLimit } from "./requests.ts"
import { recordEvent } from "./security-log.ts"
import { requireCode } from "./two-factor.ts"

const recovery: Letters = {
  "en-US": {
    subject: "Set a new password",
    body: (address) =>
      `Hello,\n\nOpen this link to set a new password at Hashwell:\n${address}\n\n` +
      `The link works once, within an hour. If you didn’t request it, ignore this e-mail: your password won’t change.`,
  },
  "ru-RU": {
    subject: "Новый пароль",
    body: (address) =>
      `Здравствуйте!\n\nЧтобы задать новый пароль в Hashwell, откройте ссылку:\n${address}\n\n` +
      `Ссылка сработает один раз в течение часа. Если вы её не запрашивали, не обращайте внимания ` +
      `на это письмо: пароль останется прежним.`,
  },
}

/** A parameter among selected columns: the database needs its type. */
const value = <T extends string | Date>(of: T, type: "text" | "timestamptz") => sql<T>`${of}::${sql.raw(type)}`

/**
 * Says nothing about who has an account: every address takes the same statements, and an unknown one matches no row to write. A new
 * letter takes the place of the older ones.
 */
export const requestRecovery = async (tx: Tx, email: string, writing: MailContext): Promise<void> => {
  await countRequestForLimit(tx, email, writing.now)
  const owner = tx.selectFrom("customer").where("email", "=", email).where("is_demo", "=", false)
  const secret = newSecret()
  const expires = after(writing.now, lifetimes.recoveryToken)
  const emails = lettersWritten(recovery, `/recovery?token=${secret}`, writing)
  await tx.updateTable("recovery_token").set({ used: true }).where("user_id", "in", owner.select("id")).execute()
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

type Reset = { readonly password: string; readonly secret: string; readonly code: string | undefined }

/** The link proves the address too. The password may have been known to others: the account is given back as a whole. */
export const resetPassword = async (
  tx: Tx,
  { password, secret, code }: Reset,
  writing: MailContext,
): Promise<string> => {
  const hash = hashSecret(secret)
  const token = await tx
    .selectFrom("recovery_token")
    .select("user_id")
    .where("hash", "=", hash)
    .where("used", "=", false)
    .where("expire_date", ">", new Date(writing.now))
    .forUpdate()
    .executeTakeFirst()
  if (!token) throw refusal(400, "OldRecoveryToken", { field: "resetPasswordToken" })
  const { user_id: userId } = token
  const user = await tx
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const since = after(writing.now, -lifetimes.recoveryWindow)
  // Two-factor of the last days may be a thief's, and must not lock the owner out.
  if (!isTwoFactorNewer(user, since)) await requireCode(tx, userId, code, writing)
  await takeBack(tx, user, since, writing.now)
  await tx
    .updateTable("customer")
    .set({
      password_hash: await hashNewPassword({ password, email: user.email, field: "password" }),
      email_confirmed: true,
    })
    .where("id", "=", userId)
    .execute()
  await removeSignInLock(tx, userId)
  await recordEvent(tx, token.user_id, { type: "PasswordChanged", now: writing.now })
  await sendRecoveredNotice(tx, user, { ...writing, culture: user.culture })
  return token.user_id
}
