import { randomUUID } from "node:crypto"
import { dateAfter, day, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Invoice, Order, PaymentType } from "#sandbox/tables/orders.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { addressOf } from "./addresses.ts"
import { bankingDaysAfter, isTransfer } from "./bank.ts"
import { changeOrder, type LockedOrder } from "./locked-order.ts"
import {
  calculateUsdRate,
  calculateAmountDue,
  isCoin,
  paymentMethodItem,
  listPaymentMethods,
  calculateRemainingAmount,
  type PaymentKind,
} from "./methods.ts"
import { coinRate, toCoin } from "./rates.ts"

/** Returns true while the order accepts payments. An order with an unconfirmed transaction still waits for it after the order's end. */
export const isPayable = (order: Order, now: number): boolean =>
  (order.state === "Issued" || order.state === "UnderPaid") &&
  (order.expire_date.getTime() > now || order.unconfirmed_id !== null)

/** Returns true if the frozen rate has expired. The rate is frozen for two hours, and until a transaction is confirmed. */
export const isRateOver = (order: Order, invoice: Invoice, now: number): boolean =>
  isCoin(invoice.currency_id) &&
  order.unconfirmed_id === null &&
  isPayable(order, now) &&
  invoice.expire_date.getTime() <= now

/**
 * Reprices an invoice whose frozen rate has expired. The remaining amount is due at the current rate, which stays frozen for another two
 * hours.
 */
