import { minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { bankOf } from "./bank.ts"
import { formatMoney } from "./email-formats.ts"
import type { LockedOrder } from "./locked-order.ts"
import { sendLinkEmail, type Advice, type SecurityEmailTexts } from "./security-emails.ts"
import type { EmailContext, Recipient } from "./send-email.ts"

/**
 * The time, in milliseconds, within which a second request sends no second e-mail. The customer may repeat the request because the first
 * response was lost.
 */
const pause = minute

const day = (date: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date)

const emailTextsOf = (
  order: Order,
  invoice: Invoice,
): { readonly texts: SecurityEmailTexts; readonly advice: Advice } => {
  const bank = bankOf(invoice)
  if (!bank) throw createRefusal(409, "WrongState")
  const sum = (locale: Locale) => formatMoney(parseAmount(invoice.remain), invoice.currency_id, locale)
  return {
    texts: {
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

/**
 * Sends the details of a bank transfer to the customer, at most once a minute. Refuses with 404 `NotFound`, and with 409 `WrongState` if
 * the invoice is not a transfer.
 */
export const sendInvoice = async (
  tx: Tx,
  order: LockedOrder,
  invoiceId: string,
  to: Recipient,
  emailContext: EmailContext,
) => {
  const mine = tx.selectFrom("invoice").selectAll().where("order_id", "=", order.id).where("id", "=", invoiceId)
  const invoice = await mine.executeTakeFirst()
  if (!invoice) throw createRefusal(404, "NotFound")
  const content = emailTextsOf(order, invoice)
  if (invoice.sent_date !== null && emailContext.now - invoice.sent_date.getTime() < pause) return
  await sendLinkEmail(tx, to, { topic: "money", ...content, link: `/buy/${order.id}/status` }, emailContext)
  await tx
    .updateTable("invoice")
    .set({ sent_date: new Date(emailContext.now) })
    .where("id", "=", invoiceId)
    .execute()
}
