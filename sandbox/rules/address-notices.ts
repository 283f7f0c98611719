import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { isolateName, formatTime } from "./email-formats.ts"
import { sendSecurityEmail } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

type SavedAddress = {
  readonly name: string
  readonly address: string
  readonly coin: CoinName
  /** The time from which the address can be used, in milliseconds since 1970. */
  readonly available: number
}

export const sendAddressNotice = (
  tx: Tx,
  recipient: Recipient,
  { name, address, coin, available }: SavedAddress,
  emailContext: EmailContext,
): Promise<void> =>
  sendSecurityEmail(
    tx,
    recipient,
    {
      "en-US": [
        "New address in your address book",
        `The ${coin.toUpperCase()} address “${isolateName(name)}” was added to your ${brand.name} address book:\n${address}\n\n` +
          `It can be used for withdrawals from ${formatTime(available, "en-US")}. Until then you can cancel it in your settings.`,
      ],
      "ru-RU": [
        "Новый адрес в адресной книге",
        `В адресную книгу ${brand.name} добавлен ${coin.toUpperCase()}-адрес «${isolateName(name)}»:\n${address}\n\n` +
          `Для вывода средств он станет доступен ${formatTime(available, "ru-RU")}. До тех пор добавление можно отменить в настройках.`,
      ],
    },
    "/cabinet/settings?tab=security",
    emailContext,
  )

export const sendBookOffNotice = (
  tx: Tx,
  recipient: Recipient,
  off: number,
  emailContext: EmailContext,
): Promise<void> =>
  sendSecurityEmail(
    tx,
    recipient,
    {
      "en-US": [
        "Your address book will be switched off",
        `Someone asked to switch off the address book of your ${brand.name} account. ` +
          `From ${formatTime(off, "en-US")} withdrawals can go to any address. Until then you can cancel it in your settings.`,
      ],
      "ru-RU": [
        "Адресная книга будет выключена",
        `Кто-то попросил выключить адресную книгу вашего аккаунта ${brand.name}. ` +
          `Она выключится ${formatTime(off, "ru-RU")}, и выводить средства можно будет на любой адрес. До этого выключение можно отменить в настройках.`,
      ],
    },
    "/cabinet/settings?tab=security",
    emailContext,
  )
