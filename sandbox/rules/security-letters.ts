import type { Tx } from "../database.ts"
import type { Culture } from "../tables.ts"
import { formerEmails } from "./former-emails.ts"
import { sendMail, type Letters, type MailContext, type Recipient } from "./mail.ts"

/** What happened, in each language. */
export type SecurityWords = Readonly<Record<Culture, readonly [subject: string, what: string]>>

const letters = (words: SecurityWords): Letters => ({
  "en-US": {
    subject: words["en-US"][0],
    body: (address) =>
      `Hello,\n\n${words["en-US"][1]}\n\nIf it wasn’t you, change your password right away and check your settings:\n${address}`,
  },
  "ru-RU": {
    subject: words["ru-RU"][0],
    body: (address) =>
      `Здравствуйте!\n\n${words["ru-RU"][1]}\n\nЕсли это сделали не вы, сразу смените пароль и проверьте настройки:\n${address}`,
  },
})

/** To former addresses, whose owner may be the customer. */
export const sendToFormer = async (
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

/** What happened to the account, and what to do if it was someone else. `link`: where the customer checks it. */
export const sendSecurityLetter = (
  tx: Tx,
  user: Recipient,
  words: SecurityWords,
  link: string,
  writing: MailContext,
): Promise<void> => sendToAll(tx, user, letters(words), link, writing)

/** To former addresses only, where the current one gets a letter of its own. */
export const sendSecurityLetterToFormer = (
  tx: Tx,
  user: Recipient,
  words: SecurityWords,
  link: string,
  writing: MailContext,
): Promise<void> => sendToFormer(tx, user, letters(words), link, writing)
