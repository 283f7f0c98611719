import { after, lifetimes } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import type { User } from "../tables.ts"
import { sendMail, type Letters, type MailContext, type Recipient } from "./mail.ts"
import { countRequestForLimit } from "./requests.ts"
import { hashSecret, newSecret, revokeSessions } from "./tokens.ts"
import { requireCode } from "./two-factor.ts"

const confirmation: Letters = {
  "en-US": {
    subject: "Confirm your e-mail address",
    body: (address) =>
      `Hello,\n\nOpen this link to confirm your e-mail address at Hashwell:\n${address}\n\n` +
      `The link works for 24 hours. If you didn’t sign up, ignore this e-mail.`,
  },
  "ru-RU": {
    subject: "Подтвердите адрес электронной почты",
    body: (address) =>
      `Здравствуйте!\n\nЧтобы подтвердить адрес электронной почты в Hashwell, откройте ссылку:\n${address}\n\n` +
      `Ссылка действует 24 часа. Если вы не регистрировались, не обращайте внимания на это письмо.`,
  },
}

const confirmationOfChange: Letters = {
  "en-US": {
    subject: "Confirm your new e-mail address",
    body: (address) =>
      `Hello,\n\nOpen this link to confirm the new e-mail address of your Hashwell account:\n${address}\n\n` +
      `The link works for 24 hours. You can’t sign in with this address until you confirm it. If you don’t have a Hashwell account, ignore this e-mail.`,
  },
  "ru-RU": {
    subject: "Подтвердите новый адрес электронной почты",
    body: (address) =>
      `Здравствуйте!\n\nЧтобы подтвердить новый адрес электронной почты для аккаунта Hashwell, откройте ссылку:\n${address}\n\n` +
      `Ссылка действует 24 часа. Пока адрес не подтверждён, войти с ним нельзя. Если у вас нет аккаунта Hashwell, ` +
      `не обращайте внимания на это письмо.`,
  },
}

type Unconfirmed = Recipient & Partial<Pick<User, "was_confirmed">>

/** A new letter takes the place of the older ones: their links stop working. */
export const sendConfirmation = async (tx: Tx, user: Unconfirmed, { culture, origin, now }: MailContext) => {
  const secret = newSecret()
  await tx.updateTable("mail_token").set({ superseded: true }).where("user_id", "=", user.id).execute()
  await tx
    .insertInto("mail_token")
    .values({ hash: hashSecret(secret), user_id: user.id, expire_date: after(now, lifetimes.mailToken) })
    .execute()
  await sendMail(tx, user, user.was_confirmed ? confirmationOfChange : confirmation, `/confirm?token=${secret}`, {
    culture,
    origin,
    now,
  })
}

const findMailToken = (tx: Tx, secret: string) =>
  tx
    .selectFrom("mail_token")
    .innerJoin("customer", "customer.id", "mail_token.user_id")
    .select([
      "customer.id",
      "customer.email",
      "customer.email_confirmed",
      "customer.was_confirmed",
      "superseded",
      "expire_date",
    ])
    .where("hash", "=", hashSecret(secret))
    .executeTakeFirst()

/** The customer that a link is to confirm, locked: of two clicks on the same link one is the first. */
const unconfirmedBy = async (
  tx: Tx,
  secret: string,
  now: number,
): Promise<Pick<User, "id" | "was_confirmed" | "tfa_enabled">> => {
  const token = await findMailToken(tx, secret)
  if (!token) throw refusal(400, "OldToken")
  const user = await tx
    .selectFrom("customer")
    .select(["id", "email_confirmed", "was_confirmed", "tfa_enabled"])
    .where("id", "=", token.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user.email_confirmed) throw refusal(409, "AlreadyConfirmed")
  if (token.superseded || token.expire_date.getTime() <= now) throw refusal(400, "OldToken")
  return user
}

type Confirmation = {
  readonly emailToken: string
  readonly code: string | undefined
  /** The person confirmed that the sign-up was theirs. */
  readonly mine: boolean
  /** Whose session came with the call. */
  readonly callerId: string | undefined
}

/** The link signs in: an account with two-factor needs a code for it as for any other way in. */
export const confirmEmail = async (
  tx: Tx,
  { emailToken, code, mine, callerId }: Confirmation,
  writing: MailContext,
): Promise<string> => {
  const { id, tfa_enabled } = await unconfirmedBy(tx, emailToken, writing.now)
  if (callerId !== id && !mine) throw refusal(409, "OwnershipUnknown")
  await requireCode(tx, id, code, writing)
  // A secret that was prepared before may be known to others.
  const secret = tfa_enabled ? {} : { tfa_secret: null }
  await tx
    .updateTable("customer")
    .set({ email_confirmed: true, ...secret })
    .where("id", "=", id)
    .execute()
  return id
}

/**
 * The reader of the letter did not sign up: the one who did loses every way in. An account whose earlier address was confirmed has
 * an owner, who only mistyped the new one: there the link alone stops working.
 */
export const disownSignUp = async (tx: Tx, emailToken: string, now: number): Promise<void> => {
  const { id, was_confirmed } = await unconfirmedBy(tx, emailToken, now)
  await tx.updateTable("mail_token").set({ superseded: true }).where("user_id", "=", id).execute()
  if (was_confirmed) return
  const nothing = { password_hash: null, tfa_enabled: false, tfa_secret: null, tfa_last_step: null }
  await tx.updateTable("customer").set(nothing).where("id", "=", id).execute()
  await revokeSessions(tx, id)
}

type Asked = { readonly email?: string | undefined; readonly emailToken?: string | undefined }

/** Says nothing about who has an account: an unknown or confirmed address gets no letter and no error. */
export const resendConfirmation = async (tx: Tx, request: Asked, writing: MailContext) => {
  // A request by link is counted by the link, so the response does not reveal the account.
  await countRequestForLimit(tx, `confirm:${request.email ?? hashSecret(request.emailToken ?? "")}`, writing.now)
  const user =
    request.emailToken === undefined
      ? await tx
          .selectFrom("customer")
          .select(["id", "email", "email_confirmed", "was_confirmed"])
          .where("email", "=", request.email ?? "")
          .where("is_demo", "=", false)
          .executeTakeFirst()
      : await findMailToken(tx, request.emailToken)
  if (user && !user.email_confirmed) await sendConfirmation(tx, user, writing)
}
