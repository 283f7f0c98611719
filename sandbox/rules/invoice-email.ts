import { minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { amount } from "#sandbox/money.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import type { Culture } from "#sandbox/tables/shared.ts"
import { bankOf } from "./bank.ts"
import { moneyName } from "./email-words.ts"
import type { LockedOrder } from "./locked-order.ts"
import { sendLinkEmail, type Advice, type SecurityWords } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

/** A second request within this time sends no further e-mail. The customer may repeat the request because the first response was lost. */
const pause = minute

const day = (date: Date, culture: Culture) =>
  new Intl.DateTimeFormat(culture, { dateStyle: "long", timeZone: "UTC" }).format(date)

const emailTextsOf = (order: Order, invoice: Invoice): { readonly words: SecurityWords; readonly advice: Advice } => {
  const bank = bankOf(invoice)
  if (!bank) throw refusal(409, "WrongState")
  const sum = (culture: Culture) => moneyName(amount(invoice.remain), invoice.currency_id, culture)
  return {
    words: {
      "en-US": [
        `Invoice for order ${order.number}`,
        `Please transfer ${sum("en-US")} by ${day(invoice.expire_date, "en-US")}:\n\nBeneficiary: ${bank.beneficiary}\n` +
          `Account: ${bank.account}\nBIC: ${bank.bic}\nBank: ${bank.bank}\nReference: ${bank.reference}`,
      ],
      "ru-RU": [
        `Счёт на заказ ${order.number}`,
        `Переведите ${sum("ru-RU")} до ${day(invoice.expire_date, "ru-RU")}:\n\nПолучатель: ${bank.beneficiary}\n` +
          `Счёт: ${bank.account}\nBIC: ${bank.bic}\nБанк: ${bank.bank}\nНазначение платежа: ${bank.reference}`,
      ],
    },
    advice: {
      "en-US": (address) => `A transfer takes 3 to 5 banking days. Payment status: ${address}`,
      "ru-RU": (address) => `Перевод идёт от 3 до 5 банковских дней. Статус оплаты: ${address}`,
    },
  }
}

export const sendInvoice = async (
  tx: Tx,
  order: LockedOrder,
  invoiceId: string,
  to: Recipient,
  writing: EmailContext,
) => {
  const mine = tx.selectFrom("invoice").selectAll().where("order_id", "=", order.id).where("id", "=", invoiceId)
  const invoice = await mine.executeTakeFirst()
  if (!invoice) throw refusal(404, "NotFound")
  const content = emailTextsOf(order, invoice)
  if (invoice.sent_date !== null && writing.now - invoice.sent_date.getTime() < pause) return
  await sendLinkEmail(tx, to, { topic: "money", ...content, link: `/buy/${order.id}/status` }, writing)
  await tx
    .updateTable("invoice")
    .set({ sent_date: new Date(writing.now) })
    .where("id", "=", invoiceId)
    .execute()
}
