import type { Tx } from "../database.ts"
import type { Culture } from "../tables.ts"
import { sendMail, type Letters, type Recipient, type MailContext } from "./mail.ts"

type Words = Readonly<Record<Culture, readonly [subject: string, what: string]>>

const letters = (words: Words): Letters => ({
  "en-US": {
    subject: words["en-US"][0],
    body: (address) =>
      `Hello,\n\n${words["en-US"][1]}\n\nIf it was not you, set a new password at once and look at your settings:\n${address}`,
  },
  "ru-RU": {
    subject: words["ru-RU"][0],
    body: (address) =>
      `Здравствуйте!\n\n${words["ru-RU"][1]}\n\nЕсли это сделали не вы, сразу смените пароль и проверьте настройки:\n${address}`,
  },
})

/** What a changed setting is told with, by the tab of the settings it is on. */
const notices = {
  password: letters({
    "en-US": [
      "Your password was changed",
      "the password of your Hashwell account was changed. Every other session has ended.",
    ],
    "ru-RU": ["Пароль изменён", "Пароль вашей учётной записи Hashwell изменён. Все остальные сеансы завершены."],
  }),
  btcAddress: letters({
    "en-US": [
      "Your BTC address was changed",
      "the BTC address for withdrawals from your Hashwell account was changed.",
    ],
    "ru-RU": ["BTC-адрес изменён", "BTC-адрес для вывода средств из вашей учётной записи Hashwell изменён."],
  }),
  ethAddress: letters({
    "en-US": [
      "Your ETH address was changed",
      "the ETH address for withdrawals from your Hashwell account was changed.",
    ],
    "ru-RU": ["ETH-адрес изменён", "ETH-адрес для вывода средств из вашей учётной записи Hashwell изменён."],
  }),
} as const

export const sendNotice = (tx: Tx, user: Recipient, tab: keyof typeof notices, writing: MailContext): Promise<void> =>
  sendMail(tx, user, notices[tab], `/cabinet/settings?tab=${tab}`, writing)

export const sendTwoFactorNotice = (tx: Tx, user: Recipient, enabled: boolean, writing: MailContext): Promise<void> =>
  sendMail(
    tx,
    user,
    letters(
      enabled
        ? {
            "en-US": [
              "Two-factor authentication is on",
              "two-factor authentication was enabled for your Hashwell account.",
            ],
            "ru-RU": [
              "Двухфакторная аутентификация включена",
              "В вашей учётной записи Hashwell включена двухфакторная аутентификация.",
            ],
          }
        : {
            "en-US": [
              "Two-factor authentication is off",
              "two-factor authentication was disabled for your Hashwell account.",
            ],
            "ru-RU": [
              "Двухфакторная аутентификация отключена",
              "В вашей учётной записи Hashwell отключена двухфакторная аутентификация.",
            ],
          },
    ),
    "/cabinet/settings?tab=twoFactor",
    writing,
  )

/** To the old address, where the owner of a stolen account would notice it. The new one gets a letter to confirm it. */
export const sendEmailNotice = async (tx: Tx, user: Recipient, to: string, writing: MailContext): Promise<void> => {
  const changed: Letters = {
    "en-US": {
      subject: "Your e-mail address was changed",
      body: (address) =>
        `Hello,\n\nthe e-mail address of your Hashwell account was changed from ${user.email} to ${to}.\n\n` +
        `If it was not you, reply to this letter at once. Your account:\n${address}`,
    },
    "ru-RU": {
      subject: "Адрес электронной почты изменён",
      body: (address) =>
        `Здравствуйте!\n\nАдрес вашей учётной записи Hashwell изменён с ${user.email} на ${to}.\n\n` +
        `Если это сделали не вы, сразу ответьте на это письмо. Ваша учётная запись:\n${address}`,
    },
  }
  await sendMail(tx, user, changed, "/cabinet/settings?tab=email", writing)
}
