import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { formatTime } from "./email-formats.ts"
import { sendLinkEmail, sendSecurityEmail, type Advice, type SecurityEmailTexts } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

export const sendTwoFactorNotice = (
  tx: Tx,
  recipient: Recipient,
  enabled: boolean,
  emailContext: EmailContext,
): Promise<void> =>
  sendSecurityEmail(
    tx,
    recipient,
    enabled
      ? {
          "en-US": [
            "Two-factor authentication is on",
            `Two-factor authentication was turned on for your ${brand.name} account.`,
          ],
          "ru-RU": [
            "Двухфакторная аутентификация включена",
            `В вашем аккаунте ${brand.name} включена двухфакторная аутентификация.`,
          ],
        }
      : {
          "en-US": [
            "Two-factor authentication is off",
            `Two-factor authentication was turned off for your ${brand.name} account.`,
          ],
          "ru-RU": [
            "Двухфакторная аутентификация отключена",
            `В вашем аккаунте ${brand.name} отключена двухфакторная аутентификация.`,
          ],
        },
    "/cabinet/settings?tab=twoFactor",
    emailContext,
  )

export const sendRecoveryCodesNotice = (tx: Tx, recipient: Recipient, emailContext: EmailContext): Promise<void> =>
  sendSecurityEmail(
    tx,
    recipient,
    {
      "en-US": [
        "New recovery codes",
        `New recovery codes were created for your ${brand.name} account. The previous ones no longer work.`,
      ],
      "ru-RU": [
        "Новые коды восстановления",
        `Для вашего аккаунта ${brand.name} созданы новые коды восстановления. Прежние больше не действуют.`,
      ],
    },
    "/cabinet/settings?tab=security",
    emailContext,
  )

/**
 * Sends a notice with a link that cancels the reset. `due` is the time when two-factor will be off, in milliseconds since 1970.
 */
export const sendResetNotice = (
  tx: Tx,
  recipient: Recipient,
  { secret, due }: { readonly secret: string; readonly due: number },
  emailContext: EmailContext,
): Promise<void> => {
  const texts: SecurityEmailTexts = {
    "en-US": [
      "Two-factor authentication will be turned off",
      `Someone who knows your password asked to turn off two-factor authentication for your ${brand.name} account. ` +
        `It will be off from ${formatTime(due, "en-US")}; withdrawals will then be locked for 7 days.`,
    ],
    "ru-RU": [
      "Двухфакторная аутентификация будет отключена",
      `Кто-то, кто знает ваш пароль, попросил отключить двухфакторную аутентификацию в вашем аккаунте ${brand.name}. ` +
        `Она отключится ${formatTime(due, "ru-RU")}, после этого вывод средств будет закрыт на 7 дней.`,
    ],
  }
  const advice: Advice = {
    "en-US": (address) => `If it wasn’t you, cancel it here and change your password:\n${address}`,
    "ru-RU": (address) => `Если это были не вы, отмените отключение по ссылке и смените пароль:\n${address}`,
  }
  const link = `/two-factor-reset?token=${secret}`
  return sendLinkEmail(tx, recipient, { topic: "security", texts, advice, link }, emailContext)
}

/**
 * Sends a notice that a reset has taken effect. `lockedUntil` is the time from which withdrawals are possible, in milliseconds
 * since 1970.
 */
export const sendResetInEffectNotice = (
  tx: Tx,
  recipient: Recipient,
  lockedUntil: number,
  emailContext: EmailContext,
): Promise<void> =>
  sendSecurityEmail(
    tx,
    recipient,
    {
      "en-US": [
        "Two-factor authentication was reset",
        `The 72 hours after the request have passed, and two-factor authentication of your ${brand.name} account is off. ` +
          `All sessions have ended, and withdrawals are locked until ${formatTime(lockedUntil, "en-US")}.`,
      ],
      "ru-RU": [
        "Двухфакторная аутентификация сброшена",
        `После запроса прошло 72 часа, и двухфакторная аутентификация в вашем аккаунте ${brand.name} отключена. ` +
          `Все сеансы завершены, вывод средств закрыт до ${formatTime(lockedUntil, "ru-RU")}.`,
      ],
    },
    "/cabinet/settings?tab=twoFactor",
    emailContext,
  )

/** Sends a notice that a recovery code was used. `left` is the number of unused codes. */
export const sendRecoveryCodeUsedNotice = (
  tx: Tx,
  recipient: Recipient,
  left: number,
  emailContext: EmailContext,
): Promise<void> =>
  sendSecurityEmail(
    tx,
    recipient,
    {
      "en-US": [
        "A recovery code was used",
        `A recovery code of your ${brand.name} account was used instead of a code from the authenticator app, ` +
          `to sign in or to confirm a change. Codes left: ${left}.`,
      ],
      "ru-RU": [
        "Использован код восстановления",
        `Для входа в аккаунт ${brand.name} или подтверждения операции вместо кода из приложения использован код восстановления. ` +
          `Осталось кодов: ${left}.`,
      ],
    },
    "/cabinet/settings?tab=security",
    emailContext,
  )
