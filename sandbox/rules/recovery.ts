import { after, lifetimes } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import { send, type Letters, type Writing } from "./mail.ts"
import { hashPassword } from "./passwords.ts"
import { hashSecret, newSecret, revokeSessions } from "./tokens.ts"
import { countRequest } from "./requests.ts"
import { requireCode } from "./two-factor.ts"

const recovery: Letters = {
  "en-US": {
    subject: "Set a new password",
    body: (address) =>
      `Hello,\n\nopen this link to set a new password at Hashwell:\n${address}\n\n` +
      `The link works once, for an hour. If you did not ask for it, ignore this letter: your password stays as it is.`,
  },
  "ru-RU": {
    subject: "Новый пароль",
    body: (address) =>
      `Здравствуйте!\n\nЧтобы задать новый пароль в Hashwell, откройте ссылку:\n${address}\n\n` +
      `Ссылка сработает один раз в течение часа. Если вы её не запрашивали, просто не обращайте внимания ` +
      `на это письмо: пароль останется прежним.`,
  },
}

/** Says nothing about who has an account. A new letter takes the place of the older ones. */
export const requestRecovery = async (tx: Tx, email: string, writing: Writing): Promise<void> => {
  await countRequest(tx, email, writing.now)
  const users = tx.selectFrom("customer").select(["id", "email"]).where("email", "=", email).where("is_demo", "=", false)
  const user = await users.executeTakeFirst()
  if (!user) return
  const secret = newSecret()
  await tx.updateTable("recovery_token").set({ used: true }).where("user_id", "=", user.id).execute()
  const expire_date = after(writing.now, lifetimes.recoveryToken)
  await tx.insertInto("recovery_token").values({ hash: hashSecret(secret), user_id: user.id, expire_date }).execute()
  await send(tx, user, recovery, `/recovery?token=${secret}`, writing)
}

type Reset = { readonly password: string; readonly secret: string; readonly code: string | undefined }

/** The link proves the address too. Every session ends: the password may have been known to others. */
export const resetPassword = async (tx: Tx, { password, secret, code }: Reset, now: number): Promise<string> => {
  const hash = hashSecret(secret)
  const token = await tx
    .selectFrom("recovery_token")
    .select("user_id")
    .where("hash", "=", hash)
    .where("used", "=", false)
    .where("expire_date", ">", new Date(now))
    .forUpdate()
    .executeTakeFirst()
  if (!token) throw refusal(400, "OldRecoveryToken", { field: "resetPasswordToken" })
  await requireCode(tx, token.user_id, code, now)
  await tx.updateTable("recovery_token").set({ used: true }).where("hash", "=", hash).execute()
  await tx
    .updateTable("customer")
    .set({
      password_hash: await hashPassword(password),
      email_confirmed: true,
      failed_sign_ins: 0,
      failed_since: null,
    })
    .where("id", "=", token.user_id)
    .execute()
  await revokeSessions(tx, token.user_id)
  return token.user_id
}
