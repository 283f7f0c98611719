import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Culture } from "#sandbox/tables.ts"
import { formerEmails } from "./former-emails.ts"
import { timeName } from "./letter-words.ts"
import { sendMail, type Letters, type MailContext, type Recipient } from "./mail.ts"
import { hashSecret, newSecret } from "./tokens.ts"

/** What happened, in each language. */
export type SecurityWords = Readonly<Record<Culture, readonly [subject: string, what: string]>>

type Advice = Readonly<Record<Culture, (address: string) => string>>

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

/** To an address that was never confirmed: it may be a stranger's, and gets no link that opens the account. */
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

const undoTheChange: Advice = {
  "en-US": () =>
    `You get this e-mail because the account had this address until recently. If you didn’t change the address, ` +
    `undo it with the link in the e-mail about the change, or reply to this e-mail.`,
  "ru-RU": () =>
    `Вы получили это письмо, потому что ещё недавно у аккаунта был этот адрес. Если его сменили не вы, ` +
    `отмените изменение по ссылке из письма о нём или ответьте на это письмо.`,
}

/** To former addresses, whose owner may be the customer. */
const sendToFormer = async (
  tx: Tx,
  user: Recipient,
  content: Letters,
  link: string,
  writing: MailContext,
): Promise<void> => {
  for (const email of await formerEmails(tx, user, writing.now))
    await sendMail(tx, { ...user, email }, content, link, writing)
}

/** About the security of the account, to the current and to former addresses. */
export const sendToAll = async (
  tx: Tx,
  user: Recipient,
  content: Letters,
  link: string,
  writing: MailContext,
): Promise<void> => {
  await sendMail(tx, user, content, link, writing)
  await sendToFormer(tx, user, content, link, writing)
}

/** To former addresses only, where the current one gets a letter of its own. */
export const sendSecurityLetterToFormer = (
  tx: Tx,
  user: Recipient,
  words: SecurityWords,
  writing: MailContext,
): Promise<void> => sendToFormer(tx, user, letters(words, undoTheChange), "/", writing)

const isConfirmed = async (tx: Tx, { id, email }: Recipient): Promise<boolean> =>
  (await tx
    .selectFrom("customer")
    .select("id")
    .where("id", "=", id)
    .where("email", "=", email)
    .where("email_confirmed", "=", true)
    .executeTakeFirst()) !== undefined

/** The answer "this was not me": its link sets a new password and gives the account back. */
const sendWarning = async (tx: Tx, user: Recipient, words: SecurityWords, writing: MailContext): Promise<void> => {
  const secret = newSecret()
  const expire_date = after(writing.now, lifetimes.warning)
  await tx
    .insertInto("recovery_token")
    .values({
      hash: hashSecret(secret),
      user_id: user.id,
      expire_date,
      warn_date: new Date(writing.now),
      warned_email: user.email,
    })
    .execute()
  const content = letters(words, takeItBack(expire_date.getTime()))
  await sendMail(tx, user, content, `/recovery?token=${secret}`, writing)
}

/** What happened to the account, and what to do if it was someone else. `settings`: where an address without a link checks it. */
export const sendSecurityLetter = async (
  tx: Tx,
  user: Recipient,
  words: SecurityWords,
  settings: string,
  writing: MailContext,
): Promise<void> => {
  if (await isConfirmed(tx, user)) await sendWarning(tx, user, words, writing)
  else await sendMail(tx, user, letters(words, checkSettings), settings, writing)
  await sendSecurityLetterToFormer(tx, user, words, writing)
}
