import { randomUUID } from "node:crypto"
import { after, lifetimes } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import { amount, text } from "../money.ts"
import type { Coin, Invoice, Order } from "../tables.ts"
import { addressOf } from "./addresses.ts"
import { cryptoItem, remaining } from "./methods.ts"
import { coinRate, toCoin } from "./rates.ts"

const isPayable = (order: Order, now: number): boolean =>
  (order.state === "Issued" || order.state === "UnderPaid") && order.expire_date.getTime() > now

/** The frozen rate has run out: the rest is due at the rate of now, which then stands for another two hours. */
export const reprice = async (tx: Tx, seed: number, order: Order, invoice: Invoice, now: number): Promise<Invoice> => {
  if (!isPayable(order, now) || invoice.expire_date.getTime() > now) return invoice
  const rate = coinRate(seed, invoice.currency_id, now)
  return tx
    .updateTable("invoice")
    .set({
      rate: text(rate),
      remain: text(toCoin(remaining(order), rate)),
      expire_date: after(now, lifetimes.cryptoInvoice),
    })
    .where("id", "=", invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** After a change of what is due: every invoice of the order asks for the new rest, each at its own frozen rate. */
export const amendInvoices = async (tx: Tx, order: Order, except?: string): Promise<void> => {
  const invoices = await tx.selectFrom("invoice").selectAll().where("order_id", "=", order.id).execute()
  for (const invoice of invoices) {
    if (invoice.id === except) continue
    const remain = text(toCoin(remaining(order), amount(invoice.rate)))
    await tx.updateTable("invoice").set({ remain }).where("id", "=", invoice.id).execute()
  }
}

export const currentInvoice = async (tx: Tx, order: Order): Promise<Invoice | null> =>
  order.invoice_id === null
    ? null
    : tx.selectFrom("invoice").selectAll().where("id", "=", order.invoice_id).executeTakeFirstOrThrow()

const openInvoice = async (tx: Tx, seed: number, order: Order, coin: Coin, now: number) => {
  const known = await tx
    .selectFrom("invoice")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("payment_type", "=", "Crypto")
    .where("currency_id", "=", coin)
    .executeTakeFirst()
  if (known) return { created: false, invoice: await reprice(tx, seed, order, known, now) }
  const rate = coinRate(seed, coin, now)
  const { amount: remain, state } = cryptoItem(order, coin, rate)
  if (state.min) throw refusal(400, "BelowMinimum", { field: "currencyId" })
  if (state.max) throw refusal(400, "AboveMaximum", { field: "currencyId" })
  const id = randomUUID()
  const invoice = await tx
    .insertInto("invoice")
    .values({
      id,
      order_id: order.id,
      payment_type: "Crypto",
      currency_id: coin,
      address: addressOf(seed, coin, id),
      rate: text(rate),
      remain,
      create_date: new Date(now),
      expire_date: after(now, lifetimes.cryptoInvoice),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { created: true, invoice }
}

/** The order is locked by its caller: two calls at once get one invoice. */
export const createInvoice = async (tx: Tx, seed: number, order: Order, coin: Coin, now: number) => {
  if (order.state !== "Assigned" && !isPayable(order, now)) throw refusal(409, "WrongState")
  if (order.expire_date.getTime() <= now) throw refusal(409, "WrongState")
  const opened = await openInvoice(tx, seed, order, coin, now)
  const moved = order.state === "Assigned" ? { state: "Issued" as const, state_update: new Date(now) } : {}
  await tx
    .updateTable("customer_order")
    .set({ invoice_id: opened.invoice.id, ...moved })
    .where("id", "=", order.id)
    .execute()
  return opened
}

export const invoiceView = (invoice: Invoice) => {
  const remain = amount(invoice.remain)
  const amounts = { amount: text(remain), currencyId: invoice.currency_id }
  return {
    invoiceId: invoice.id,
    paymentType: invoice.payment_type,
    currencyId: invoice.currency_id,
    amount: text(amount(invoice.received) + remain),
    remainAmount: text(remain),
    createDate: invoice.create_date.toISOString(),
    expireDate: invoice.expire_date.toISOString(),
    isCardCreated: false,
    isCardPrepared: false,
    isCardNeedConfirmation: false,
    isCardReversed: false,
    isCardConfirmed: false,
    isCardError: false,
    requisites: {
      address: invoice.address,
      checkoutUrl: null,
      stateDescription: null,
      ...amounts,
      creditCard: null,
      rejectDate: null,
      state: remain === 0n ? "Charged" : "Created",
      needConfirmation: false,
    },
  }
}
