import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { expect, it, vi } from "vitest"
import { migrate } from "#sandbox/migrate.ts"
import { steps } from "#sandbox/migrations.ts"
import type { Document } from "#sandbox/openapi/types.ts"
import { findImbalances } from "#sandbox/testing/ledger-balance.ts"
import { operationsOf } from "./schema.ts"
import { waitOptions, startServer, testDatabases, type Server } from "./server.ts"

const [, onServer] = testDatabases

interface Miner {
  readonly email: string
  readonly password: string
}
interface Tokens {
  readonly access_token: string
}

/** Numbers of responses by call and status. */
type Tally = Map<string, number>

const count = (tally: Tally, call: string, status: number) => {
  const key = `${status} ${call}`
  tally.set(key, (tally.get(key) ?? 0) + 1)
}

/** Orders, pays and reads the order, as a new customer. */
const buy = async ({ api, desk }: Server, tally: Tally): Promise<void> => {
  const email = `${randomUUID()}@shop.example`
  const id = randomUUID()
  const call = async <Body>(path: string, body?: object, token?: string) => {
    const response = await api<Body>(path, { body, token })
    count(tally, path.replace(id, "{id}"), response.status)
    return response.body
  }
  const { access_token: token } = await call<Tokens>("/signup", { email, password: "correct-horse", currencyId: "usd" })
  await call("/orders", { id, items: [{ productId: "btc-limited", quantity: "10" }] }, token)
  await call(`/orders/${id}/assign`, { email }, token)
  const bill = { paymentType: "Crypto", currencyId: "btc" }
  const { invoiceId } = await call<{ invoiceId: string }>(`/orders/${id}/invoices`, bill, token)
  await desk(`/api/invoices/${invoiceId}/pay`, { body: { kind: "exact" } })
  await call(`/orders/${id}`, undefined, token)
}

it.skipIf(onServer.skipped)(
  "a process continues to work during and after the migration of the next release (needs DATABASE_URL)",
  { timeout: 300_000 },
  async () => {
    const store = await onServer.create()
    const server = await startServer(store)
    const miner = (await server.desk<Miner>("/api/personas", { body: { persona: "miner" } })).body
    const form = { grant_type: "password", username: miner.email, password: miner.password }
    const { access_token: token } = (await server.api<Tokens>("/token", { form })).body
    const reads = operationsOf((await server.api<Document>("/openapi.json")).body)
      .filter(({ method }) => method === "GET")
      .map(({ path }) => path)
    let tally: Tally = new Map()
    const rounds = { reads: 0, purchases: 0 }
    let isOver = false
    const repeat = async (round: () => Promise<void>) => {
      while (!isOver) await round()
    }
    const readAll = async () => {
      for (const path of reads) {
        // The migration may have refused a call whose response arrives after it, so a response belongs to the time of its request.
        const atStart = tally
        const response = server.api(path.replaceAll(/\{\w+\}/g, randomUUID()), { token })
        // An export sends its status before its rows, so a refused statement cuts its connection.
        const { status } = await response.catch(() => ({ status: 503 }))
        count(atStart, path, status)
      }
      rounds.reads += 1
    }
    const load = Promise.all([
      ...Array.from({ length: 4 }, () =>
        repeat(async () => {
          await buy(server, tally).catch(() => undefined)
          rounds.purchases += 1
        }),
      ),
      ...Array.from({ length: 2 }, () => repeat(readAll)),
    ])
    const someRounds = () => {
      const { reads: from, purchases } = rounds
      // Six reads and twenty purchases are enough for every connection of the process to prepare and use all its statements.
      return vi.waitUntil(() => rounds.reads >= from + 6 && rounds.purchases >= purchases + 20, waitOptions)
    }
    await someRounds()
    const { db, close } = await store.open()
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'hashwell' order by random()`.execute(db)
    const columns = rows.map(({ name }) => `alter table ${name} add of_tomorrow text`)
    await migrate(db, "hashwell", [...steps, ["of tomorrow", columns.join(";\n")]])
    const during = tally
    tally = new Map()
    await someRounds()
    isOver = true
    await load
    const imbalances = await findImbalances(db)
    await server.stop()
    await close()
    await store.remove()
    const failures = (all: Tally, allowed: string) =>
      [...all].filter(([key]) => key.startsWith("5") && !key.startsWith(allowed))
    for (const [time, all] of Object.entries({ during, after: tally }))
      console.info(`${time} a migration: ${JSON.stringify([...all].filter(([key]) => key.startsWith("5")))}`)
    // A call may wait longer for the migration than the statement timeout allows, so the test accepts 503 during the migration.
    expect({ during: failures(during, "503"), after: failures(tally, "never"), imbalances }).toEqual({
      during: [],
      after: [],
      imbalances: [],
    })
  },
)
