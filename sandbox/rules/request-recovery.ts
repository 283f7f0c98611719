import { brand } from "#sandbox/brand.ts"
import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { formatTime } from "./email-formats.ts"
import { limitEmailRequests } from "./email-rate-limit.ts"
import { lockCustomers } from "./locked-customer.ts"
import { writeEmail, type EmailTexts, type EmailContext } from "./send-email.ts"
import { hashSecret, generateSecret } from "./tokens.ts"
import { typedParameter } from "./typed-parameter.ts"
import { selectUndoableChanges } from "./undoable-changes.ts"

const recovery: EmailTexts = {
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

/** Returns the e-mail to a former address that can still undo its change. */
const takeBackTexts = (until: Date): EmailTexts => ({
  "en-US": {
    subject: "Take your account back",
    body: (address) =>
      `Hello,\n\nSomeone asked for a new password for this address at ${brand.name}. Your account has another e-mail address by now. ` +
      `If you didn’t change it, set a new password here. It ends all sessions, and your account has this address again:\n${address}\n\n` +
      `The link works once, until ${formatTime(until.getTime(), "en-US")}. If you changed the address yourself, sign in with the new one.`,
  },
  "ru-RU": {
    subject: "Верните себе аккаунт",
    body: (address) =>
      `Здравствуйте!\n\nДля этого адреса запросили новый пароль в ${brand.name}. Сейчас у вашего аккаунта другой адрес электронной почты. ` +
      `Если сменили его не вы, задайте новый пароль по ссылке. Все сеансы завершатся, а у аккаунта снова будет этот адрес:\n${address}\n\n` +
      `Ссылка сработает один раз, до ${formatTime(until.getTime(), "ru-RU")}. Если вы сменили адрес сами, входите с новым.`,
  },
})

/**
 * Selects the account to recover by this address, or undefined if there is none. `due` is the time until which a former address
 * can take the account back, and null for a current address.
 */
const findAccount = (tx: Tx, email: string, now: number) =>
  tx
    .selectFrom("customer")
    .select(["id", typedParameter<Date | null>(null, "timestamptz").as("due")])
    .where("email", "=", email)
    .where("is_demo", "=", false)
    .unionAll(
      selectUndoableChanges(tx, now)
        .select(["user_id as id", "due_date as due"])
        .where("old_email", "=", email)
        .where("confirm_date", "is not", null),
    )
    .orderBy("due", (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst()

const noAccount = "00000000-0000-0000-0000-000000000000"

/**
 * Sends a recovery e-mail without revealing who has an account. Every address takes the same statements, and an unknown one matches no row
 * to write. A new e-mail replaces the older ones, but not security e-mails, because anyone can request a recovery. Refuses as
 * `limitEmailRequests` does.
 */
export const requestRecovery = async (tx: Tx, email: string, emailContext: EmailContext): Promise<void> => {
  const { now } = emailContext
  const before = (await findAccount(tx, email, now))?.id ?? noAccount
  await lockCustomers(tx, tx.selectFrom("customer").select("id").where("id", "=", before))
  // The function reads the account again under the lock, because the address may have changed accounts, or the account may have closed.
  const present = await findAccount(tx, email, now)
  const { id, due } = present?.id === before ? present : { id: noAccount, due: null }
  const owner = tx.selectFrom("customer").where("id", "=", id)
  // The count comes after the lock, because closing an account deletes the count under the same lock.
  await limitEmailRequests(tx, email, now)
  const secret = generateSecret()
  const written = writeEmail(due === null ? recovery : takeBackTexts(due), `/recovery?token=${secret}`, emailContext)
  await tx
    .updateTable("recovery_token")
    .set({ used: true })
    .where("user_id", "in", owner.where("email", "=", email).select("id"))
    .where("warn_date", "is", null)
    .execute()
  await tx
    .insertInto("recovery_token")
    .columns(["hash", "user_id", "expire_date", "warn_date", "warned_email"])
    .expression(
      owner.select([
        typedParameter(hashSecret(secret), "text").as("hash"),
        "id",
        typedParameter(due ?? dateAfter(now, lifetimes.recoveryToken), "timestamptz").as("expire_date"),
        typedParameter(due === null ? null : new Date(now), "timestamptz").as("warn_date"),
        typedParameter(due === null ? null : email, "text").as("warned_email"),
      ]),
    )
    .execute()
  await tx
    .insertInto("mail")
    .columns(["recipient", "culture", "subject", "body", "link", "create_date"])
    .expression(
      owner.select([
        typedParameter(email, "text").as("recipient"),
        typedParameter(written.culture, "text").as("culture"),
        typedParameter(written.subject, "text").as("subject"),
        typedParameter(written.body, "text").as("body"),
        typedParameter(written.link, "text").as("link"),
        typedParameter(written.create_date, "timestamptz").as("create_date"),
      ]),
    )
    .execute()
}
