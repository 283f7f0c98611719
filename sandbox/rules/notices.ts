import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import { countryName, ownName, timeName } from "./letter-words.ts"
import type { MailContext, Recipient } from "./mail.ts"
import {
  sendSecurityLetter,
  sendSecurityLetterToFormer,
  sendUnconfirmed,
  type SecurityWords,
} from "./security-letters.ts"
import type { SessionSource } from "./tokens.ts"

/** Texts of the notices about changed settings, by settings tab. */
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

export const sendNotice = (tx: Tx, user: Recipient, tab: keyof typeof notices, writing: MailContext): Promise<void> =>
  sendSecurityLetter(tx, user, notices[tab], `/cabinet/settings?tab=${tab}`, writing)

export type Identity = { readonly firstName: string; readonly lastName: string; readonly country: string }

/** Sends a notice that the name and country of an identified customer have changed. */
export const sendIdentityNotice = (
  tx: Tx,
  user: Recipient,
  { firstName, lastName, country }: Identity,
  writing: MailContext,
): Promise<void> => {
  const name = ownName(`${firstName} ${lastName}`)
  return sendSecurityLetter(
    tx,
    user,
    {
      "en-US": [
        "Your name was changed",
        `The name and country of your ${brand.name} account were changed to ${name}, ${countryName(country, "en-US")}. Orders and payments go by this name from now on.`,
      ],
      "ru-RU": [
        "Имя изменено",
        `Имя и страна в вашем аккаунте ${brand.name} изменены: ${name}, ${countryName(country, "ru-RU")}. Теперь заказы и платежи оформляются на это имя.`,
      ],
    },
    "/cabinet/settings?tab=security",
    writing,
  )
}

/** Sends a notice about a sign-in, in the language of the account, because the browser that signed in may be a stranger's. */
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

/**
 * Sends notices about a change of address that takes effect at once. The e-mail to the old address lets its owner take the account back. An
 * address that was never confirmed may be a stranger's, so its e-mail has no such link. The new address gets a separate e-mail to confirm
 * it.
 */
export const sendEmailNotice = async (
  tx: Tx,
  user: Pick<User, "id" | "email" | "email_confirmed">,
  to: string,
  writing: MailContext,
): Promise<void> => {
  const changed: SecurityWords = {
    "en-US": [
      "Your e-mail address was changed",
      `The e-mail address of your ${brand.name} account was changed from ${user.email} to ${to}.`,
    ],
    "ru-RU": [
      "Адрес электронной почты изменён",
      `Адрес электронной почты вашего аккаунта ${brand.name} изменён с ${user.email} на ${to}.`,
    ],
  }
  if (!user.email_confirmed) await sendUnconfirmed(tx, user, changed, "/cabinet/settings?tab=email", writing)
  await sendSecurityLetterToFormer(tx, { id: user.id, email: to }, changed, writing)
}
