import { after, lifetimes } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import type { Culture, User } from "../tables.ts"
import { countRequest } from "./requests.ts"
import { hashSecret, newSecret } from "./tokens.ts"
import { requireCode } from "./two-factor.ts"

/** In each language of the product. */
export type Letters = Readonly<Record<Culture, { readonly subject: string; readonly body: (address: string) => string }>>

const confirmation: Letters = {
  "en-US": {
    subject: "Confirm your e-mail address",
    body: (address) =>
      `Hello,\n\nopen this link to confirm your e-mail address at Hashwell:\n${address}\n\n` +
      `The link works for 24 hours. If you did not sign up, ignore this letter.`,
  },
  "ru-RU": {
    subject: "Подтвердите адрес электронной почты",
    body: (address) =>
      `Здравствуйте!\n\nЧтобы подтвердить адрес электронной почты в Hashwell, откройте ссылку:\n${address}\n\n` +
      `Ссылка действует 24 часа. Если вы не регистрировались, просто не обращайте внимания на это письмо.`,
  },
}

export type Recipient = Pick<User, "id" | "email">

/** What a letter is written with: the language and the address of who asked for it, and the time. */
export type Writing = { readonly culture: Culture; readonly origin: string; readonly now: number }

export const written = (letters: Letters, link: string, { culture, origin, now }: Writing) => {
  const { subject, body } = letters[culture]
  return { culture, subject, body: body(origin + link), link, create_date: new Date(now) }
}

export const send = async (tx: Tx, { email }: Recipient, letters: Letters, link: string, writing: Writing): Promise<void> => {
  await tx.insertInto("mail").values({ recipient: email, ...written(letters, link, writing) }).execute()
}

/** A new letter takes the place of the older ones: their links stop working. */
export const sendConfirmation = async (tx: Tx, user: Recipient, culture: Culture, origin: string, now: number) => {
  const secret = newSecret()
  await tx.updateTable("mail_token").set({ superseded: true }).where("user_id", "=", user.id).execute()
  await tx
    .insertInto("mail_token")
    .values({ hash: hashSecret(secret), user_id: user.id, expire_date: after(now, lifetimes.mailToken) })
    .execute()
  await send(tx, user, confirmation, `/confirm?token=${secret}`, { culture, origin, now })
}

const findMailToken = (tx: Tx, secret: string) =>
  tx
    .selectFrom("mail_token")
    .innerJoin("customer", "customer.id", "mail_token.user_id")
    .select(["customer.id", "customer.email", "customer.email_confirmed", "superseded", "expire_date"])
    .where("hash", "=", hashSecret(secret))
    .executeTakeFirst()

/** The link signs in: who has two-factor enabled needs a code for it as for any other way in. */
export const confirmEmail = async (tx: Tx, secret: string, code: string | undefined, now: number): Promise<string> => {
  const token = await findMailToken(tx, secret)
  if (!token) throw refusal(400, "OldToken")
  // The lock makes one of two clicks on the same link the first one.
  const user = await tx
    .selectFrom("customer")
    .select(["id", "email_confirmed"])
    .where("id", "=", token.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user.email_confirmed) throw refusal(409, "AlreadyConfirmed")
  if (token.superseded || token.expire_date.getTime() <= now) throw refusal(400, "OldToken")
  await requireCode(tx, user.id, code, now)
  await tx.updateTable("customer").set({ email_confirmed: true }).where("id", "=", user.id).execute()
  return user.id
}

type Asked = { readonly email?: string | undefined; readonly emailToken?: string | undefined }

/** Says nothing about who has an account: an unknown or confirmed address gets no letter and no error. */
export const resendConfirmation = async (tx: Tx, asked: Asked, culture: Culture, origin: string, now: number) => {
  // A link is asked for again by itself, and counts by the link: neither way tells whose it is.
  await countRequest(tx, `confirm:${asked.email ?? hashSecret(asked.emailToken ?? "")}`, now)
  const user =
    asked.emailToken === undefined
      ? await tx
          .selectFrom("customer")
          .select(["id", "email", "email_confirmed"])
          .where("email", "=", asked.email ?? "")
          .where("is_demo", "=", false)
          .executeTakeFirst()
      : await findMailToken(tx, asked.emailToken)
  if (user && !user.email_confirmed) await sendConfirmation(tx, user, culture, origin, now)
}
