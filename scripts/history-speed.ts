import { sql } from "kysely"
import { serve } from "#sandbox/app.ts"
import { openDatabase } from "#sandbox/database.ts"
import { say } from "./say.ts"

const sizes = [10, 10_000]
const rounds = 50
/** Not counted: the first calls of all are slower than any other. */
const warmUp = 20
const origin = "http://localhost"

/**
 * How long a page of the operation history takes, of a short one and of a long one: printed, for people to judge. With DATABASE_URL
 * on that server, in a schema that goes away.
 */
const url = process.env["DATABASE_URL"]
const schema = "history_speed"
const { db, close } = await openDatabase(url === undefined || url === "" ? "memory" : { url, schema })
const fetch = serve(db)

const post = async (path: string, body: object): Promise<{ readonly access_token: string }> => {
  const headers = { "Content-Type": "application/json" }
  const answer = await fetch(new Request(origin + path, { method: "POST", headers, body: JSON.stringify(body) }))
  return (await answer.json()) as { readonly access_token: string }
}

const customerWith = async (size: number): Promise<string> => {
  const email = `${size}-${crypto.randomUUID()}@speed.example`
  const { access_token } = await post("/api/v1/signup", { email, password: "correct-horse", currencyId: "usd" })
  await sql`insert into operation (id, user_id, operation_type, currency_id, amount, create_date, operation_date, state, state_update)
    select gen_random_uuid(), customer.id, 'Bonus', 'btc', 0.00001236, moment, moment, 'Completed', moment
    from customer, generate_series(1, ${size}) as number, lateral (select now() - number * interval '1 hour' as moment) as at
    where email = ${email}`.execute(db)
  return access_token
}

/** The middle one of many, in milliseconds. */
const timeOf = async (token: string, offset: number): Promise<number> => {
  const times: number[] = []
  for (let round = -warmUp; round < rounds; round += 1) {
    const path = `/api/v1/dashboard/operationhistory/?offset=${offset}&count=10&operationType=`
    const from = performance.now()
    const answer = await fetch(new Request(origin + path, { headers: { Authorization: `Bearer ${token}` } }))
    await answer.text()
    if (round >= 0) times.push(performance.now() - from)
    if (answer.status !== 200) throw new Error(`The history answered ${answer.status}`)
  }
  return times.toSorted((a, b) => a - b)[rounds / 2] ?? 0
}

const tokens: { readonly size: number; readonly token: string }[] = []
for (const size of sizes) tokens.push({ size, token: await customerWith(size) })
await sql`analyze operation`.execute(db)
for (const { size, token } of tokens) {
  for (const offset of new Set([0, Math.floor(size / 20) * 10, size - 10])) {
    say(`${size} operations, page ${offset / 10 + 1}: ${(await timeOf(token, offset)).toFixed(1)} ms`)
  }
}
if (url !== undefined && url !== "") await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
await close()
