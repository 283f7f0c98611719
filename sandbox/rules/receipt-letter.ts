import { productOf } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { amount, amountText } from "#sandbox/money.ts"
import type { Order } from "#sandbox/tables.ts"
import { sendMail, type Letters } from "./mail.ts"

/** Every completed order has one receipt, so the order's number makes it unique. */
export const receiptNumber = (orderNumber: number): string => `R-${orderNumber}`

const letters = (order: Order): Letters => {
  const number = receiptNumber(order.number)
  const { unit } = productOf(order.product_id).algorithm
  const power = `${amountText(amount(order.accepted_quantity) + amount(order.bonus_quantity))} ${unit}`
  return {
    "en-US": {
      subject: `Receipt ${number}`,
      body: (address) =>
        `Hello,\n\nYour order ${order.number} is paid: ${power}. Thank you!\n\nReceipt ${number}, to view and print:\n${address}`,
    },
    "ru-RU": {
      subject: `Квитанция ${number}`,
      body: (address) =>
        `Здравствуйте!\n\nЗаказ ${order.number} оплачен: ${power}. Спасибо!\n\nКвитанция ${number}, её можно посмотреть и распечатать:\n${address}`,
    },
  }
}

/** In the customer's language, because no request started it. */
export const sendReceipt = async (
  tx: Tx,
  order: Order,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<void> => {
  const owners = tx.selectFrom("customer").select(["id", "email", "culture"]).where("id", "=", order.owner_id)
  const { culture, ...owner } = await owners.executeTakeFirstOrThrow()
  await sendMail(tx, owner, letters(order), `/cabinet/orders/${order.id}/receipt`, { culture, origin, now })
}
