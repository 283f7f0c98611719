import { createServer, type AddressInfo } from "node:net"
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { afterEach, describe, expect, it } from "vitest"
import { createFetchHandler } from "#sandbox/app.ts"
import { defaultDatabaseLimits, readDatabaseLimits, hasTransactionPooler } from "#sandbox/database.ts"
import { withPreparedStatements } from "#sandbox/prepared.ts"
import type { Tables } from "#sandbox/tables.ts"
import { createLazyTransaction } from "#sandbox/transaction.ts"
import { isUnavailable } from "#sandbox/unavailable.ts"

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Starts a server that accepts connections and never responds, like a frozen PostgreSQL server. */
const silentDatabase = async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await new Promise((ready) => {
    server.once("listening", ready)
  })
  const { port } = server.address() as AddressInfo
  const pool = new pg.Pool({ host: "127.0.0.1", port, user: "hashwell", connectionTimeoutMillis: 100 })
  const prepared = withPreparedStatements(pool, { canPrepare: true, canReplace: true })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared }) })
  closing.push(
    () => db.destroy(),
    () => server.close(),
  )
  return db
}

describe("a server without its database", () => {
  it.each([
    ["GET", "/api/v1/products"],
    ["GET", "/api/v1/orders/3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e0a11"],
    ["POST", "/api/v1/recovery"],
    ["POST", "/wp-admin/admin-ajax.php"],
    ["GET", "/sandbox/acquirer/3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e0a11"],
  ])("responds to %s %s with 503 and Retry-After", async (method, path) => {
    const failures: unknown[] = []
    const fetch = createFetchHandler(await silentDatabase(), { report: (failure) => failures.push(failure) })
    const content = path.startsWith("/wp-admin")
      ? { "Content-Type": "application/x-www-form-urlencoded" }
      : { "Content-Type": "application/json" }
    const body = path.startsWith("/wp-admin")
      ? "name=A&email=a@b.example&title=Negative review&content=c&rating=1"
      : JSON.stringify({ email: "a@b.example" })
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...content, "Accept-Language": "ru-RU" },
      ...(method === "POST" && { body }),
    })
    const response = await fetch(request)
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"])
    expect(await response.json()).toEqual({
      code: "Unavailable",
      message: "Сервис временно недоступен. Попробуйте ещё раз через несколько секунд.",
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(failures).toHaveLength(1)
  })

  it("a transaction that cannot begin fails its call and nothing else", async () => {
    const { tx, rollback } = createLazyTransaction(await silentDatabase())
    await expect(tx.selectFrom("customer").selectAll().execute()).rejects.toThrow("timeout")
    // No other promise may reject, because Vitest fails a test with an unhandled rejection.
    await expect(rollback()).rejects.toThrow("timeout")
  })
})

it.each([
  [true, Object.assign(new Error("sorry, too many clients already"), { code: "53300" })],
  [true, Object.assign(new Error("terminating connection"), { code: "57P01" })],
  [true, Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" })],
  [true, Object.assign(new Error("cannot execute INSERT in a read-only transaction"), { code: "25006" })],
  [true, Object.assign(new Error("deadlock detected"), { code: "40P01" })],
  [true, Object.assign(new Error("cached plan must not change result type"), { code: "0A000" })],
  [false, Object.assign(new Error("cannot use a set of columns"), { code: "0A000" })],
  [true, new AggregateError([Object.assign(new Error("connect"), { code: "ECONNREFUSED" })])],
  [true, new Error("Connection terminated unexpectedly")],
  [false, Object.assign(new Error("duplicate key"), { code: "23505" })],
  [false, new Error("Cannot read properties of undefined")],
  [false, "53300"],
])("a failure is temporary: %s, %s", (passes, failure) => {
  expect(isUnavailable(failure)).toBe(passes)
})

it("DATABASE_POOLER accepts only the transaction mode", () => {
  expect([hasTransactionPooler({}), hasTransactionPooler({ DATABASE_POOLER: "transaction" })]).toEqual([false, true])
  expect(() => hasTransactionPooler({ DATABASE_POOLER: "session" })).toThrow(
    'DATABASE_POOLER must be "transaction" or empty, not "session".',
  )
})

it("the limits of the database come from the environment", () => {
  expect(readDatabaseLimits({})).toEqual(defaultDatabaseLimits)
  expect(readDatabaseLimits({})).toEqual({ statement: 5_000, connect: 2_000, connections: 10 })
  expect(
    readDatabaseLimits({
      DATABASE_STATEMENT_TIMEOUT: "800",
      DATABASE_CONNECT_TIMEOUT: "300",
      DATABASE_CONNECTIONS: "4",
    }),
  ).toEqual({ statement: 800, connect: 300, connections: 4 })
  expect(() => readDatabaseLimits({ DATABASE_CONNECT_TIMEOUT: "2s" })).toThrow(
    'DATABASE_CONNECT_TIMEOUT must be a number of milliseconds, not "2s".',
  )
  expect(() => readDatabaseLimits({ DATABASE_CONNECTIONS: "0" })).toThrow(
    'DATABASE_CONNECTIONS must be a number of connections, not "0".',
  )
})
