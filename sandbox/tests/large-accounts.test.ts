import { sql } from "kysely"
import { expect, it } from "vitest"
import { createFetchHandler } from "#sandbox/app.ts"
import { operation, operationList } from "#sandbox/schemas/cabinet.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const statements: string[] = []

const { api, db, signUp, createOrder, assign } = setUpSandbox(async () => {
  const { db: opened, close } = await openTestDatabase((statement) => void statements.push(statement))
  return { db: opened, close, fetch: createFetchHandler(opened, { now: () => testStartTime }) }
})

const counted = async (call: () => Promise<unknown>): Promise<number> => {
  const before = statements.length
  await call()
  return statements.length - before
}

it("every foreign key has an index of all rows that have a value", async () => {
  const { rows } = await sql<{ missing: string }>`
    select conrelid::regclass || '(' || attname || ')' as missing from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and coalesce(pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)', true))
    order by missing`.execute(db())
  expect(rows).toEqual([])
})

it("a list runs as many statements for twelve orders as for two", async () => {
  const customer = await signUp()
  const order = async () => assign((await createOrder(customer.token)).id, customer)
  const list = async () =>
    expect(await api("/orders/?count=100", { token: customer.token })).toMatchObject({ status: 200 })
  for (let made = 0; made < 2; made += 1) await order()
  await list()
  const two = await counted(list)
  for (let made = 0; made < 10; made += 1) await order()
  expect(await counted(list)).toBe(two)
})

const withOperations = async (count: number) => {
  const { email, token } = await signUp()
  await sql`insert into operation (id, user_id, operation_type, currency_id, amount, unit, create_date, operation_date, state, state_update)
    select gen_random_uuid(), customer.id, case number % 4 when 0 then 'MaintenanceFee' else 'Bonus' end, 'eth', 0.0001, 'eth2', moment, moment,
      'Completed', moment
    from customer, generate_series(1, ${count}) as number, lateral (select now() - (number / 3) * interval '1 hour' as moment) as at
    where email = ${email}`.execute(db())
  return token
}

it("the history is streamed as a whole, each operation once and newest first", async () => {
  const token = await withOperations(2345)
  const whole = await api("/dashboard/operationhistory/export", { token })
  expect([whole.status, whole.headers.get("Content-Type")]).toEqual([200, "application/x-ndjson"])
  const lines = String(whole.body)
    .trimEnd()
    .split("\n")
    .map((line) => operation.strict().parse(JSON.parse(line)))
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2345)
  const page = operationList.parse((await api("/dashboard/operationhistory/?offset=2000&count=100", { token })).body)
  expect(lines.slice(2000, 2100)).toEqual(page.values)
  const fees = await api("/dashboard/operationhistory/export?operationType=MaintenanceFee", { token })
  expect(String(fees.body).trimEnd().split("\n")).toHaveLength(586)
})

it.each([
  ["/dashboard/operationhistory/?operationType=Withdrawal", "operation_withdrawals"],
  ["/dashboard/operationhistory/?operationType=WithdrawalProgress", "operation_withdrawals"],
  ["/dashboard/investment", "operation_staking"],
  ["/dashboard/summary", "operation_bonuses"],
])("%s uses the index %s with any parameters", async (path, index) => {
  const token = await withOperations(400)
  statements.length = 0
  expect(await api(path, { token })).toMatchObject({ status: 200 })
  const [statement] = statements.filter((text) => /from "operation"[^]*limit/.test(text))
  const values = new Set(statement?.match(/\$\d+/g)).size
  const plan = await db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
      await sql`prepare read_page as ${sql.raw(statement ?? "")}`.execute(tx)
      const { rows } = await sql`explain execute read_page(${sql.raw(Array(values).fill("null").join(", "))})`.execute(
        tx,
      )
      await sql`deallocate read_page`.execute(tx)
      return rows
    })
  expect(JSON.stringify(plan)).toContain(`using ${index} on`)
})

it("the totals of a customer are stored, and not summed up at each call", async () => {
  const token = await withOperations(400)
  statements.length = 0
  const { body } = await api("/dashboard/investment", { token })
  expect(body).toMatchObject({ totalBonuses: "0.03", history: { total: 400 } })
  expect(await api("/dashboard/summary", { token })).toMatchObject({
    body: [{ unit: "eth2", baseRevenue: { amount: "0.02" } }],
  })
  expect(statements.filter((statement) => /(sum|count)\(.*"operation"/s.test(statement))).toEqual([])
})
