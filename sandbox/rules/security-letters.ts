import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Culture } from "#sandbox/tables/shared.ts"
import { formerEmails } from "./former-emails.ts"
import { timeName } from "./letter-words.ts"
import { sendMail, type Letters, type MailContext, type Recipient } from "./mail.ts"
import { hashSecret, newSecret } from "./tokens.ts"
import { changeFrom } from "./undoable-changes.ts"

/** The subject of a security e-mail and its description of the event, in each language. */
export type SecurityWords = Readonly<Record<Culture, readonly [subject: string, what: string]>>

type Topic = "security" | "money"
export type Advice = Readonly<Record<Culture, (address: string) => string>>

const letters = (words: SecurityWords, advice: Advice): Letters => ({
  "en-US": {
    subject: words["en-US"][0],
    body: (address) => `Hello,\n\n${words["en-US"][1]}\n\n${advice["en-US"](address)}`,
  },
  "ru-RU": {
    subject: words["ru-RU"][0],
    body: (address) => `Здравствуйте!\n\n${words["ru-RU"][1]}\n\n${advice["ru-RU"](address)}`,
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
    `The link works once, until ${timeName(until, "en-US")}.`,
  "ru-RU": (address) =>
    `Если это были не вы, задайте новый пароль по ссылке. Все сеансы завершатся, а всё, что могли добавить посторонние, удалится:\n${address}\n\n` +
    `Ссылка сработает один раз, до ${timeName(until, "ru-RU")}.`,
})

/** Advice for a former address that can undo the change. */
const takeItBackHere = (until: number): Advice => ({
  "en-US": (address) =>
    `You get this e-mail because the account had this address until recently. If you didn’t change the address, set a new password here. ` +
    `It ends all sessions, cancels withdrawals that aren’t processed yet, and the account has this address again:\n${address}\n\n` +
    `The link works once, until ${timeName(until, "en-US")}.`,
  "ru-RU": (address) =>
    `Вы получили это письмо, потому что ещё недавно у аккаунта был этот адрес. Если его сменили не вы, задайте новый пароль по ссылке. ` +
    `Все сеансы завершатся, ещё не обработанные выводы отменятся, а у аккаунта снова будет этот адрес:\n${address}\n\n` +
    `Ссылка сработает один раз, до ${timeName(until, "ru-RU")}.`,
})

const reply: Advice = {
  "en-US": () =>
    `You get this e-mail because the account had this address until recently. If you didn’t change the address, reply to this e-mail.`,
  "ru-RU": () =>
    `Вы получили это письмо, потому что ещё недавно у аккаунта был этот адрес. Если его сменили не вы, ответьте на это письмо.`,
}

/** Creates the link of an e-mail to this address. The link sets a new password and gives the account this address again. */
const takeBackLink = async (tx: Tx, { id, email }: Recipient, expire_date: Date, now: number): Promise<string> => {
  const secret = newSecret()
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
  user: Recipient,
  { words, topic }: { readonly words: SecurityWords; readonly topic: Topic },
  writing: MailContext,
): Promise<void> => {
  for (const email of await formerEmails(tx, user, writing.now)) {
    const former = { ...user, email }
    const change = await changeFrom(tx, user.id, email, writing.now)
    if (change) {
      const link = await takeBackLink(tx, former, change.due_date, writing.now)
      await sendMail(tx, former, letters(words, takeItBackHere(change.due_date.getTime())), link, writing)
    } else if (topic === "security") await sendMail(tx, former, letters(words, reply), "/", writing)
  }
}

/** Sends an e-mail to former addresses only, because the current address gets a separate e-mail. */
export const sendSecurityLetterToFormer = (
  tx: Tx,
  user: Recipient,
  words: SecurityWords,
  writing: MailContext,
): Promise<void> => sendToFormer(tx, user, { words, topic: "security" }, writing)

type LinkedLetter = {
  readonly topic: Topic
  readonly words: SecurityWords
  /** The sentence that introduces the link. */
  readonly advice: Advice
  readonly link: string
}

/** Sends an e-mail to former addresses, and to the current address with the given link. */
export const sendLinkedLetter = async (
  tx: Tx,
  user: Recipient,
  { topic, words, advice, link }: LinkedLetter,
  writing: MailContext,
): Promise<void> => {
  await sendMail(tx, user, letters(words, advice), link, writing)
  await sendToFormer(tx, user, { words, topic }, writing)
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
  user: Recipient,
  words: SecurityWords,
  settings: string,
  writing: MailContext,
): Promise<void> => sendMail(tx, user, letters(words, checkSettings), settings, writing)

/** Sends an e-mail about an event of the account, with the steps to take if someone else caused it. */
export const sendSecurityLetter = async (
  tx: Tx,
  user: Recipient,
  words: SecurityWords,
  settings: string,
  writing: MailContext,
): Promise<void> => {
  if (await isConfirmed(tx, user)) {
    const until = after(writing.now, lifetimes.warning)
    const link = await takeBackLink(tx, user, until, writing.now)
    await sendMail(tx, user, letters(words, takeItBack(until.getTime())), link, writing)
  } else await sendUnconfirmed(tx, user, words, settings, writing)
  await sendSecurityLetterToFormer(tx, user, words, writing)
}
