import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { isolateName } from "./email-formats.ts"
import { sendSecurityEmail } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

const link = "/cabinet/settings?tab=security"

export const sendPasskeyAddedNotice = (
  tx: Tx,
  recipient: Recipient,
  name: string,
  emailContext: EmailContext,
): Promise<void> =>
  sendSecurityEmail(
    tx,
    recipient,
    {
      "en-US": [
        "New passkey",
        `The passkey “${isolateName(name)}” was added to your ${brand.name} account. It can be used to sign in without a password.`,
      ],
      "ru-RU": [
        "Новый ключ доступа",
        `В ваш аккаунт ${brand.name} добавлен ключ доступа «${isolateName(name)}». С ним можно войти без пароля.`,
      ],
    },
    link,
    emailContext,
  )

export const sendPasskeyRemovedNotice = (
  tx: Tx,
  recipient: Recipient,
  name: string,
  emailContext: EmailContext,
): Promise<void> =>
  sendSecurityEmail(
    tx,
    recipient,
    {
      "en-US": [
        "Passkey removed",
        `The passkey “${isolateName(name)}” was removed from your ${brand.name} account. It can’t be used to sign in any more.`,
      ],
      "ru-RU": [
        "Ключ доступа удалён",
        `Из вашего аккаунта ${brand.name} удалён ключ доступа «${isolateName(name)}». Войти с ним больше нельзя.`,
      ],
    },
    link,
    emailContext,
  )
