import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { formatTime } from "./email-formats.ts"
import { listFormerEmails } from "./former-emails.ts"
import { sendEmail, type EmailTexts, type EmailContext, type Recipient } from "./send-email.ts"
import { hashSecret, generateSecret } from "./tokens.ts"
import { findChangeFrom } from "./undoable-changes.ts"

/** The subject of a security e-mail and its description of the event, in each language. */
export type SecurityEmailTexts = Readonly<Record<Locale, readonly [subject: string, what: string]>>

type Topic = "security" | "money"
export type Advice = Readonly<Record<Locale, (address: string) => string>>

const writeTexts = (texts: SecurityEmailTexts, advice: Advice): EmailTexts => ({
  "en-US": {
    subject: texts["en-US"][0],
    body: (address) => `Hello,\n\n${texts["en-US"][1]}\n\n${advice["en-US"](address)}`,
  },
  "ru-RU": {
    subject: texts["ru-RU"][0],
    body: (address) => `Здравствуйте!\n\n${texts["ru-RU"][1]}\n\n${advice["ru-RU"](address)}`,
  },
})

/**
 * Advice for an address that was never confirmed. The address may be a stranger's, so its e-mail contains no link that opens the account.
 */
const checkSettings: Advice = {
  "en-US": (address) => `If it wasn’t you, change your password right away and check your settings:\n${address}`,
  "ru-RU": (address) => `Если это сделали не вы, сразу смените пароль и проверьте настройки:\n${address}`,
}

const takeItBack = (until: number): Advice => ({
  "en-US": (address) =>
    `If it wasn’t you, set a new password here. It ends all sessions and removes what someone else may have added:\n${address}\n\n` +
    `The link works once, until ${formatTime(until, "en-US")}.`,
  "ru-RU": (address) =>
    `Если это были не вы, задайте новый пароль по ссылке. Все сеансы завершатся, а всё, что могли добавить посторонние, удалится:\n${address}\n\n` +
    `Ссылка сработает один раз, до ${formatTime(until, "ru-RU")}.`,
})

/** Returns the advice for a former address that can undo the change. */
const takeItBackHere = (until: number): Advice => ({
  "en-US": (address) =>
    `You get this e-mail because the account had this address until recently. If you didn’t change the address, set a new password here. ` +
    `It ends all sessions, cancels withdrawals that aren’t processed yet, and the account has this address again:\n${address}\n\n` +
    `The link works once, until ${formatTime(until, "en-US")}.`,
  "ru-RU": (address) =>
    `Вы получили это письмо, потому что ещё недавно у аккаунта был этот адрес. Если его сменили не вы, задайте новый пароль по ссылке. ` +
    `Все сеансы завершатся, ещё не обработанные выводы отменятся, а у аккаунта снова будет этот адрес:\n${address}\n\n` +
    `Ссылка сработает один раз, до ${formatTime(until, "ru-RU")}.`,
})

const reply: Advice = {
  "en-US": () =>
    `You get this e-mail because the account had this address until recently. If you didn’t change the address, reply to this e-mail.`,
  "ru-RU": () =>
    `Вы получили это письмо, потому что ещё недавно у аккаунта был этот адрес. Если его сменили не вы, ответьте на это письмо.`,
}

/** Creates the link for an e-mail to this address. The link sets a new password and gives the account this address again. */
const takeBackLink = async (tx: Tx, { id, email }: Recipient, expire_date: Date, now: number): Promise<string> => {
  const secret = generateSecret()
  await tx
    .insertInto("recovery_token")
    .values({ hash: hashSecret(secret), user_id: id, expire_date, warn_date: new Date(now), warned_email: email })
    .execute()
  return `/recovery?token=${secret}`
}

/**
 * Sends an e-mail to former addresses, because the customer may still own them. An e-mail about money goes only to addresses that can undo
 * the change.
 */
const sendToFormer = async (
  tx: Tx,
  recipient: Recipient,
  { texts, topic }: { readonly texts: SecurityEmailTexts; readonly topic: Topic },
  emailContext: EmailContext,
): Promise<void> => {
  for (const email of await listFormerEmails(tx, recipient, emailContext.now)) {
    const former = { ...recipient, email }
    const change = await findChangeFrom(tx, recipient.id, email, emailContext.now)
    if (change) {
      const link = await takeBackLink(tx, former, change.due_date, emailContext.now)
      await sendEmail(tx, former, writeTexts(texts, takeItBackHere(change.due_date.getTime())), link, emailContext)
    } else if (topic === "security") await sendEmail(tx, former, writeTexts(texts, reply), "/", emailContext)
  }
}

/** Sends an e-mail to former addresses only. The caller sends another one to the current address. */
export const sendSecurityEmailToFormer = (
  tx: Tx,
  recipient: Recipient,
  texts: SecurityEmailTexts,
  emailContext: EmailContext,
): Promise<void> => sendToFormer(tx, recipient, { texts, topic: "security" }, emailContext)

type LinkEmail = {
  readonly topic: Topic
  readonly texts: SecurityEmailTexts
  /** The sentence that introduces the link. */
  readonly advice: Advice
  readonly link: string
}

/** Sends an e-mail to former addresses, and to the current address with the given link. */
export const sendLinkEmail = async (
  tx: Tx,
  recipient: Recipient,
  { topic, texts, advice, link }: LinkEmail,
  emailContext: EmailContext,
): Promise<void> => {
  await sendEmail(tx, recipient, writeTexts(texts, advice), link, emailContext)
  await sendToFormer(tx, recipient, { texts, topic }, emailContext)
}

const isConfirmed = async (tx: Tx, { id, email }: Recipient): Promise<boolean> =>
  (await tx
    .selectFrom("customer")
    .select("id")
    .where("id", "=", id)
    .where("email", "=", email)
    .where("email_confirmed", "=", true)
    .executeTakeFirst()) !== undefined

/** Sends an e-mail without a recovery link to an unconfirmed address. `settings` is the page that the e-mail asks the reader to check. */
export const sendUnconfirmed = (
  tx: Tx,
  recipient: Recipient,
  texts: SecurityEmailTexts,
  settings: string,
  emailContext: EmailContext,
): Promise<void> => sendEmail(tx, recipient, writeTexts(texts, checkSettings), settings, emailContext)

/** Sends an e-mail about an event of the account, with the steps to take if another person caused it. */
export const sendSecurityEmail = async (
  tx: Tx,
  recipient: Recipient,
  texts: SecurityEmailTexts,
  settings: string,
  emailContext: EmailContext,
): Promise<void> => {
  if (await isConfirmed(tx, recipient)) {
    const until = dateAfter(emailContext.now, lifetimes.warning)
    const link = await takeBackLink(tx, recipient, until, emailContext.now)
    await sendEmail(tx, recipient, writeTexts(texts, takeItBack(until.getTime())), link, emailContext)
  } else await sendUnconfirmed(tx, recipient, texts, settings, emailContext)
  await sendSecurityEmailToFormer(tx, recipient, texts, emailContext)
}
