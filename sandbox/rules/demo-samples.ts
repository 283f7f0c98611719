import { randomUUID } from "node:crypto"
import { day, hour } from "../clock.ts"
import type { Tx } from "../database.ts"
import type { Coin, User } from "../tables.ts"
import { createOrder } from "./create-order.ts"
import { createInvoice } from "./invoices.ts"
import { assignOrder } from "./orders.ts"
import { payInvoice } from "./payments.ts"
import { defaultTolerance } from "./tolerance.ts"

type Sample = {
  readonly productId: string
  readonly quantity: string
  readonly coin: Coin
  /** How long ago it was ordered. */
  readonly age: number
  /** How much of it was paid; without it there is not even an invoice. */
  readonly paid?: "exact" | "half" | "nothing"
}

/** A year in the life of a customer: contracts old and new, and orders that ask for something to be done. */
const samples: readonly Sample[] = [
  { productId: "btc-limited", quantity: "60", coin: "btc", age: 400 * day, paid: "exact" },
  { productId: "btc-limited", quantity: "40", coin: "btc", age: 150 * day, paid: "exact" },
  { productId: "btc-unlimited", quantity: "25", coin: "btc", age: 75 * day, paid: "exact" },
  { productId: "eth-limited", quantity: "500", coin: "eth", age: 40 * day, paid: "exact" },
  { productId: "btc-limited", quantity: "15", coin: "btc", age: 9 * day },
  { productId: "eth-limited", quantity: "300", coin: "eth", age: 5 * hour, paid: "half" },
  { productId: "btc-unlimited", quantity: "10", coin: "btc", age: hour, paid: "nothing" },
]

type Customer = Pick<User, "id" | "email">

const buy = async (tx: Tx, { id }: Customer, sample: Sample, seed: number, now: number): Promise<void> => {
  const then = now - sample.age
  const user = await tx.selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  const form = { id: randomUUID(), code: "", items: [{ productId: sample.productId, quantity: sample.quantity }] }
  const { order } = await createOrder(tx, form, user, then)
  const assigned = await assignOrder(tx, order, user.email, user, then)
  if (sample.paid === undefined) return
  const { invoice } = await createInvoice(tx, seed, assigned, sample.coin, then)
  if (sample.paid !== "nothing") await payInvoice(tx, { seed, tolerance: defaultTolerance }, invoice.id, { kind: sample.paid }, then)
}

/** Bought by the shop's own rules at the time they are dated, so that everything else about them follows. */
export const fillDemo = async (tx: Tx, customer: Customer, seed: number, now: number): Promise<void> => {
  for (const sample of samples) await buy(tx, customer, sample, seed, now)
}
