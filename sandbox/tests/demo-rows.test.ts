import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { createFetchHandler } from "#sandbox/app.ts"
import type { Tx } from "#sandbox/database.ts"
import { createOrder } from "#sandbox/rules/create-order.ts"
import { samples, type Sample } from "#sandbox/rules/demo-samples.ts"
import { createInvoice } from "#sandbox/rules/invoices.ts"
import { assignOrder } from "#sandbox/rules/orders.ts"
import { payInvoice } from "#sandbox/rules/payments.ts"
import { bookDuePayouts } from "#sandbox/rules/payouts.ts"
import { defaultPaymentTolerance } from "#sandbox/rules/tolerance.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { lockByEmail, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const statements: string[] = []

const { api, db, signUp } = setUpSandbox(async () => {
  const { db: opened, close } = await openTestDatabase((statement) => void statements.push(statement))
  return { db: opened, close, fetch: createFetchHandler(opened, { now: () => testStartTime }) }
})

const customerOf = (email: string) =>
  db().selectFrom("customer").selectAll().where("email", "=", email).executeTakeFirstOrThrow()

const openDemo = async () => {
  const id = randomUUID()
  expect(await api("/demo/cabinet", { body: { id } })).toMatchObject({ status: 201 })
  return customerOf(`demo-${id}@demo.example`)
}

/** Buys the sample as a customer does, with one call of the shop after another, at the time of the sample. */
const buy = async (tx: Tx, email: string, { productId, quantity, age, coin, paid }: Sample) => {
  const then = testStartTime - age
  const user = await lockByEmail(tx, email)
  const form = { id: randomUUID(), code: "", items: [{ productId, quantity }] }
  const { order } = await createOrder(tx, form, user, { seed: 1, now: then })
  const assigned = await assignOrder(tx, order, user.email, user, then)
  if (paid === undefined) return
  const { invoice } = await createInvoice(tx, 1, assigned, coin, then)
  if (paid !== "nothing")
    await payInvoice(
      tx,
      { seed: 1, tolerance: defaultPaymentTolerance, origin: null },
      invoice.id,
      { kind: paid },
      then,
    )
}

const drawn = /(^|_)(id|number|hash|address|fingerprint|account)$/

/** Returns everything that a customer has, without random values: ids, numbers, and the addresses and hashes made of them. */
const everything = async (id: string) => {
  const orders = sql`select id from customer_order where owner_id = ${id}`
  const read = async (table: string, where: ReturnType<typeof sql>, order: string) => {
    const { rows } =
      await sql<object>`select * from ${sql.table(table)} where ${where} order by ${sql.raw(order)}`.execute(db())
    return rows.map((row) =>
      Object.entries(row).filter(([key]) => !drawn.test(key) || key === "product_id" || key === "currency_id"),
    )
  }
  const { rows: entries } =
    await sql<object>`select reason, posting.create_date, regexp_replace(account, ':.*', '') as account, currency, amount
    from posting join ledger_entry on posting_id = posting.id where order_id in (${orders})
    order by posting.create_date, reason, currency, account, amount`.execute(db())
  return {
    orders: await read("customer_order", sql`owner_id = ${id}`, "create_date"),
    invoices: await read("invoice", sql`order_id in (${orders})`, "create_date"),
    payments: await read("payment", sql`order_id in (${orders})`, "create_date"),
    contracts: await read("contract", sql`user_id = ${id}`, "start_date"),
    operations: await read("operation", sql`user_id = ${id}`, "number"),
    balances: await read("account_balance", sql`account = ${`balance:${id}`}`, "currency"),
    totals: await read("payout_total", sql`user_id = ${id}`, "unit"),
    entries,
  }
}

it("a demo cabinet has the same data as a customer who orders, pays and waits", async () => {
  const { email } = await signUp()
  const { id } = await customerOf(email)
  await db()
    .transaction()
    .execute(async (tx) => {
      for (const sample of samples) await buy(tx, email, sample)
      await bookDuePayouts(tx, { seed: 1, origin: null }, id, testStartTime)
    })
  const shop = await everything(id)
  expect(shop.operations.length).toBeGreaterThan(600)
  expect(await everything((await openDemo()).id)).toEqual(shop)
})

it("a demo cabinet is written with one statement for each kind of row, whatever their number", async () => {
  const before = statements.length
  await openDemo()
  const written = statements.slice(before).flatMap((statement) => /^insert into "(\w+)"/.exec(statement)?.[1] ?? [])
  expect(written.toSorted()).toEqual([
    "contract",
    "customer",
    "customer_order",
    "demo_cabinet",
    "invoice",
    "ledger_entry",
    "ledger_entry",
    "operation",
    "payment",
    "posting",
    "posting",
    "session",
    "token",
  ])
})
