import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { z } from "zod"
import { serve } from "#sandbox/app.ts"
import { openDatabase } from "#sandbox/database.ts"
import { say } from "./say.ts"

/**
 * Which statements are the slowest among 10,000 orders and 100,000 operations: `npm run tool -- slow-queries`, printed, for people to
 * judge. With DATABASE_URL on that server, in a schema that goes away.
 */
const orders = 10_000
const operations = 100_000
const rounds = 5

const seen = new Map<string, number[]>()
let counting = false
const url = process.env["DATABASE_URL"]
const schema = "slow_queries"
const { db, close } = await openDatabase(
  url === undefined || url === "" ? "memory" : { url, schema },
  (statement, milliseconds) => {
    if (counting) seen.set(statement, [...(seen.get(statement) ?? []), milliseconds])
  },
)
const fetch = serve(db)

const call = async (path: string, token?: string, body?: object): Promise<string> => {
  const headers = {
    "Content-Type": "application/json",
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const sent = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) }
  const answer = await fetch(new Request(`http://localhost/api/v1${path}`, sent))
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return text
}

const email = `${randomUUID()}@many.example`
const { access_token: token } = z
  .object({ access_token: z.string() })
  .parse(JSON.parse(await call("/signup", undefined, { email, password: "correct-horse", currencyId: "usd" })))
await call("/partnership", token, {})
const { code } = z.object({ code: z.string() }).parse(JSON.parse(await call("/partnership?forsed=true", token, {})))

/** A fifth of the orders and all operations are one customer's; a tenth was bought with this customer's code. */
await sql`insert into customer (id, email, culture, currency_id, create_date)
  select gen_random_uuid(), 'many-' || number || '@many.example', 'en-US', 'usd', now() from generate_series(1, 1000) as number`.execute(
  db,
)
await sql`insert into customer_order (id, owner_id, state, state_update, create_date, expire_date, discount_percent, item_id, product_id,
    quantity, cost, received, accepted_quantity, fingerprint, code)
  select gen_random_uuid(), case number % 5 when 0 then mine.id else other.id end,
    (array['Issued', 'UnderPaid', 'Completed', 'Assigned'])[number % 4 + 1], moment, moment, moment + interval '1 day', 0, gen_random_uuid(),
    'btc-limited', 10, 285, 0, 0, '', case when number % 5 <> 0 and number % 10 = 2 then ${code} end
  from generate_series(1, ${orders}) as number
  join lateral (select now() - number * interval '1 minute' as moment) as at on true
  join customer as mine on mine.email = ${email}
  join customer as other on other.email = 'many-' || (number % 1000 + 1) || '@many.example'`.execute(db)
await sql`insert into invoice (id, order_id, payment_type, currency_id, rate, remain, create_date, expire_date)
  select gen_random_uuid(), id, 'Crypto', 'btc', 64000, 0.00445313, create_date, expire_date from customer_order`.execute(
  db,
)
await sql`update customer_order set invoice_id = invoice.id from invoice where order_id = customer_order.id`.execute(db)
await sql`insert into payment (id, order_id, invoice_id, payment_type, currency_id, amount, create_date)
  select gen_random_uuid(), order_id, id, 'Crypto', 'btc', 0.0001, create_date from invoice`.execute(db)
await sql`insert into operation (id, user_id, operation_type, currency_id, amount, unit, create_date, operation_date, state, state_update)
  select gen_random_uuid(), customer.id, case number % 10 when 0 then 'MaintenanceFee' else 'Bonus' end, 'btc', 0.00001236, 'Th', moment, moment,
    'Completed', moment
  from customer, generate_series(1, ${operations}) as number, lateral (select now() - number * interval '1 hour' as moment) as at
  where email = ${email}`.execute(db)
await sql`vacuum analyze`.execute(db)
const { id } = await db
  .selectFrom("customer_order")
  .innerJoin("customer", "customer.id", "owner_id")
  .select("customer_order.id")
  .where("email", "=", email)
  .where("state", "=", "Issued")
  .limit(1)
  .executeTakeFirstOrThrow()

const paths = [
  `/orders/${id}`,
  "/orders/?count=100",
  "/orders/?offset=1900&count=100",
  "/orders/?states=UnderPaid,OverPaid&count=1",
  "/contracts/?count=100",
  "/dashboard/summary",
  "/dashboard/operationhistory/?count=100",
  "/dashboard/operationhistory/?offset=99900&count=100",
  "/dashboard/operationhistory/?offset=5000&count=100&operationType=MaintenanceFee",
  "/dashboard/forecast?currencyId=btc",
  "/dashboard/investment",
  "/withdraws/summary?currencyId=btc",
  "/partnership/summary",
  "/partnership/rewards?count=100",
  "/products",
  "/fomo/recentPurchases",
]
// The first calls accrue and expire what the data brought along.
for (const path of paths) await call(path, token)
counting = true
say("| call | ms |\n| --- | --: |")
for (const path of paths) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await call(path, token)
    times.push(performance.now() - from)
  }
  say(
    `| ${path.replace(id, "{id}")} | ${times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]?.toFixed(1)} |`,
  )
}
const memory = process.memoryUsage().rss
const from = performance.now()
const whole = await call("/dashboard/operationhistory/export", token)
say(
  `| the export: ${whole.trimEnd().split("\n").length} lines, ${((process.memoryUsage().rss - memory) / 2 ** 20).toFixed(0)} MiB more | ${(performance.now() - from).toFixed(0)} |`,
)

say("\n| slowest statements | most ms | times |\n| --- | --: | --: |")
const slowest = [...seen].toSorted(([, one], [, other]) => Math.max(...other) - Math.max(...one)).slice(0, 10)
for (const [statement, times] of slowest)
  say(`| \`${statement.replaceAll(/\s+/g, " ").slice(0, 140)}\` | ${Math.max(...times).toFixed(1)} | ${times.length} |`)
if (url !== undefined && url !== "") await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
await close()
