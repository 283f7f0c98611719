import { brand } from "#sandbox/brand.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { formatMoney, formatTime } from "./email-formats.ts"
import type { ReclaimedAccount } from "./reclaim-account.ts"
import { sendSecurityEmail, type SecurityEmailTexts } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

const sums = (cancelled: readonly Operation[], locale: Locale, to: string): string =>
  cancelled
    .map((row) => `${formatMoney(parseAmount(row.amount), row.currency_id, locale)} ${to} ${row.address ?? ""}`)
    .join("\n")

/** Describes that withdrawals are locked and that unprocessed ones were cancelled. */
const measures = ({ cancelled, lockedUntil }: ReclaimedAccount): Readonly<Record<Locale, string>> => {
  const until = (locale: Locale) => formatTime(lockedUntil.getTime(), locale)
  const list: Readonly<Record<Locale, string>> =
    cancelled.length === 0
      ? { "en-US": "", "ru-RU": "" }
      : {
          "en-US": `\n\nWithdrawals that weren’t processed yet are cancelled, and the money is back on your balance:\n${sums(cancelled, "en-US", "to")}`,
          "ru-RU": `\n\nЕщё не обработанные выводы отменены, деньги снова на вашем балансе:\n${sums(cancelled, "ru-RU", "на адрес")}`,
        }
  return {
    "en-US": `All sessions have ended, and withdrawals are locked until ${until("en-US")}.${list["en-US"]}`,
    "ru-RU": `Все сеансы завершены, вывод средств закрыт до ${until("ru-RU")}.${list["ru-RU"]}`,
  }
}

const send = (tx: Tx, recipient: Recipient, texts: SecurityEmailTexts, emailContext: EmailContext): Promise<void> =>
  sendSecurityEmail(tx, recipient, texts, "/cabinet/settings?tab=security", emailContext)

/** Sends a notice that a password was set with the link in an e-mail. */
export const sendRecoveredNotice = (
  tx: Tx,
  recipient: Recipient,
  reclaimed: ReclaimedAccount,
  emailContext: EmailContext,
): Promise<void> => {
  const done = measures(reclaimed)
  const texts: SecurityEmailTexts = {
    "en-US": [
      "A new password was set by a link",
      `A new password was set for your ${brand.name} account by a link in an e-mail. ${done["en-US"]}`,
    ],
    "ru-RU": [
      "Задан новый пароль по ссылке",
      `Для вашего аккаунта ${brand.name} задан новый пароль по ссылке из письма. ${done["ru-RU"]}`,
    ],
  }
  return send(tx, recipient, texts, emailContext)
}

/** Sends a notice to the restored address of the account. */
export const sendUndoneNotice = (
  tx: Tx,
  recipient: Recipient,
  reclaimed: ReclaimedAccount,
  emailContext: EmailContext,
): Promise<void> => {
  const done = measures(reclaimed)
  const texts: SecurityEmailTexts = {
    "en-US": [
      "The change of your e-mail address is undone",
      `Your ${brand.name} account has this address again. ${done["en-US"]}`,
    ],
    "ru-RU": [
      "Смена адреса электронной почты отменена",
      `У вашего аккаунта ${brand.name} снова этот адрес. ${done["ru-RU"]}`,
    ],
  }
  return send(tx, recipient, texts, emailContext)
}
