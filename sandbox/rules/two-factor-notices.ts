import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { timeName } from "./letter-words.ts"
import type { Letters, MailContext, Recipient } from "./mail.ts"
import { sendSecurityLetter, sendToAll } from "./security-letters.ts"

export const sendTwoFactorNotice = (tx: Tx, user: Recipient, enabled: boolean, writing: MailContext): Promise<void> =>
  sendSecurityLetter(
    tx,
    user,
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
    writing,
  )

export const sendRecoveryCodesNotice = (tx: Tx, user: Recipient, writing: MailContext): Promise<void> =>
  sendSecurityLetter(
    tx,
    user,
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
    writing,
  )

/** With a link that cancels it. `due`: when two-factor will be off. */
export const sendResetNotice = (
  tx: Tx,
  user: Recipient,
  { secret, due }: { readonly secret: string; readonly due: number },
  writing: MailContext,
): Promise<void> => {
  const requested: Letters = {
    "en-US": {
      subject: "Two-factor authentication will be turned off",
      body: (address) =>
        `Hello,\n\nSomeone who knows your password asked to turn off two-factor authentication for your ${brand.name} account. ` +
        `It will be off from ${timeName(due, "en-US")}; withdrawals will then be locked for 7 days.\n\n` +
        `If it wasn’t you, cancel it here and change your password:\n${address}`,
    },
    "ru-RU": {
      subject: "Двухфакторная аутентификация будет отключена",
      body: (address) =>
        `Здравствуйте!\n\nКто-то, кто знает ваш пароль, попросил отключить двухфакторную аутентификацию в вашем аккаунте ${brand.name}. ` +
        `Она отключится ${timeName(due, "ru-RU")}, после этого вывод средств будет закрыт на 7 дней.\n\n` +
        `Если это были не вы, отмените отключение по ссылке и смените пароль:\n${address}`,
    },
  }
  return sendToAll(tx, user, requested, `/two-factor-reset?token=${secret}`, writing)
}

/** `lockedUntil`: when withdrawals are possible. */
export const sendResetInEffectNotice = (
  tx: Tx,
  user: Recipient,
  lockedUntil: number,
  writing: MailContext,
): Promise<void> =>
  sendSecurityLetter(
    tx,
    user,
    {
      "en-US": [
        "Two-factor authentication was reset",
        `The 72 hours after the request have passed, and two-factor authentication of your ${brand.name} account is off. ` +
          `All sessions have ended, and withdrawals are locked until ${timeName(lockedUntil, "en-US")}.`,
      ],
      "ru-RU": [
        "Двухфакторная аутентификация сброшена",
        `После запроса прошло 72 часа, и двухфакторная аутентификация в вашем аккаунте ${brand.name} отключена. ` +
          `Все сеансы завершены, вывод средств закрыт до ${timeName(lockedUntil, "ru-RU")}.`,
      ],
    },
    "/cabinet/settings?tab=twoFactor",
    writing,
  )

/** `left`: how many codes have not been used. */
export const sendRecoveryCodeUsedNotice = (
  tx: Tx,
  user: Recipient,
  left: number,
  writing: MailContext,
): Promise<void> =>
  sendSecurityLetter(
    tx,
    user,
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
    writing,
  )
