import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { ownName, timeName } from "./email-words.ts"
import { sendSecurityEmail } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

type SavedAddress = {
  readonly name: string
  readonly address: string
  readonly coin: CoinName
  /** The time from which the address can be used. */
  readonly available: number
}

export const sendAddressNotice = (
  tx: Tx,
  user: Recipient,
  { name, address, coin, available }: SavedAddress,
  writing: EmailContext,
): Promise<void> =>
  sendSecurityEmail(
    tx,
    user,
    {
      "en-US": [
        "New address in your address book",
        `The ${coin.toUpperCase()} address “${ownName(name)}” was added to your ${brand.name} address book:\n${address}\n\n` +
          `It can be used for withdrawals from ${timeName(available, "en-US")}. Until then you can cancel it in your settings.`,
      ],
      "ru-RU": [
        "Новый адрес в адресной книге",
        `В адресную книгу ${brand.name} добавлен ${coin.toUpperCase()}-адрес «${ownName(name)}»:\n${address}\n\n` +
          `Для вывода средств он станет доступен ${timeName(available, "ru-RU")}. До тех пор добавление можно отменить в настройках.`,
      ],
    },
    "/cabinet/settings?tab=security",
    writing,
  )

export const sendBookOffNotice = (tx: Tx, user: Recipient, off: number, writing: EmailContext): Promise<void> =>
  sendSecurityEmail(
    tx,
    user,
    {
      "en-US": [
        "Your address book will be switched off",
        `Someone asked to switch off the address book of your ${brand.name} account. ` +
          `From ${timeName(off, "en-US")} withdrawals can go to any address. Until then you can cancel it in your settings.`,
      ],
      "ru-RU": [
        "Адресная книга будет выключена",
        `Кто-то попросил выключить адресную книгу вашего аккаунта ${brand.name}. ` +
          `Она выключится ${timeName(off, "ru-RU")}, и выводить средства можно будет на любой адрес. До этого выключение можно отменить в настройках.`,
      ],
    },
    "/cabinet/settings?tab=security",
    writing,
  )