export const reprice = async (
  tx: Tx,
  seed: number,
  order: LockedOrder,
  invoice: Invoice,
  now: number,
): Promise<Invoice> => {
  if (!isCoin(invoice.currency_id) || !isRateOver(order, invoice, now)) return invoice
  const rate = coinRate(seed, invoice.currency_id, now)
  return tx
    .updateTable("invoice")
    .set({
      rate: formatAmount(rate),
      remain: formatAmount(toCoin(calculateRemainingAmount(order), rate)),
      expire_date: dateAfter(now, lifetimes.cryptoInvoice),
    })
    .where("id", "=", invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Updates every invoice of the order after a change of the amount due. Each invoice keeps its frozen rate. */
export const amendInvoices = async (tx: Tx, order: LockedOrder, except?: string): Promise<void> => {
  const invoices = await tx.selectFrom("invoice").selectAll().where("order_id", "=", order.id).execute()
  // A partly accepted order costs only the received amount, so nothing is due.
  const due = order.state === "Completed" ? 0n : calculateRemainingAmount(order)
  for (const invoice of invoices) {
    if (invoice.id === except) continue
    const remain = formatAmount(calculateAmountDue(invoice.currency_id, due, parseAmount(invoice.rate)))
    await tx.updateTable("invoice").set({ remain }).where("id", "=", invoice.id).execute()
  }
}

export const findCurrentInvoice = async (tx: Tx, order: Order): Promise<Invoice | null> =>
  order.invoice_id === null
    ? null
    : tx.selectFrom("invoice").selectAll().where("id", "=", order.invoice_id).executeTakeFirstOrThrow()

export const closeInvoice = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable("invoice").set({ open: false }).where("id", "=", id).execute()
}

/** Returns the amount due and the rate of a payment method. Refuses with 400 `MethodUnavailable`, `BelowMinimum` or `AboveMaximum`. */
const checkKind = (order: Order, kind: PaymentKind, seed: number, now: number) => {
  const method = listPaymentMethods(order, seed, now, true).find(({ type }) => type === kind.paymentType)
  if (!method || method.disabled) throw createRefusal(400, "MethodUnavailable", { field: "paymentType" })
  const rate = calculateUsdRate(kind.currencyId, seed, now)
  if (!method.items.some(({ currencyId }) => currencyId === kind.currencyId)) {
    throw createRefusal(400, "MethodUnavailable", { field: "currencyId" })
  }
  const { amount: remain, state } = paymentMethodItem(order, kind, rate)
  if (state.min) throw createRefusal(400, "BelowMinimum", { field: "currencyId" })
  if (state.max) throw createRefusal(400, "AboveMaximum", { field: "currencyId" })
  return { remain, rate: formatAmount(rate) }
}

/** Returns the end of an invoice: two hours for crypto, five banking days for a transfer, and the order's end for all other methods. */
const validUntil = ({ paymentType }: PaymentKind, order: Order, now: number): Date => {
  if (paymentType === "Crypto") return dateAfter(now, lifetimes.cryptoInvoice)
  return isTransfer(paymentType) ? bankingDaysAfter(now, 5) : order.expire_date
}

type InvoiceOptions = { readonly seed: number; readonly origin: string; readonly now: number }

/** Returns the open invoice of this kind, at the current rate, or creates one. An expired transfer is replaced. */
const openInvoice = async (tx: Tx, order: LockedOrder, kind: PaymentKind, { seed, origin, now }: InvoiceOptions) => {
  const ofKind = tx.selectFrom("invoice").selectAll().where("order_id", "=", order.id).where("open", "=", true)
  const existing = await ofKind
    .where("payment_type", "=", kind.paymentType)
    .where("currency_id", "=", kind.currencyId)
    .executeTakeFirst()
  if (existing && isTransfer(kind.paymentType) && existing.expire_date.getTime() <= now)
    await closeInvoice(tx, existing.id)
  else if (existing) return { created: false, invoice: await reprice(tx, seed, order, existing, now) }
  const price = checkKind(order, kind, seed, now)
  const id = randomUUID()
  const invoice = await tx
    .insertInto("invoice")
    .values({
      id,
      order_id: order.id,
      payment_type: kind.paymentType,
      currency_id: kind.currencyId,
      address: isCoin(kind.currencyId) ? addressOf(seed, kind.currencyId, id) : null,
      reference: isTransfer(kind.paymentType) ? String(order.number) : null,
      checkout_url: kind.paymentType === "CreditCard" ? `${origin}/sandbox/acquirer/${id}` : null,
      ...price,
      create_date: new Date(now),
      expire_date: validUntil(kind, order, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { created: true, invoice }
}

/**
 * Extends the order to one day after the end of a transfer invoice. A transfer takes days, and the extra day leaves the customer time for
 * another method.
 */
const extendInvoice = (order: Order, invoice: Invoice) => {
  if (!isTransfer(invoice.payment_type)) return {}
  const end = dateAfter(invoice.expire_date.getTime(), day)
  return end > order.expire_date ? { expire_date: end } : {}
}

/**
 * Creates an invoice, or returns the invoice that exists. Two concurrent calls get the same invoice. Refuses with 409 `WrongState`, and as
 * `checkKind` does.
 */
export const createInvoiceForOrder = async (tx: Tx, order: LockedOrder, kind: PaymentKind, options: InvoiceOptions) => {
  if (order.state !== "Assigned" && !isPayable(order, options.now)) throw createRefusal(409, "WrongState")
  if (order.expire_date.getTime() <= options.now) throw createRefusal(409, "WrongState")
  // Coins are on their way, or a card was charged. Another invoice could let the customer pay twice.
  if (order.unconfirmed_id !== null) throw createRefusal(409, "WrongState")
  const current = await findCurrentInvoice(tx, order)
  if (current?.open && current.state === "Charged") throw createRefusal(409, "WrongState")
  const invoice = await openInvoice(tx, order, kind, options)
  const moved = order.state === "Assigned" ? { state: "Issued" as const, state_update: new Date(options.now) } : {}
  await changeOrder(tx, order, { invoice_id: invoice.invoice.id, ...moved, ...extendInvoice(order, invoice.invoice) })
  return invoice
}

export const createInvoice = (tx: Tx, seed: number, order: LockedOrder, coin: CoinName, now: number) =>
  createInvoiceForOrder(tx, order, { paymentType: "Crypto", currencyId: coin }, { seed, origin: "", now })

const needsIdentity: readonly PaymentType[] = ["CreditCard", "TransferSEPA", "TransferSwift"]

/** Refuses methods that need an identified customer with 400 `NotIdentified`. Banks and acquirers require the payer's identity. */
export const requireIdentity = (customer: Customer, paymentType: PaymentType): void => {
  if (needsIdentity.includes(paymentType) && !customer.is_kyc)
    throw createRefusal(400, "NotIdentified", { field: "paymentType" })
}
