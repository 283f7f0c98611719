import type { Tx } from "../database.ts"
import { amount, over, text, times } from "../money.ts"
import type { Invoice, Order } from "../tables.ts"
import { recordCredit } from "./credits.ts"
import { accounts, post } from "./ledger.ts"
import { dollarsFor, dueIn, isCoin } from "./methods.ts"
import { coinRate } from "./rates.ts"
import { arrived, record, type Receipt } from "./receipts.ts"

/** Only a card and a voucher can be refused: coins and transfers are there already. */
export const comesByItself = ({ payment_type }: Invoice): boolean =>
  !["CreditCard", "OTTVoucher"].includes(payment_type)

/** An invoice that asks for nothing any more: what it would ask for the whole order. */
export const asWhole = (order: Order, invoice: Invoice): Invoice => {
  const whole = dueIn(invoice.currency_id, amount(order.cost), amount(invoice.rate))
  return amount(invoice.remain) > 0n ? invoice : { ...invoice, remain: text(whole) }
}

/** The order no longer waits for it: recorded with its transaction, and credited to the balance. */
export const receiveLate = async (tx: Tx, seed: number, receipt: Receipt, now: number): Promise<Order> => {
  const { order, invoice, paid } = receipt
  const { currency_id } = invoice
  if (order.owner_id === null) throw new Error(`Order ${order.number} is paid and has no owner`)
  const coin = isCoin(currency_id) ? currency_id : "btc"
  const dollars = times(paid, dollarsFor(currency_id, seed, now), "down")
  const coins = isCoin(currency_id) ? paid : over(dollars, coinRate(seed, coin, now), "down")
  await record(tx, seed, receipt, true, now)
  await post(
    tx,
    "late payment",
    order.id,
    [...arrived(receipt), [accounts.exchange, coin, -coins], [accounts.balance(order.owner_id), coin, coins]],
    now,
  )
  if (coins > 0n) await recordCredit(tx, order, { coin, coins, reason: "Late" }, now)
  return order
}
