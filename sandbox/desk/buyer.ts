import { randomUUID } from "node:crypto"
import { hour } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createOrder } from "#sandbox/rules/create-order.ts"
import { createInvoice } from "#sandbox/rules/invoices.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { completeOrder } from "#sandbox/rules/order-actions.ts"
import { assignOrder } from "#sandbox/rules/orders.ts"
import { payInvoice, type SimulatedPayment } from "#sandbox/rules/payments.ts"
import { defaultPaymentTolerance } from "#sandbox/rules/tolerance.ts"

type BuyerContext = { readonly tx: Tx; readonly customer: LockedCustomer; readonly seed: number; readonly now: number }
type SampleOrder = {
  readonly quantity: string
  /** The age of the order in hours. Orders expire after 24 hours. */
  readonly age: number
  readonly issued?: true
  readonly paid?: SimulatedPayment
  readonly completed?: true
}

/** Orders from the oldest to the newest: one in each state, and one that expired after a partial payment. */
const sampleOrders: readonly SampleOrder[] = [
  { quantity: "8", age: 50, issued: true, paid: { kind: "half" } },
  { quantity: "9", age: 40, issued: true },
  { quantity: "5", age: 30, issued: true, paid: { kind: "double" }, completed: true },
  { quantity: "10", age: 20, issued: true, paid: { kind: "exact" } },
  { quantity: "12", age: 6, issued: true, paid: { kind: "double" } },
  { quantity: "20", age: 5, issued: true, paid: { kind: "half" } },
  { quantity: "60", age: 2, issued: true },
  { quantity: "15", age: 1 },
]

/** Creates one order of each kind for the customer, so that testers can look at all of them. */
export const createSampleOrders = async ({ tx, customer, seed, now }: BuyerContext): Promise<void> => {
  for (const { quantity, age, issued, paid, completed } of sampleOrders) {
    const then = now - age * hour
    const form = { id: randomUUID(), items: [{ productId: "btc-limited", quantity }] }
    const { order } = await createOrder(tx, form, customer, { seed, now: then })
    const assigned = await assignOrder(tx, order, customer.email, customer, then)
    if (!issued) continue
    const { invoice } = await createInvoice(tx, seed, assigned, "btc", then)
    if (!paid) continue
    const after = await payInvoice(
      tx,
      { seed, tolerance: defaultPaymentTolerance, origin: null },
      invoice.id,
      paid,
      then,
    )
    if (completed) await completeOrder(tx, after, { origin: null, now: then })
  }
}
