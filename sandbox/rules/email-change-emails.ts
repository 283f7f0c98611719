import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { formatTime } from "./email-formats.ts"
import { sendLinkEmail, sendSecurityEmail, type Advice, type SecurityEmailTexts } from "./security-emails.ts"
import { sendEmail, type EmailTexts, type EmailContext, type Recipient } from "./send-email.ts"

type Change = {
  readonly from: string
  readonly to: string
  /** The time until which the links work, in milliseconds since 1970. */
  readonly due: number
}

/** Sends the new address an e-mail with the link that confirms it. */
export const sendEmailChangeConfirmation = (
  tx: Tx,
  recipient: Recipient,
  { to, due, secret }: Change & { readonly secret: string },
  emailContext: EmailContext,
): Promise<void> => {
  const confirmation: EmailTexts = {
    "en-US": {
      subject: "Confirm your new e-mail address",
      body: (address) =>
        `Hello,\n\nSomeone asked to use this address for their ${brand.name} account. If it was you, confirm it here:\n${address}\n\n` +
        `The link works until ${formatTime(due, "en-US")}. Until you confirm, your account has its previous address. ` +
        `If it wasn’t you, ignore this e-mail.`,
    },
    "ru-RU": {
      subject: "Подтвердите новый адрес электронной почты",
      body: (address) =>
        `Здравствуйте!\n\nЭтот адрес указали для аккаунта ${brand.name}. Если это сделали вы, подтвердите его по ссылке:\n${address}\n\n` +
        `Ссылка действует до ${formatTime(due, "ru-RU")}. Пока вы не подтвердите адрес, у аккаунта останется прежний. ` +
        `Если это были не вы, не обращайте внимания на это письмо.`,
    },
  }
  return sendEmail(tx, { ...recipient, email: to }, confirmation, `/email-change?token=${secret}`, emailContext)
}

/**
 * Sends an e-mail to the old address. `secret` belongs to the link that undoes the change, and is null for an address that was never
 * confirmed.
 */
export const sendEmailChangeNotice = (
  tx: Tx,
  recipient: Recipient,
  { from, to, due, secret }: Change & { readonly secret: string | null },
  emailContext: EmailContext,
): Promise<void> => {
  const texts: SecurityEmailTexts = {
    "en-US": [
      "Your e-mail address will be changed",
      `The e-mail address of your ${brand.name} account will change from ${from} to ${to} when the new address is confirmed.`,
    ],
    "ru-RU": [
      "Адрес электронной почты будет изменён",
      `Адрес электронной почты вашего аккаунта ${brand.name} изменится с ${from} на ${to}, когда новый адрес подтвердят.`,
    ],
  }
  if (secret === null) return sendSecurityEmail(tx, recipient, texts, "/cabinet/settings?tab=email", emailContext)
  const advice: Advice = {
    "en-US": (address) =>
      `If it wasn’t you, undo it here, then set a new password:\n${address}\n\n` +
      `The link works until ${formatTime(due, "en-US")}, even after the new address is confirmed.`,
    "ru-RU": (address) =>
      `Если это были не вы, отмените изменение по ссылке и задайте новый пароль:\n${address}\n\n` +
      `Ссылка действует до ${formatTime(due, "ru-RU")}, в том числе после подтверждения нового адреса.`,
  }
  return sendLinkEmail(
    tx,
    recipient,
    { topic: "security", texts, advice, link: `/email-change/undo?token=${secret}` },
    emailContext,
  )
}
