import { randomUUID } from "node:crypto"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import { amount, smaller, text, times, type Amount } from "../money.ts"
import type { Invoice, Order } from "../tables.ts"
import { transactionHash } from "./addresses.ts"
import { amendInvoices, isPayable, reprice } from "./invoices.ts"
import { accounts, post } from "./ledger.ts"
import { isCoin, remaining } from "./methods.ts"
import { settleOrder } from "./settle.ts"

/** Dollars that a payment is worth at the invoice's rate. Exactly what was asked for is exactly what is due. */
const worth = (paid: Amount, invoice: Invoice, due: Amount): Amount => {
  const asked = amount(invoice.remain)
  const rate = amount(invoice.rate)
  if (paid < asked) return smaller(times(paid, rate, "down"), due - 1n)
  return due + times(paid - asked, rate, "down")
}

const stateAfter = (received: Amount, cost: Amount) => {
  if (received < cost) return "UnderPaid" as const
  return received === cost ? ("Completed" as const) : ("OverPaid" as const)
}

export const lockInvoice = async (tx: Tx, id: string) => {
  const found = await tx.selectFrom("invoice").select("order_id").where("id", "=", id).executeTakeFirst()
  if (!found) throw refusal(404, "NotFound")
  const orders = tx.selectFrom("customer_order").selectAll().where("id", "=", found.order_id)
  const order = await orders.forUpdate().executeTakeFirstOrThrow()
  const invoice = await tx.selectFrom("invoice").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  return { order, invoice }
}

type Receipt = { readonly order: Order; readonly invoice: Invoice; readonly paid: Amount }

const record = async (tx: Tx, seed: number, { order, invoice, paid }: Receipt, dollars: Amount, now: number) => {
  const id = randomUUID()
  const currency = invoice.currency_id
  await tx
    .insertInto("payment")
    .values({
      id,
      order_id: order.id,
      invoice_id: invoice.id,
      payment_type: invoice.payment_type,
      currency_id: currency,
      amount: text(paid),
      external_id: isCoin(currency) ? transactionHash(seed, currency, id) : null,
      create_date: new Date(now),
    })
    .execute()
  await post(tx, "payment", order.id, [
    [accounts.customers, currency, -paid],
    [accounts.wallet, currency, paid],
    [accounts.exchange, "usd", -dollars],
    [accounts.order(order.id), "usd", dollars],
  ], now)
}

/** Money has come in for an order that its caller has locked, at the rate of one of its invoices. */
export const receive = async (tx: Tx, seed: number, receipt: Receipt, now: number): Promise<Order> => {
  const { order, invoice, paid } = receipt
  const asked = amount(invoice.remain)
  const dollars = worth(paid, invoice, remaining(order))
  const received = amount(order.received) + dollars
  const state = stateAfter(received, amount(order.cost))
  await record(tx, seed, receipt, dollars, now)
  await tx
    .updateTable("invoice")
    .set({ received: text(amount(invoice.received) + paid), remain: text(paid < asked ? asked - paid : 0n) })
    .where("id", "=", invoice.id)
    .execute()
  const moved = state === "Completed" ? {} : { state, state_update: new Date(now) }
  const updated = await tx
    .updateTable("customer_order")
    .set({ received: text(received), ...moved })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await amendInvoices(tx, updated, invoice.id)
  return state === "Completed" ? settleOrder(tx, updated, amount(order.quantity), now) : updated
}

export type PaymentOrder = { readonly kind: "exact" | "half" | "double" } | { readonly amount: Amount }

const cent = amount("0.01")

const sumOf = (wanted: PaymentOrder, { remain, currency_id }: Invoice): Amount => {
  const asked = amount(remain)
  if ("amount" in wanted) return wanted.amount
  if (wanted.kind === "exact") return asked
  if (wanted.kind === "double") return asked * 2n
  const half = asked / 2n
  return isCoin(currency_id) ? half : half - (half % cent)
}

/** Coins with their one confirmation, or money, arrive for an invoice. */
export const payInvoice = async (tx: Tx, seed: number, id: string, wanted: PaymentOrder, now: number) => {
  const locked = await lockInvoice(tx, id)
  const { order } = locked
  if (!isPayable(order, now)) throw refusal(409, "WrongState")
  const invoice = await reprice(tx, seed, order, locked.invoice, now)
  const paid = sumOf(wanted, invoice)
  if (paid <= 0n) throw refusal(400, "InvalidField", { field: "amount" })
  return receive(tx, seed, { order, invoice, paid }, now)
}
