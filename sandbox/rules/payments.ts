import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, formatAmount, roundToStep, type Amount } from "#sandbox/money.ts"
import type { Invoice } from "#sandbox/tables/orders.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { calculateReceivedAfter } from "./affordable-quantity.ts"
import { amendInvoices, isPayable, reprice } from "./invoices.ts"
import { withWholeAmountDue, canArriveLate, receiveLatePayment } from "./late-money.ts"
import { ledgerAccounts, postEntries } from "./ledger.ts"
import { changeOrder, lockOrderWithOwner, type LockedOrder } from "./locked-order.ts"
import { isCoin, calculateRemainingAmount, smallestPart } from "./methods.ts"
import { coinRate } from "./rates.ts"
import { receiptLedgerEntries, recordReceipt, type PaymentReceipt } from "./receipts.ts"
import { settleOrder } from "./settle.ts"
import { withinTolerance, type PaymentTolerance } from "./tolerance.ts"
import { takeUnconfirmed } from "./unconfirmed.ts"

const stateAfter = (received: Amount, cost: Amount) => {
  if (received < cost) return "UnderPaid" as const
  return received === cost ? ("Completed" as const) : ("OverPaid" as const)
}

/** Locks the order of an invoice and returns both. Refuses with 404 `NotFound`. */
export const lockInvoice = async (tx: Tx, id: string) => {
  const row = await tx.selectFrom("invoice").select("order_id").where("id", "=", id).executeTakeFirst()
  if (!row) throw createRefusal(404, "NotFound")
  const order = await lockOrderWithOwner(tx, row.order_id)
  const invoice = await tx.selectFrom("invoice").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  return { order, invoice }
}

/**
 * Returns the terms for crediting an excess. An excess of coins has the same share of the coins due as of the dollars due. Money is
 * credited as bitcoin, at the rate of the payment.
 */
const creditOf = ({ currency_id, remain }: Invoice, due: Amount, seed: number, now: number) =>
  isCoin(currency_id)
    ? { credit_coin: currency_id, credit_coins: remain, credit_dollars: formatAmount(due) }
    : { credit_coin: "btc" as const, credit_coins: "1", credit_dollars: formatAmount(coinRate(seed, "btc", now)) }

type Shortfall = { readonly short: string; readonly short_coin: CoinName }

/** Returns true if a payment in coins is so close to the amount due, below or above it, that the order can be completed. */
const isTolerated = ({ order, invoice, paid }: PaymentReceipt, tolerance: PaymentTolerance): boolean => {
  const { currency_id: coin, rate } = invoice
  const short = parseAmount(invoice.remain) - paid
  const off = short < 0n ? -short : short
  return (
    isCoin(coin) && withinTolerance({ off, cost: parseAmount(order.cost), coin, rate: parseAmount(rate) }, tolerance)
  )
}

/** Returns the shortfall of a payment in coins, or null if the payment covers the amount due or is not in coins. */
const missingOf = ({ invoice: { currency_id, remain }, paid }: PaymentReceipt): Shortfall | null =>
  isCoin(currency_id) && paid < parseAmount(remain)
    ? { short: formatAmount(parseAmount(remain) - paid), short_coin: currency_id }
    : null

export type PaymentRules = {
  readonly seed: number
  readonly tolerance: PaymentTolerance
  /** The origin of links in e-mails. Null for a simulated past, in which no e-mails are sent. */
  readonly origin: string | null
}

export type PayoutRules = Pick<PaymentRules, "seed" | "origin">

/** Books money that arrived for an order, at the rate of one of its invoices. */
export const receivePayment = async (
  tx: Tx,
  { seed, tolerance, origin }: PaymentRules,
  receipt: PaymentReceipt,
  now: number,
): Promise<LockedOrder> => {
  const { order, invoice, paid } = receipt
  const due = parseAmount(invoice.remain)
  const received = calculateReceivedAfter(order, invoice, paid)
  const dollars = received - parseAmount(order.received)
  const isWithinTolerance = isTolerated(receipt, tolerance)
  const state = isWithinTolerance ? "Completed" : stateAfter(received, parseAmount(order.cost))
  await recordReceipt(tx, seed, receipt, false, now)
  await postEntries(
    tx,
    "payment",
    order.id,
    [
      ...receiptLedgerEntries(receipt),
      [ledgerAccounts.exchange, "usd", -dollars],
      [ledgerAccounts.order(order.id), "usd", dollars],
    ],
    now,
  )
  await tx
    .updateTable("invoice")
    .set({
      received: formatAmount(parseAmount(invoice.received) + paid),
      remain: formatAmount(paid < due ? due - paid : 0n),
    })
    .where("id", "=", invoice.id)
    .execute()
  const moved = state === "Completed" ? {} : { state, state_update: new Date(now) }
  const updated = await changeOrder(tx, order, {
    received: formatAmount(received),
    ...moved,
    ...(isWithinTolerance ? missingOf(receipt) : null),
    ...creditOf(invoice, calculateRemainingAmount(order), seed, now),
  })
  await amendInvoices(tx, updated, invoice.id)
  return state === "Completed" ? settleOrder(tx, updated, parseAmount(order.quantity), { origin, now }) : updated
}

export type SimulatedPayment = { readonly kind: "exact" | "half" | "double" } | { readonly amount: Amount }

const sumOf = (payment: SimulatedPayment, { remain, currency_id }: Invoice): Amount => {
  const due = parseAmount(remain)
  if ("amount" in payment) return payment.amount
  if (payment.kind === "exact") return due
  if (payment.kind === "double") return due * 2n
  return roundToStep(due / 2n, smallestPart(currency_id), "down")
}

/**
 * Pays an invoice with money, or with coins that have their one confirmation. If the invoice has an unconfirmed transaction, the
 * payment confirms that transaction instead. Refuses with 404 `NotFound`, and with 400 `InvalidField` for an amount that is not
 * positive. A card or voucher that comes too late is refused with 409 `WrongState`.
 */
export const payInvoice = async (tx: Tx, rules: PaymentRules, id: string, payment: SimulatedPayment, now: number) => {
  const { seed } = rules
  const { order: locked, invoice: row } = await lockInvoice(tx, id)
  const isLate = !isPayable(locked, now) || !row.open
  if (isLate && !canArriveLate(row)) throw createRefusal(409, "WrongState")
  // The rate was frozen until the confirmation, so the order must still have the transaction when `reprice` runs.
  const invoice = isLate ? withWholeAmountDue(locked, row) : await reprice(tx, seed, locked, row, now)
  const { order, transaction } = await takeUnconfirmed(tx, locked, row)
  const paid = transaction?.paid ?? sumOf(payment, invoice)
  if (paid <= 0n) throw createRefusal(400, "InvalidField", { field: "amount" })
  const receipt = { order, invoice, paid, id: transaction?.id }
  return isLate ? receiveLatePayment(tx, seed, receipt, now) : receivePayment(tx, rules, receipt, now)
}
