import type { Tx } from "#sandbox/database.ts"
import { parseAmount, divideAmounts, formatAmount } from "#sandbox/money.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import { recordCredit } from "./credits.ts"
import { ledgerAccounts, postEntries } from "./ledger.ts"
import type { LockedOrder } from "./locked-order.ts"
import { calculateAmountDue, isCoin } from "./methods.ts"
import { coinRate, displayRate } from "./rates.ts"
import { receiptLedgerEntries, recordReceipt, type PaymentReceipt } from "./receipts.ts"

/**
 * Returns true if the payment method cannot be refused. Coins and transfers have already arrived, while the sandbox can still refuse a card
 * or voucher.
 */
export const canArriveLate = ({ payment_type }: Invoice): boolean =>
  !["CreditCard", "OTTVoucher"].includes(payment_type)

/**
 * Returns an invoice of which nothing is due any more as if the whole cost of the order were due, and any other invoice unchanged. A
 * simulated payment is a share of the amount due.
 */
export const withWholeAmountDue = (order: Order, invoice: Invoice): Invoice => {
  const whole = calculateAmountDue(invoice.currency_id, parseAmount(order.cost), parseAmount(invoice.rate))
  return parseAmount(invoice.remain) > 0n ? invoice : { ...invoice, remain: formatAmount(whole) }
}

/**
 * Records a payment that the order no longer waits for, with its transaction, and credits it to the balance. Money is credited as bitcoin.
 * Throws for an order without an owner.
 */
export const receiveLatePayment = async (
  tx: Tx,
  seed: number,
  receipt: PaymentReceipt,
  now: number,
): Promise<LockedOrder> => {
  const { order, invoice, paid } = receipt
  const { currency_id } = invoice
  if (order.owner_id === null) throw new Error(`Order ${order.number} is paid and has no owner`)
  const coin = isCoin(currency_id) ? currency_id : "btc"
  const coins = isCoin(currency_id)
    ? paid
    : divideAmounts(divideAmounts(paid, displayRate(currency_id), "down"), coinRate(seed, coin, now), "down")
  await recordReceipt(tx, seed, receipt, true, now)
  await postEntries(
    tx,
    "late payment",
    order.id,
    [
      ...receiptLedgerEntries(receipt),
      [ledgerAccounts.exchange, coin, -coins],
      [ledgerAccounts.balance(order.owner_id), coin, coins],
    ],
    now,
  )
  if (coins > 0n) await recordCredit(tx, order, { coin, coins, reason: "Late" }, now)
  return order
}
