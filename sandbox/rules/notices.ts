import type { Tx } from "../database.ts"
import type { Culture } from "../tables.ts"
import { countryName, timeName } from "./letter-words.ts"
import { sendMail, type Letters, type Recipient, type MailContext } from "./mail.ts"
import type { SessionSource } from "./tokens.ts"

type Words = Readonly<Record<Culture, readonly [subject: string, what: string]>>

/** A notice about the account: what happened, and what to do if it was someone else. */
export const letters = (words: Words): Letters => ({
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

/** The notice about a changed setting, by its settings tab. */
const notices = {
  password: letters({
    "en-US": ["Your password was changed", "Your Hashwell password was changed. All your other sessions have ended."],
    "ru-RU": ["Пароль изменён", "Пароль вашего аккаунта Hashwell изменён. Все остальные сеансы завершены."],
  }),
  btcAddress: letters({
    "en-US": [
      "Your BTC address was changed",
      "The BTC address for withdrawals from your Hashwell account was changed.",
    ],
    "ru-RU": ["BTC-адрес изменён", "BTC-адрес для вывода средств из вашего аккаунта Hashwell изменён."],
  }),
  ethAddress: letters({
    "en-US": [
      "Your ETH address was changed",
      "The ETH address for withdrawals from your Hashwell account was changed.",
    ],
    "ru-RU": ["ETH-адрес изменён", "ETH-адрес для вывода средств из вашего аккаунта Hashwell изменён."],
  }),
} as const

export const sendNotice = (tx: Tx, user: Recipient, tab: keyof typeof notices, writing: MailContext): Promise<void> =>
  sendMail(tx, user, notices[tab], `/cabinet/settings?tab=${tab}`, writing)

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
  const signedIn = letters({
    "en-US": [
      "New sign-in to your account",
      `Someone signed in to your Hashwell account from a new browser.\n\n` +
        `${where("Unknown browser")}\n${timeName(now, "en-US")}\n\nIf it was you, there’s nothing to do.`,
    ],
    "ru-RU": [
      "Новый вход в аккаунт",
      `В ваш аккаунт Hashwell вошли из нового браузера.\n\n` +
        `${where("Неизвестный браузер")}\n${timeName(now, "ru-RU")}\n\nЕсли это вы, ничего делать не нужно.`,
    ],
  })
  return sendMail(tx, user, signedIn, "/cabinet/settings?tab=security", writing)
}

/** To the old address, where the owner of a stolen account would notice it. The new one gets a letter to confirm it. */
export const sendEmailNotice = async (tx: Tx, user: Recipient, to: string, writing: MailContext): Promise<void> => {
  const changed: Letters = {
    "en-US": {
      subject: "Your e-mail address was changed",
      body: (address) =>
        `Hello,\n\nThe e-mail address of your Hashwell account was changed from ${user.email} to ${to}.\n\n` +
        `If it wasn’t you, reply to this e-mail right away. Your account:\n${address}`,
    },
    "ru-RU": {
      subject: "Адрес электронной почты изменён",
      body: (address) =>
        `Здравствуйте!\n\nАдрес электронной почты вашего аккаунта Hashwell изменён с ${user.email} на ${to}.\n\n` +
        `Если это сделали не вы, сразу ответьте на это письмо. Ваш аккаунт:\n${address}`,
    },
  }
  await sendMail(tx, user, changed, "/cabinet/settings?tab=email", writing)
}
