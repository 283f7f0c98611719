import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import { countryName, isolateName, formatTime } from "./email-formats.ts"
import {
  sendSecurityEmail,
  sendSecurityEmailToFormer,
  sendUnconfirmed,
  type SecurityEmailTexts,
} from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"
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
} as const satisfies Readonly<Record<string, SecurityEmailTexts>>

export const sendNotice = (
  tx: Tx,
  recipient: Recipient,
  tab: keyof typeof notices,
  emailContext: EmailContext,
): Promise<void> => sendSecurityEmail(tx, recipient, notices[tab], `/cabinet/settings?tab=${tab}`, emailContext)

export type Identity = { readonly firstName: string; readonly lastName: string; readonly country: string }

/** Sends a notice that the name and country of an identified customer have changed. */
export const sendIdentityNotice = (
  tx: Tx,
  recipient: Recipient,
  { firstName, lastName, country }: Identity,
  emailContext: EmailContext,
): Promise<void> => {
  const name = isolateName(`${firstName} ${lastName}`)
  return sendSecurityEmail(
    tx,
    recipient,
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
    emailContext,
  )
}

/** Sends a notice about a sign-in, in the language of the account, because the browser that signed in may be a stranger's. */
export const sendSignInNotice = (
  tx: Tx,
  recipient: Recipient,
  { browser, system, country }: SessionSource,
  emailContext: EmailContext,
): Promise<void> => {
  const { locale, now } = emailContext
  const place = country === null ? null : countryName(country, locale)
  const where = (unknown: string) => [browser ?? unknown, system, place].filter((part) => part !== null).join(", ")
  const signedIn: SecurityEmailTexts = {
    "en-US": [
      "New sign-in to your account",
      `Someone signed in to your ${brand.name} account from a new browser.\n\n` +
        `${where("Unknown browser")}\n${formatTime(now, "en-US")}\n\nIf it was you, there’s nothing to do.`,
    ],
    "ru-RU": [
      "Новый вход в аккаунт",
      `В ваш аккаунт ${brand.name} вошли из нового браузера.\n\n` +
        `${where("Неизвестный браузер")}\n${formatTime(now, "ru-RU")}\n\nЕсли это вы, ничего делать не нужно.`,
    ],
  }
  return sendSecurityEmail(tx, recipient, signedIn, "/cabinet/settings?tab=security", emailContext)
}

/**
 * Sends notices about a change of address that takes effect immediately. The e-mail to the old address lets its owner take the
 * account back. An address that was never confirmed may be a stranger's, so its e-mail has no such link. The new address gets a
 * separate e-mail to confirm it.
 */
export const sendEmailNotice = async (
  tx: Tx,
  recipient: Pick<Customer, "id" | "email" | "email_confirmed">,
  to: string,
  emailContext: EmailContext,
): Promise<void> => {
  const changed: SecurityEmailTexts = {
    "en-US": [
      "Your e-mail address was changed",
      `The e-mail address of your ${brand.name} account was changed from ${recipient.email} to ${to}.`,
    ],
    "ru-RU": [
      "Адрес электронной почты изменён",
      `Адрес электронной почты вашего аккаунта ${brand.name} изменён с ${recipient.email} на ${to}.`,
    ],
  }
  if (!recipient.email_confirmed)
    await sendUnconfirmed(tx, recipient, changed, "/cabinet/settings?tab=email", emailContext)
  await sendSecurityEmailToFormer(tx, { id: recipient.id, email: to }, changed, emailContext)
}
