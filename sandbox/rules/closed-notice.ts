import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { sendLinkEmail, type Advice, type SecurityEmailTexts } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

const texts: SecurityEmailTexts = {
  "en-US": [
    "Your account is closed",
    `Your ${brand.name} account is closed, and your personal data has been deleted. ` +
      `We keep only what the law requires of records of payments, without your name.`,
  ],
  "ru-RU": [
    "Аккаунт закрыт",
    `Ваш аккаунт ${brand.name} закрыт, личные данные удалены. ` +
      `Остались только записи о платежах, которые требует хранить закон, без вашего имени.`,
  ],
}
const advice: Advice = {
  "en-US": (address) =>
    `If it wasn’t you, reply to this e-mail right away. You’re welcome to sign up again at any time:\n${address}`,
  "ru-RU": (address) =>
    `Если это сделали не вы, сразу ответьте на это письмо. Зарегистрироваться снова можно в любое время:\n${address}`,
}

/** Sends the notice to the current address and to former addresses of the account. */
export const sendClosedNotice = (tx: Tx, recipient: Recipient, emailContext: EmailContext): Promise<void> =>
  sendLinkEmail(tx, recipient, { topic: "security", texts, advice, link: "/" }, emailContext)
