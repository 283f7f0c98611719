import { randomUUID } from "node:crypto"
import { productOf } from "../catalogue.ts"
import { addMonths } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import { amount, smaller, text, times, type Amount } from "../money.ts"
import type { Invoice, Order } from "../tables.ts"
import { transactionHash } from "./addresses.ts"
import { amendInvoices, reprice } from "./invoices.ts"
import { accounts, post } from "./ledger.ts"
import { remaining } from "./methods.ts"

/** Dollars that a payment is worth at the invoice's rate. Exactly what was asked for is exactly what is due. */
const worth = (paid: Amount, invoice: Invoice, due: Amount): Amount => {
  const asked = amount(invoice.remain)
  const rate = amount(invoice.rate)
  if (paid < asked) return smaller(times(paid, rate, "down"), due - 1n)
  return due + times(paid - asked, rate, "down")
}

const grantContract = async (tx: Tx, order: Order, now: number): Promise<void> => {
  if (order.owner_id === null) throw new Error(`Order ${order.number} is paid and has no owner`)
  const product = productOf(order.product_id)
  const id = randomUUID()
  await tx
    .insertInto("contract")
    .values({
      id,
      user_id: order.owner_id,
      order_id: order.id,
      product_id: order.product_id,
      quantity: order.quantity,
      start_date: new Date(now),
      end_date: product.duration === null ? null : addMonths(now, product.duration),
    })
    .execute()
  const cost = amount(order.cost)
  const quantity = amount(order.quantity)
  const { unit } = product.algorithm
  await post(tx, "contract", order.id, [
    [accounts.order(order.id), "usd", -cost],
    [accounts.sales, "usd", cost],
    [accounts.capacity, unit, -quantity],
    [accounts.contract(id), unit, quantity],
  ], now)
}

const countSale = async (tx: Tx, order: Order): Promise<void> => {
  if (order.code === null) return
  await tx
    .updateTable("referral_limit")
    .set((row) => ({ used: row("used", "+", order.quantity) }))
    .where("code", "=", order.code)
    .where("product_id", "=", order.product_id)
    .execute()
}

const stateAfter = (received: Amount, cost: Amount) => {
  if (received < cost) return "UnderPaid" as const
  return received === cost ? ("Completed" as const) : ("OverPaid" as const)
}

const lockInvoice = async (tx: Tx, id: string) => {
  const found = await tx.selectFrom("invoice").select("order_id").where("id", "=", id).executeTakeFirst()
  if (!found) throw refusal(404, "NotFound")
  const orders = tx.selectFrom("customer_order").selectAll().where("id", "=", found.order_id)
  const order = await orders.forUpdate().executeTakeFirstOrThrow()
  const invoice = await tx.selectFrom("invoice").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  return { order, invoice }
}

export type PaymentOrder = { readonly kind: "exact" | "half" | "double" } | { readonly amount: Amount }

const coinsOf = (wanted: PaymentOrder, remain: Amount): Amount => {
  if ("amount" in wanted) return wanted.amount
  if (wanted.kind === "exact") return remain
  return wanted.kind === "double" ? remain * 2n : remain / 2n
}

/** Coins arrive at the invoice's address, with their one confirmation. */
export const payInvoice = async (tx: Tx, seed: number, id: string, wanted: PaymentOrder, now: number) => {
  const locked = await lockInvoice(tx, id)
  const { order } = locked
  const open = order.state === "Issued" || order.state === "UnderPaid"
  if (!open || order.expire_date.getTime() <= now) throw refusal(409, "WrongState")
  const invoice = await reprice(tx, seed, order, locked.invoice, now)
  const asked = amount(invoice.remain)
  const paid = coinsOf(wanted, asked)
  if (paid <= 0n) throw refusal(400, "InvalidField", { field: "amount" })
  const dollars = worth(paid, invoice, remaining(order))
  const received = amount(order.received) + dollars
  const state = stateAfter(received, amount(order.cost))
  const coin = invoice.currency_id
  const paymentId = randomUUID()
  await tx
    .insertInto("payment")
    .values({
      id: paymentId,
      order_id: order.id,
      invoice_id: invoice.id,
      payment_type: invoice.payment_type,
      currency_id: coin,
      amount: text(paid),
      external_id: transactionHash(seed, coin, paymentId),
      create_date: new Date(now),
    })
    .execute()
  await post(tx, "payment", order.id, [
    [accounts.customers, coin, -paid],
    [accounts.wallet, coin, paid],
    [accounts.exchange, "usd", -dollars],
    [accounts.order(order.id), "usd", dollars],
  ], now)
  await tx
    .updateTable("invoice")
    .set({ received: text(amount(invoice.received) + paid), remain: text(paid < asked ? asked - paid : 0n) })
    .where("id", "=", invoice.id)
    .execute()
  const accepted = state === "Completed" ? { accepted_quantity: order.quantity } : {}
  const updated = await tx
    .updateTable("customer_order")
    .set({ state, state_update: new Date(now), received: text(received), ...accepted })
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await amendInvoices(tx, updated, invoice.id)
  if (state === "Completed") {
    await grantContract(tx, updated, now)
    await countSale(tx, updated)
  }
  return updated
}
