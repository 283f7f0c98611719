import { dateAfter, minute, second } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Invoice } from "#sandbox/tables/orders.ts"
import { closeInvoice, findCurrentInvoice, isPayable } from "./invoices.ts"
import { changeOrder, type LockedOrder } from "./locked-order.ts"
import { lockInvoice, receivePayment, type PaymentRules } from "./payments.ts"

/** The acquirer's test cards. The number decides the result of the payment. */
export const testCards = [
  { name: "paid", number: "4242424242424242" },
  { name: "needsCode", number: "4000000000003220" },
  { name: "wrongCode", number: "4000000000003063" },
  { name: "declined", number: "4000000000000002" },
  { name: "reversed", number: "4000000000005126" },
  { name: "bankError", number: "4000000000000119" },
  { name: "slow", number: "4000000000000077" },
  { name: "codeTimeOut", number: "4000000000003089" },
  { name: "completing", number: "4000000000000341" },
] as const

export type CardName = (typeof testCards)[number]["name"]

/** The confirmation code of every card that requires one. */
export const cardCode = "0042"

/** The number of wrong codes after which another wrong code fails the payment. */
const wrongCodesAllowed = 2

const waits = {
  /** The wait after which the acquirer continues without the shop's report of the customer's return. */
  unreported: 10 * second,
  bank: 3 * second,
  slowBank: 30 * second,
  /** The time between the charge and the completed order. */
  completing: 30 * second,
  code: 5 * minute,
  shortCode: 20 * second,
} as const

const findCard = (number: string) => testCards.find((card) => card.number === number)

const updateInvoice = (tx: Tx, id: string, changes: Partial<Invoice>): Promise<Invoice> =>
  tx.updateTable("invoice").set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow()

/**
 * Enters a card at the acquirer's page. An invoice accepts only one card. Refuses with 404 `NotFound` if there is no such invoice. Refuses
 * an unknown card with 400 `InvalidField`, and a second card with 409 `WrongState`, for example from a second tab.
 */
export const enterCard = async (tx: Tx, id: string, number: string, now: number) => {
  const { order, invoice } = await lockInvoice(tx, id)
  const card = findCard(number)
  if (!card) throw createRefusal(400, "InvalidField", { field: "number" })
  if (!isPayable(order, now) || !invoice.open || invoice.payment_type !== "CreditCard" || invoice.card !== null) {
    throw createRefusal(409, "WrongState")
  }
  const masked_pan = `${number.slice(0, 6)}******${number.slice(-4)}`
  const changes = { card: card.name, masked_pan, checkout_url: null, settle_date: dateAfter(now, waits.unreported) }
  return { order, invoice: await updateInvoice(tx, id, changes) }
}

const prepareInvoice = (tx: Tx, invoice: Invoice, at: number): Promise<Invoice> => {
  const wait = invoice.card === "slow" ? waits.slowBank : waits.bank
  return updateInvoice(tx, invoice.id, { state: "Prepared", settle_date: dateAfter(at, wait) })
}

/**
 * Records the customer's return from the acquirer. A second report changes nothing. Refuses with 404 `NotFound` if the order has no such
 * card invoice.
 */
export const enrollCard = async (tx: Tx, order: LockedOrder, invoiceId: string, now: number): Promise<Invoice> => {
  const mine = tx.selectFrom("invoice").selectAll().where("order_id", "=", order.id).where("id", "=", invoiceId)
  const invoice = await mine.executeTakeFirst()
  if (!invoice || invoice.payment_type !== "CreditCard") throw createRefusal(404, "NotFound")
  if (isPayable(order, now) && invoice.open) {
    await changeOrder(tx, order, { invoice_id: invoice.id })
  }
  return invoice.state === "Created" && invoice.card !== null ? prepareInvoice(tx, invoice, now) : invoice
}

type Decline = { readonly state: string; readonly description?: string }

const failInvoice = async (tx: Tx, invoice: Invoice, { state, description }: Decline): Promise<Invoice> => {
  await closeInvoice(tx, invoice.id)
  const noPendingDecision = { need_confirmation: false, settle_date: null, reject_date: null }
  return updateInvoice(tx, invoice.id, { state, description: description ?? null, ...noPendingDecision })
}

