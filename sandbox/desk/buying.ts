import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { createOrder } from "#sandbox/rules/create-order.ts"
import { createInvoice } from "#sandbox/rules/invoices.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { assignOrder } from "#sandbox/rules/orders.ts"
import { payInvoice } from "#sandbox/rules/payments.ts"
import { defaultPaymentTolerance } from "#sandbox/rules/tolerance.ts"

type Purchase = {
  readonly customer: LockedCustomer
  readonly seed: number
  readonly now: number
  readonly productId: string
  readonly quantity: string
  readonly code?: string
}

/** Creates an order, pays the exact amount in bitcoin, and completes the contract. */
export const buyContract = async (tx: Tx, { customer, seed, now, productId, quantity, code }: Purchase) => {
  const form = { id: randomUUID(), code, items: [{ productId, quantity }] }
  const { order } = await createOrder(tx, form, customer, { seed, now })
  const assigned = await assignOrder(tx, order, customer.email, customer, now)
  const { invoice } = await createInvoice(tx, seed, assigned, "btc", now)
  return payInvoice(tx, { seed, tolerance: defaultPaymentTolerance, origin: null }, invoice.id, { kind: "exact" }, now)
}
