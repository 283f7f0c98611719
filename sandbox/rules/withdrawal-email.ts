import type { Tx } from "#sandbox/database.ts"
import { rejectReasons } from "#sandbox/messages/history-reasons.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { formatMoney } from "./email-formats.ts"
import { sendLinkEmail, type Advice, type SecurityEmailTexts } from "./security-emails.ts"

type Facts = {
  readonly sum: string
  readonly received: string
  /** The amount, the fee and the amount that arrives, each on a line. */
  readonly figures: string
  readonly address: string
  readonly hash: string
  readonly reason: string
}
type EmailTemplate = readonly [subject: (facts: Facts) => string, text: (facts: Facts) => string]
type Kind = "Created" | "Pending" | "Completed" | "Rejected" | "cancelled"

const templates: Readonly<Record<Kind, Readonly<Record<Locale, EmailTemplate>>>> = {
  Created: {
    "en-US": [
      ({ sum }) => `Withdrawal of ${sum} requested`,
      ({ sum, figures, address }) => `You asked to withdraw ${sum} to ${address}.\n\n${figures}`,
    ],
    "ru-RU": [
      ({ sum }) => `Запрошен вывод ${sum}`,
      ({ sum, figures, address }) => `Вы запросили вывод ${sum} на адрес ${address}.\n\n${figures}`,
    ],
  },
  Pending: {
    "en-US": [
      ({ sum }) => `Withdrawal of ${sum} is being processed`,
      ({ received, figures, address }) =>
        `We’re sending ${received} to ${address}. The withdrawal can’t be cancelled any more.\n\n${figures}`,
    ],
    "ru-RU": [
      ({ sum }) => `Вывод ${sum} обрабатывается`,
      ({ received, figures, address }) =>
        `Мы отправляем ${received} на адрес ${address}. Отменить вывод уже нельзя.\n\n${figures}`,
    ],
  },
  Completed: {
    "en-US": [
      ({ sum }) => `Withdrawal of ${sum} completed`,
      ({ received, figures, address, hash }) =>
        `We sent ${received} to ${address}.\n\n${figures}\n\nTransaction: ${hash}`,
    ],
    "ru-RU": [
      ({ sum }) => `Вывод ${sum} выполнен`,
      ({ received, figures, address, hash }) =>
        `Мы отправили ${received} на адрес ${address}.\n\n${figures}\n\nТранзакция: ${hash}`,
    ],
  },
  Rejected: {
    "en-US": [
      ({ sum }) => `Withdrawal of ${sum} was not sent`,
      ({ sum, address, reason }) =>
        `The withdrawal to ${address} was rejected, and ${sum} is back on your balance.\n\n${reason}`,
    ],
    "ru-RU": [
      ({ sum }) => `Вывод ${sum} не выполнен`,
      ({ sum, address, reason }) => `Вывод на адрес ${address} отклонён, ${sum} снова на вашем балансе.\n\n${reason}`,
    ],
  },
  cancelled: {
    "en-US": [
      ({ sum }) => `Withdrawal of ${sum} cancelled`,
      ({ sum, address }) => `You cancelled the withdrawal to ${address}, and ${sum} is back on your balance.`,
    ],
    "ru-RU": [
      ({ sum }) => `Вывод ${sum} отменён`,
      ({ sum, address }) => `Вы отменили вывод на адрес ${address}, ${sum} снова на вашем балансе.`,
    ],
  },
}

const figureNames: Readonly<Record<Locale, readonly [amount: string, fee: string, received: string]>> = {
  "en-US": ["Amount", "Network fee, comes out of the amount", "You receive"],
  "ru-RU": ["Сумма", "Комиссия сети, удерживается из суммы", "Вы получаете"],
}

const factsOf = (row: Operation, locale: Locale): Facts => {
  const fee = parseAmount(row.fee ?? "0")
  const reason = row.state_reason
  const value = parseAmount(row.amount)
  const [sum = "", taken = "", received = ""] = [value, fee, value - fee].map((one) =>
    formatMoney(one, row.currency_id, locale),
  )
  const names = figureNames[locale]
  return {
    sum,
    received,
    figures: [sum, taken, received].map((text, index) => `${names[index]}: ${text}`).join("\n"),
    address: row.address ?? "",
    hash: row.hash ?? "",
    reason:
      reason !== null && reason in rejectReasons ? rejectReasons[reason as keyof typeof rejectReasons][locale] : "",
  }
}

const textsOf = (row: Operation): SecurityEmailTexts => {
  const kind = row.state_reason === "cancelled" ? "cancelled" : row.state
  const textsIn = (locale: Locale) => {
    const [subject, text] = templates[kind][locale]
    const facts = factsOf(row, locale)
    return [subject(facts), text(facts)] as const
  }
  return { "en-US": textsIn("en-US"), "ru-RU": textsIn("ru-RU") }
}

const toHistory: Advice = {
  "en-US": (address) => `Your withdrawals:\n${address}`,
  "ru-RU": (address) => `Ваши выводы:\n${address}`,
}
const toCancel: Advice = {
  "en-US": (address) =>
    `You can cancel the withdrawal in your history until we start processing it. If it wasn’t you, cancel it and change your password right away.\n\n` +
    toHistory["en-US"](address),
  "ru-RU": (address) =>
    `Пока вывод не взят в обработку, его можно отменить в истории. Если это были не вы, отмените вывод и сразу смените пароль.\n\n` +
    toHistory["ru-RU"](address),
}

/** Sends an e-mail for the current state of a withdrawal, in the customer's language. */
export const sendWithdrawalEmail = async (
  tx: Tx,
  row: Operation,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<void> => {
  const owners = tx.selectFrom("customer").select(["id", "email", "culture"]).where("id", "=", row.user_id)
  const { culture: locale, ...owner } = await owners.executeTakeFirstOrThrow()
  const link = "/cabinet/history?operationType=Withdrawal"
  const advice = row.state === "Created" ? toCancel : toHistory
  await sendLinkEmail(tx, owner, { topic: "money", texts: textsOf(row), advice, link }, { locale, origin, now })
}
