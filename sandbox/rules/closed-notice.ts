import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Letters, MailContext, Recipient } from "./mail.ts"
import { sendToAll } from "./security-letters.ts"

const closed: Letters = {
  "en-US": {
    subject: "Your account is closed",
    body: (address) =>
      `Hello,\n\nYour ${brand.name} account is closed, and your personal data has been deleted. ` +
      `We keep only what the law requires of records of payments, without your name.\n\n` +
      `If it wasn’t you, reply to this e-mail right away. You’re welcome to sign up again at any time:\n${address}`,
  },
  "ru-RU": {
    subject: "Аккаунт закрыт",
    body: (address) =>
      `Здравствуйте!\n\nВаш аккаунт ${brand.name} закрыт, личные данные удалены. ` +
      `Остались только записи о платежах, которые требует хранить закон, без вашего имени.\n\n` +
      `Если это сделали не вы, сразу ответьте на это письмо. Зарегистрироваться снова можно в любое время:\n${address}`,
  },
}

/** To the addresses that the account had. */
export const sendClosedNotice = (tx: Tx, user: Recipient, writing: MailContext): Promise<void> =>
  sendToAll(tx, user, closed, "/", writing)
