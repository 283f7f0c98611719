import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { ownName } from "./email-words.ts"
import { sendSecurityEmail } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

const link = "/cabinet/settings?tab=security"

export const sendPasskeyAddedNotice = (tx: Tx, user: Recipient, name: string, writing: EmailContext): Promise<void> =>
  sendSecurityEmail(
    tx,
    user,
    {
      "en-US": [
        "New passkey",
        `The passkey “${ownName(name)}” was added to your ${brand.name} account. It can be used to sign in without a password.`,
      ],
      "ru-RU": [
        "Новый ключ доступа",
        `В ваш аккаунт ${brand.name} добавлен ключ доступа «${ownName(name)}». С ним можно войти без пароля.`,
      ],
    },
    link,
    writing,
  )

export const sendPasskeyRemovedNotice = (tx: Tx, user: Recipient, name: string, writing: EmailContext): Promise<void> =>
  sendSecurityEmail(
    tx,
    user,
    {
      "en-US": [
        "Passkey removed",
        `The passkey “${ownName(name)}” was removed from your ${brand.name} account. It can’t be used to sign in any more.`,
      ],
      "ru-RU": [
        "Ключ доступа удалён",
        `Из вашего аккаунта ${brand.name} удалён ключ доступа «${ownName(name)}». Войти с ним больше нельзя.`,
      ],
    },
    link,
    writing,
  )
