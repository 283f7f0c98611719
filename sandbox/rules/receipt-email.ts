import { brand } from "#sandbox/brand.ts"
import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { formatMoney, formatQuantity } from "./email-formats.ts"
import { calculateOrderAmounts } from "./order-amounts.ts"
import { sendLinkEmail, type Advice, type SecurityEmailTexts } from "./security-emails.ts"

/** Returns the number of an order's receipt. The order's number makes it unique, because every completed order has exactly one receipt. */
export const formatReceiptNumber = (orderNumber: number): string => `R-${orderNumber}`

const names: Readonly<Record<Locale, readonly [power: string, bonus: string, paid: string, seller: string]>> = {
  "en-US": ["Power", "Bonus", "Paid", "Seller"],
  "ru-RU": ["Мощность", "Бонус", "Оплачено", "Продавец"],
}

/** Returns power, price and seller, each on a line. */
const figuresOf = (order: Order, locale: Locale): string => {
  const { unit } = productOf(order.product_id).algorithm
  const currency = order.receipt_currency ?? "usd"
  const bonus = parseAmount(order.bonus_quantity)
  const values = [
    formatQuantity(parseAmount(order.accepted_quantity), unit, locale),
    bonus > 0n ? formatQuantity(bonus, unit, locale) : null,
    formatMoney(parseAmount(calculateOrderAmounts(order, currency).acceptedAmount), currency, locale),
    brand.legalName,
  ]
  return values.flatMap((value, index) => (value === null ? [] : [`${names[locale][index]}: ${value}`])).join("\n")
}

/** Returns the accepted and the ordered quantity of an order that was accepted in part, or null for any other order. */
const acceptedPart = (order: Order, locale: Locale) => {
  const [accepted, ordered] = [parseAmount(order.accepted_quantity), parseAmount(order.quantity)]
  if (accepted >= ordered) return null
  const { unit } = productOf(order.product_id).algorithm
  return { accepted: formatQuantity(accepted, unit, locale), ordered: formatQuantity(ordered, unit, locale) }
}

const emailTextsOf = (order: Order): { readonly texts: SecurityEmailTexts; readonly advice: Advice } => {
  const number = formatReceiptNumber(order.number)
  const [en, ru] = [acceptedPart(order, "en-US"), acceptedPart(order, "ru-RU")]
  const paid = {
    "en-US": en
      ? `You accepted the paid part of order ${order.number}: ${en.accepted} of ${en.ordered}. Thank you!`
      : `Your order ${order.number} is paid. Thank you!`,
    "ru-RU": ru
      ? `Вы приняли оплаченную часть заказа ${order.number}: ${ru.accepted} из ${ru.ordered}. Спасибо!`
      : `Заказ ${order.number} оплачен. Спасибо!`,
  }
  return {
    texts: {
      "en-US": [`Receipt ${number}`, `${paid["en-US"]}\n\n${figuresOf(order, "en-US")}`],
      "ru-RU": [`Квитанция ${number}`, `${paid["ru-RU"]}\n\n${figuresOf(order, "ru-RU")}`],
    },
    advice: {
      "en-US": (address) => `Receipt ${number}, to view and print:\n${address}`,
      "ru-RU": (address) => `Квитанция ${number}, её можно посмотреть и распечатать:\n${address}`,
    },
  }
}

/** Sends a receipt in the customer's own language, because no request with a language caused it. */
export const sendReceipt = async (
  tx: Tx,
  order: Order,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<void> => {
  const owners = tx.selectFrom("customer").select(["id", "email", "culture"]).where("id", "=", order.owner_id)
  const { culture: locale, ...owner } = await owners.executeTakeFirstOrThrow()
  const link = `/cabinet/orders/${order.id}/receipt`
  await sendLinkEmail(tx, owner, { topic: "money", ...emailTextsOf(order), link }, { locale, origin, now })
}
