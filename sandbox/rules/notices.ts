import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { countryName, timeName } from "./letter-words.ts"
import type { Letters, MailContext, Recipient } from "./mail.ts"
import { sendSecurityLetter, sendToAll, type SecurityWords } from "./security-letters.ts"
import type { SessionSource } from "./tokens.ts"

/** The notice about a changed setting, by its settings tab. */
const notices = {
  password: {
    "en-US": [
      "Your password was changed",
      `Your ${brand.name} password was changed. All your other sessions have ended.`,
    ],
    "ru-RU": ["Пароль изменён", `Пароль вашего аккаунта ${brand.name} изменён. Все остальные сеансы завершены.`],
  },
  btcAddress: {
    "en-US": [
      "Your BTC address was changed",
      `The BTC address for withdrawals from your ${brand.name} account was changed.`,
    ],
    "ru-RU": ["BTC-адрес изменён", `BTC-адрес для вывода средств из вашего аккаунта ${brand.name} изменён.`],
  },
  ethAddress: {
    "en-US": [
      "Your ETH address was changed",
      `The ETH address for withdrawals from your ${brand.name} account was changed.`,
    ],
    "ru-RU": ["ETH-адрес изменён", `ETH-адрес для вывода средств из вашего аккаунта ${brand.name} изменён.`],
  },
} as const satisfies Readonly<Record<string, SecurityWords>>

/** By the link of a recovery letter. */
export const sendRecoveredNotice = (tx: Tx, user: Recipient, writing: MailContext): Promise<void> =>
  sendSecurityLetter(
    tx,
    user,
    {
      "en-US": [
        "A new password was set by a link",
        `A new password was set for your ${brand.name} account by a link in an e-mail. All sessions have ended, and withdrawals are locked for 72 hours.`,
      ],
      "ru-RU": [
        "Задан новый пароль по ссылке",
        `Для вашего аккаунта ${brand.name} задан новый пароль по ссылке из письма. Все сеансы завершены, вывод средств закрыт на 72 часа.`,
      ],
    },
    "/cabinet/settings?tab=security",
    writing,
  )

export const sendNotice = (tx: Tx, user: Recipient, tab: keyof typeof notices, writing: MailContext): Promise<void> =>
  sendSecurityLetter(tx, user, notices[tab], `/cabinet/settings?tab=${tab}`, writing)

/** In the language of the account: the one who signed in may speak another. */
export const sendSignInNotice = (
  tx: Tx,
  user: Recipient,
  { browser, system, country }: SessionSource,
  writing: MailContext,
): Promise<void> => {
  const { culture, now } = writing
  const place = country === null ? null : countryName(country, culture)
  const where = (unknown: string) => [browser ?? unknown, system, place].filter((part) => part !== null).join(", ")
  const signedIn: SecurityWords = {
    "en-US": [
      "New sign-in to your account",
      `Someone signed in to your ${brand.name} account from a new browser.\n\n` +
        `${where("Unknown browser")}\n${timeName(now, "en-US")}\n\nIf it was you, there’s nothing to do.`,
    ],
    "ru-RU": [
      "Новый вход в аккаунт",
      `В ваш аккаунт ${brand.name} вошли из нового браузера.\n\n` +
        `${where("Неизвестный браузер")}\n${timeName(now, "ru-RU")}\n\nЕсли это вы, ничего делать не нужно.`,
    ],
  }
  return sendSecurityLetter(tx, user, signedIn, "/cabinet/settings?tab=security", writing)
}

/** To the old address, where the owner of a stolen account would notice it. The new one gets a letter to confirm it. */
export const sendEmailNotice = async (tx: Tx, user: Recipient, to: string, writing: MailContext): Promise<void> => {
  const changed: Letters = {
    "en-US": {
      subject: "Your e-mail address was changed",
      body: (address) =>
        `Hello,\n\nThe e-mail address of your ${brand.name} account was changed from ${user.email} to ${to}.\n\n` +
        `If it wasn’t you, reply to this e-mail right away. Your account:\n${address}`,
    },
    "ru-RU": {
      subject: "Адрес электронной почты изменён",
      body: (address) =>
        `Здравствуйте!\n\nАдрес электронной почты вашего аккаунта ${brand.name} изменён с ${user.email} на ${to}.\n\n` +
        `Если это сделали не вы, сразу ответьте на это письмо. Ваш аккаунт:\n${address}`,
    },
  }
  await sendToAll(tx, user, changed, "/cabinet/settings?tab=email", writing)
}
