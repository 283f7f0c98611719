import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { timeName } from "./letter-words.ts"
import { sendMail, type Letters, type MailContext, type Recipient } from "./mail.ts"
import { sendSecurityLetter, sendSecurityLetterToFormer, type SecurityWords } from "./security-letters.ts"

type Change = {
  readonly from: string
  readonly to: string
  /** Until then its links work. */
  readonly due: number
}

/** To the new address, with the link that confirms it. */
export const sendEmailChangeConfirmation = (
  tx: Tx,
  user: Recipient,
  { to, due, secret }: Change & { readonly secret: string },
  writing: MailContext,
): Promise<void> => {
  const confirmation: Letters = {
    "en-US": {
      subject: "Confirm your new e-mail address",
      body: (address) =>
        `Hello,\n\nSomeone asked to use this address for their ${brand.name} account. If it was you, confirm it here:\n${address}\n\n` +
        `The link works until ${timeName(due, "en-US")}. Until you confirm, your account has its previous address. ` +
        `If it wasn’t you, ignore this e-mail.`,
    },
    "ru-RU": {
      subject: "Подтвердите новый адрес электронной почты",
      body: (address) =>
        `Здравствуйте!\n\nЭтот адрес указали для аккаунта ${brand.name}. Если это сделали вы, подтвердите его по ссылке:\n${address}\n\n` +
        `Ссылка действует до ${timeName(due, "ru-RU")}. Пока вы не подтвердите адрес, у аккаунта останется прежний. ` +
        `Если это были не вы, не обращайте внимания на это письмо.`,
    },
  }
  return sendMail(tx, { ...user, email: to }, confirmation, `/email-change?token=${secret}`, writing)
}

/**
 * To the old address, and without a link of its own to former ones. `secret`: of the link that undoes the change; null for an address
 * that was never confirmed.
 */
export const sendEmailChangeNotice = async (
  tx: Tx,
  user: Recipient,
  { from, to, due, secret }: Change & { readonly secret: string | null },
  writing: MailContext,
): Promise<void> => {
  const subjects = {
    "en-US": "Your e-mail address will be changed",
    "ru-RU": "Адрес электронной почты будет изменён",
  }
  const what = {
    "en-US": `The e-mail address of your ${brand.name} account will change from ${from} to ${to} when the new address is confirmed.`,
    "ru-RU": `Адрес электронной почты вашего аккаунта ${brand.name} изменится с ${from} на ${to}, когда новый адрес подтвердят.`,
  }
  const notice: SecurityWords = {
    "en-US": [subjects["en-US"], what["en-US"]],
    "ru-RU": [subjects["ru-RU"], what["ru-RU"]],
  }
  if (secret === null) return sendSecurityLetter(tx, user, notice, "/cabinet/settings?tab=email", writing)
  await sendSecurityLetterToFormer(tx, user, notice, writing)
  const undoable: Letters = {
    "en-US": {
      subject: subjects["en-US"],
      body: (address) =>
        `Hello,\n\n${what["en-US"]}\n\nIf it wasn’t you, undo it here, then set a new password:\n${address}\n\n` +
        `The link works until ${timeName(due, "en-US")}, even after the new address is confirmed.`,
    },
    "ru-RU": {
      subject: subjects["ru-RU"],
      body: (address) =>
        `Здравствуйте!\n\n${what["ru-RU"]}\n\nЕсли это были не вы, отмените изменение по ссылке и задайте новый пароль:\n${address}\n\n` +
        `Ссылка действует до ${timeName(due, "ru-RU")}, в том числе после подтверждения нового адреса.`,
    },
  }
  return sendMail(tx, user, undoable, `/email-change/undo?token=${secret}`, writing)
}
