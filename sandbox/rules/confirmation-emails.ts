import { sql, type SelectQueryBuilder } from "kysely"
import { brand } from "#sandbox/brand.ts"
import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Tables } from "#sandbox/tables.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import { writeEmail, type EmailTexts, type EmailContext } from "./send-email.ts"
import { hashSecret, generateSecret } from "./tokens.ts"
import { typedParameter } from "./typed-parameter.ts"

const confirmation: EmailTexts = {
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

const confirmationOfChange: EmailTexts = {
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
export const sendConfirmations = async (
  tx: Tx,
  ids: SelectQueryBuilder<Tables, "customer", { id: string }>,
  emailContext: EmailContext,
): Promise<void> => {
  const secret = generateSecret()
  const link = `/confirm?token=${secret}`
  const [first, changed] = [confirmation, confirmationOfChange].map((texts) => writeEmail(texts, link, emailContext))
  if (!first || !changed) return
  const owners = tx.selectFrom("customer").where("id", "in", ids)
  await tx.updateTable("mail_token").set({ superseded: true }).where("user_id", "in", ids).execute()
  await tx
    .insertInto("mail_token")
    .columns(["hash", "user_id", "expire_date"])
    .expression(
      owners.select([
        typedParameter(hashSecret(secret), "text").as("hash"),
        "id",
        typedParameter(dateAfter(emailContext.now, lifetimes.emailToken), "timestamptz").as("expire_date"),
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
        typedParameter(first.culture, "text").as("culture"),
        ofOwner("subject"),
        ofOwner("body"),
        typedParameter(link, "text").as("link"),
        typedParameter(first.create_date, "timestamptz").as("create_date"),
      ]),
    )
    .execute()
}

export const sendConfirmation = (tx: Tx, { id }: Pick<Customer, "id">, emailContext: EmailContext): Promise<void> =>
  sendConfirmations(tx, tx.selectFrom("customer").select("id").where("id", "=", id), emailContext)
