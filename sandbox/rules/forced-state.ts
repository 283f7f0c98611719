import { productOf } from "#sandbox/catalogue.ts"
import { dateAfter, minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, type Amount } from "#sandbox/money.ts"
import type { Invoice, Order, PaymentType } from "#sandbox/tables/orders.ts"
import { costOf } from "./affordable-quantity.ts"
import { isPayable, reprice } from "./invoices.ts"
import { changeOrder } from "./locked-order.ts"
import { calculateAmountDue } from "./methods.ts"
import { lockInvoice, payInvoice, type PaymentRules } from "./payments.ts"
import { sendUnconfirmed } from "./unconfirmed.ts"

const money = ["underpaid", "completed", "overpaid", "expired"] as const
/** States that need a payment of a different kind: half a step above the cost, or after the order's end. */
const unpromptedStates = ["remainder", "late"] as const
const card = [
  "prepared",
  "needsConfirmation",
  "completing",
  "charged",
  "reversed",
  "error",
  "confirmationError",
  "rejected",
] as const

/** All states to which a tester can move a payment. */
export const forcedStates = [
  ...money,
  ...unpromptedStates,
  "unconfirmed",
  "tolerated",
  "rateExpired",
  "invoiceExpired",
  ...card,
] as const
export type ForcedState = (typeof forcedStates)[number]

/** Returns the states to which a tester can move an invoice of this payment type. */
export const statesOf = (type: PaymentType): readonly ForcedState[] => {
  if (type === "CreditCard") return [...card, "expired"]
  if (type === "Crypto") return ["unconfirmed", ...money, "tolerated", ...unpromptedStates, "rateExpired"]
  return type === "OTTVoucher" ? money : [...money, ...unpromptedStates, "invoiceExpired"]
}

const closedCard = { need_confirmation: false, settle_date: null, reject_date: null, checkout_url: null, open: false }

/** Returns the card fields as the acquirer would set them in this state, without its waits. */
const cardAs = (state: ForcedState, now: number): Partial<Invoice> => {
  const entered = { masked_pan: "424242******4242", card: "needsCode", checkout_url: null, open: true }
  switch (state) {
    case "prepared":
      return { ...entered, state: "Prepared", need_confirmation: false, settle_date: dateAfter(now, 60 * minute) }
    case "needsConfirmation": {
      const until = dateAfter(now, 5 * minute)
      return { ...entered, state: "Prepared", need_confirmation: true, reject_date: until, settle_date: until }
    }
    case "completing":
      return {
        ...entered,
        card: "completing",
        state: "Charged",
        need_confirmation: false,
        settle_date: dateAfter(now, 60 * minute),
      }
    case "reversed":
      return { ...entered, ...closedCard, state: "Reversed" }
    case "error":
      return { ...entered, ...closedCard, state: "Error", description: "96: System malfunction at the issuing bank" }
    case "confirmationError":
      return { ...entered, ...closedCard, state: "ConfirmationError", description: "Too many wrong codes." }
    default:
      return { ...entered, ...closedCard, state: "Rejected", description: "05: Do not honor" }
  }
}

const kinds = { underpaid: "half", completed: "exact", overpaid: "double", charged: "exact" } as const

/** Returns the sum to pay in the invoice's currency: one satoshi less than is due, or half a step more. */
const sumFor = (state: "tolerated" | "remainder", order: Order, { remain, currency_id, rate }: Invoice): Amount => {
  if (state === "tolerated") return parseAmount(remain) - 1n
  const step = costOf(order, parseAmount(productOf(order.product_id).step))
  return parseAmount(remain) + calculateAmountDue(currency_id, step / 2n, parseAmount(rate))
}

/**
 * Moves an invoice and its order to a state. Money moves by the same rules as for customers, so that the ledger balances. Refuses with 404
 * `NotFound`, and with 409 `WrongState` if the invoice cannot have this state or the order accepts no payment.
 */
export const forceInvoiceState = async (tx: Tx, rules: PaymentRules, id: string, state: ForcedState, now: number) => {
  const { order, invoice } = await lockInvoice(tx, id)
  if (!statesOf(invoice.payment_type).includes(state) || !isPayable(order, now)) throw createRefusal(409, "WrongState")
  const set = (changes: Partial<Invoice>) => tx.updateTable("invoice").set(changes).where("id", "=", id).execute()
  await changeOrder(tx, order, { invoice_id: id })
  if (state === "unconfirmed") {
    await sendUnconfirmed(tx, order, await reprice(tx, rules.seed, order, invoice, now), now)
    return
  }
  if (state === "charged") await set({ ...cardAs("prepared", now), state: "Charged", settle_date: null })
  if (state in kinds) {
    await payInvoice(tx, rules, id, { kind: kinds[state as keyof typeof kinds] }, now)
    return
  }
  if (state === "tolerated" || state === "remainder") {
    await payInvoice(tx, rules, id, { amount: sumFor(state, order, invoice) }, now)
    return
  }
  if (state === "expired" || state === "late") {
    await changeOrder(tx, order, { expire_date: new Date(now) })
    if (state === "late") await payInvoice(tx, rules, id, { kind: "exact" }, now)
  } else if (state === "rateExpired" || state === "invoiceExpired") await set({ expire_date: new Date(now) })
  else await set(cardAs(state, now))
}
