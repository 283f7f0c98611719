import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { startServer, testDatabases, type Server, type TestDatabase } from "./server.ts"

const contracts = 2_000
const days = 30

interface Customer {
  readonly token: string
  readonly orderId: string
}

const withOrder = async ({ api }: Server): Promise<Customer> => {
  const form = { email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }
  const { body } = await api<{ access_token: string }>("/signup", { body: form })
  const order = { id: randomUUID(), items: [{ productId: "btc-limited", quantity: "10" }] }
  await api("/orders", { token: body.access_token, body: order })
  return { token: body.access_token, orderId: order.id }
}

/** Adds unpaid contracts that began `age` days ago. */
const addContracts = async (store: TestDatabase, { orderId }: Customer, count: number, age: number) => {
  const { db, close } = await store.open()
  await sql`insert into customer_order overriding user value
    select copy.* from customer_order, generate_series(2, ${count}) as nth,
      jsonb_populate_record(customer_order, jsonb_build_object('id', md5(${orderId} || nth)::uuid)) as copy
    where customer_order.id = ${orderId}`.execute(db)
  await sql`insert into contract (id, user_id, order_id, product_id, quantity, start_date)
    select gen_random_uuid(), owner_id, id, 'btc-unlimited', 100, now() - (24 * ${age} + 1) * interval '1 hour' from customer_order
    where owner_id = (select owner_id from customer_order where id = ${orderId})`.execute(db)
  await close()
}

const summary = (server: Server, { token }: Customer) => server.api("/dashboard/summary", { token })

const loadBooks = async (store: TestDatabase) => {
  const { db, close } = await store.open()
  const { rows } = await sql`select
    (select count(*)::int from posting) as postings,
    count(distinct (contract_id, operation_date)) filter (where operation_type = 'Bonus')::int as days,
    count(distinct (contract_id, operation_date)) filter (where operation_type = 'MaintenanceFee')::int as fees,
    count(*)::int as operations,
    (select sum(amount) from account_balance) = sum(case operation_type when 'Bonus' then amount else -amount end) as balanced
    from operation`.execute(db)
  await close()
  return rows
}

describe.each(testDatabases)("on $name", ({ create, skipped, name }) => {
  it.skipIf(skipped)(
    `pays ${contracts} contracts for ${days} days once each, in two calls at once, without delaying another customer`,
    { timeout: 300_000 },
    async () => {
      const store = await create()
      const first = await startServer(store)
      const [owner, other] = [await withOrder(first), await withOrder(first)]
      await first.stop()
      await addContracts(store, owner, contracts, days)
      await addContracts(store, other, 100, 1)
      const server = await startServer(store)
      // A server's first payouts take longer, because its code is not compiled yet.
      expect(await summary(server, other)).toMatchObject({ status: 200 })
      const poll = async () => {
        const before = performance.now()
        await server.api("/profile", { token: other.token })
        return performance.now() - before
      }
      const paying = { over: false }
      const paid = Promise.all([summary(server, owner), summary(server, owner)]).finally(() => (paying.over = true))
      const waits: number[] = []
      while (!paying.over) waits.push(await poll())
      expect(await paid).toMatchObject([{ status: 200 }, { status: 200 }])
      const { body } = await server.api<{ total: number }>("/dashboard/operationhistory?count=1", {
        token: owner.token,
      })
      await server.stop()
      const books = await loadBooks(store)
      await store.remove()
      const inOrder = waits.toSorted((one, next) => one - next)
      const [most, longest] = [inOrder[Math.floor(waits.length * 0.9)]!, inOrder.at(-1)!].map(Math.round)
      const duration = Math.round(waits.reduce((sum, each) => sum + each, 0))
      console.info(
        `${name}: paid in ${duration} ms; nine of ten of ${waits.length} polls within ${most} ms, all within ${longest} ms`,
      )
      expect(body.total).toBe(2 * contracts * days)
      // The ledger must contain one posting for each contract, including those of the other customer, and the history one operation for
      // each day and each fee.
      const paidDays = contracts * days + 100
      expect(books).toEqual([
        { postings: contracts + 100, days: paidDays, fees: paidDays, operations: 2 * paidDays, balanced: true },
      ])
      // The server must answer many polls while it books payouts. Without batches, the first response would come after the last
      // payout. The duration of a poll depends on the machine, so the test only prints it.
      expect(waits.length).toBeGreaterThan(10)
    },
  )
})