/** Charges the whole remaining amount. If the order was already paid another way, the card payment is reversed. */
const chargeInvoice = async (
  tx: Tx,
  rules: PaymentRules,
  order: LockedOrder,
  invoice: Invoice,
  now: number,
): Promise<LockedOrder> => {
  if (!isPayable(order, now)) {
    await failInvoice(tx, invoice, { state: "Reversed" })
    return order
  }
  const noPendingDecision = { need_confirmation: false, settle_date: null, reject_date: null }
  const charged = await updateInvoice(tx, invoice.id, { state: "Charged", ...noPendingDecision })
  const paid = await receivePayment(tx, rules, { order, invoice: charged, paid: parseAmount(charged.remain) }, now)
  await closeInvoice(tx, invoice.id)
  return paid
}

const failures: Partial<Readonly<Record<CardName, Decline>>> = {
  declined: { state: "Rejected", description: "05: Do not honor" },
  reversed: { state: "Reversed", description: "The payment could not be confirmed and was refunded." },
  bankError: { state: "Error", description: "96: System malfunction at the issuing bank" },
}

const askCode = (tx: Tx, invoice: Invoice, now: number): Promise<Invoice> => {
  const reject_date = dateAfter(now, invoice.card === "codeTimeOut" ? waits.shortCode : waits.code)
  return updateInvoice(tx, invoice.id, { need_confirmation: true, reject_date, settle_date: reject_date })
}

const asksCode: readonly (string | null)[] = ["needsCode", "wrongCode", "codeTimeOut"]

export const isCardDue = (invoice: Invoice, now: number): boolean =>
  invoice.open && invoice.settle_date !== null && invoice.settle_date.getTime() <= now

/** Applies all decisions that the acquirer has made about the order's card by now. */
export const applyCardDecisions = async (
  tx: Tx,
  rules: PaymentRules,
  order: LockedOrder,
  now: number,
): Promise<LockedOrder> => {
  const invoice = await findCurrentInvoice(tx, order)
  if (!invoice || !isCardDue(invoice, now)) return order
  if (invoice.state === "Created") {
    await prepareInvoice(tx, invoice, invoice.settle_date?.getTime() ?? now)
    return applyCardDecisions(tx, rules, order, now)
  }
  if (invoice.state === "Charged") return chargeInvoice(tx, rules, order, invoice, now)
  const failure = failures[invoice.card as CardName]
  if (failure) await failInvoice(tx, invoice, failure)
  else if (invoice.need_confirmation)
    await failInvoice(tx, invoice, { state: "Rejected", description: "The code came too late." })
  else if (asksCode.includes(invoice.card)) await askCode(tx, invoice, now)
  else if (invoice.card === "completing")
    await updateInvoice(tx, invoice.id, { state: "Charged", settle_date: dateAfter(now, waits.completing) })
  else return chargeInvoice(tx, rules, order, invoice, now)
  return order
}

/**
 * Checks the code of the customer's bank, and charges the card if the code is correct. Refuses with 404 `NotFound`, or with 409
 * `WrongState` if no code is required. A wrong code is refused with 400 `incorrect_confirmation_code`, and the third one with 400
 * `confirmation_error`.
 */
export const confirmCard = async (
  tx: Tx,
  rules: PaymentRules,
  order: LockedOrder,
  invoiceId: string,
  code: string,
  now: number,
) => {
  const invoice = await findCurrentInvoice(tx, order)
  if (invoice?.id !== invoiceId) throw createRefusal(404, "NotFound")
  if (!invoice.need_confirmation) throw createRefusal(409, "WrongState")
  if (code === cardCode && invoice.card !== "wrongCode") return chargeInvoice(tx, rules, order, invoice, now)
  if (invoice.wrong_codes >= wrongCodesAllowed) {
    await failInvoice(tx, invoice, { state: "ConfirmationError", description: "Too many wrong codes." })
    throw createRefusal(400, "confirmation_error", { isCommitted: true })
  }
  await updateInvoice(tx, invoiceId, { wrong_codes: invoice.wrong_codes + 1 })
  throw createRefusal(400, "incorrect_confirmation_code", { field: "confirmationCode", isCommitted: true })
}
