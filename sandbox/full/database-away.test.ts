import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { Client, type QueryResult } from "pg"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { openDatabase } from "#sandbox/database.ts"
import { findImbalances } from "#sandbox/testing/ledger-balance.ts"
import { postgresPrograms, startCluster, type Cluster } from "./cluster.ts"
import { waitOptions, startServer, type Server, type TestDatabase } from "./server.ts"

interface Tally {
  readonly acknowledged: Set<string>
  /** The number of responses by status. */
  readonly statuses: Map<number, number>
  readonly wrong: string[]
}

const items = [{ productId: "btc-limited", quantity: "10" }]

/** Creates orders one after another. Sends an order without a response again with the same id, as the shop does. */
const write = async ({ url }: Server, tally: Tally, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const id = randomUUID()
    for (let isDone = false; !isDone && !isOver();) {
      const response = await fetch(`${url}/api/v1/orders`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ id, items }),
      })
      const body = (await response.json()) as { readonly code?: string; readonly requestId?: string }
      tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1)
      if (response.status < 300) {
        isDone = true
        tally.acknowledged.add(id)
      } else if (response.status === 503) {
        const retryAfter = Number(response.headers.get("Retry-After"))
        if (!(retryAfter > 0) || body.code !== "Unavailable" || !body.requestId) tally.wrong.push(JSON.stringify(body))
        await wait(50)
      } else tally.wrong.push(`${response.status} ${JSON.stringify(body)}`)
    }
  }
}

describe.skipIf(postgresPrograms === undefined)("a server whose PostgreSQL goes away (needs its programs)", () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  }, 60_000)
  afterAll(() => cluster.remove(), 60_000)

  const store = (user?: string): TestDatabase => ({
    environment: { DATABASE_URL: cluster.url(user) },
    open: () => openDatabase({ url: cluster.url() }),
    remove: () => Promise.resolve(),
  })
  const asOwner = async (statements: string): Promise<unknown> => {
    const client = new Client(cluster.url())
    await client.connect()
    // A query of several statements returns an array with one result for each.
    const results: readonly QueryResult<Record<string, unknown>>[] = [await client.query(statements)].flat()
    await client.end()
    return Object.values(results.at(-1)?.rows[0] ?? {})[0]
  }

  const events: readonly (readonly [name: string, happen: () => Promise<unknown>])[] = [
    [
      "pg_terminate_backend",
      () =>
        asOwner(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null",
        ),
    ],
    ["a fast restart", () => cluster.restart("fast")],
    ["an immediate restart", () => cluster.restart("immediate")],
    [
      "14 s in which it is frozen",
      async () => {
        await cluster.freeze()
        await wait(14_000)
        await cluster.thaw()
      },
    ],
  ]

  it.each(events)(
    "recovers after %s, without losing an acknowledged write",
    { timeout: 300_000 },
    async (name, happen) => {
      const server = await startServer(store())
      const tally: Tally = { acknowledged: new Set(), statuses: new Map(), wrong: [] }
      let isOver = false
      const writers = Promise.all(Array.from({ length: 8 }, () => write(server, tally, () => isOver)))
      await vi.waitUntil(() => tally.acknowledged.size > 8, waitOptions)
      await happen()
      const before = tally.acknowledged.size
      await vi.waitUntil(() => tally.acknowledged.size > before, waitOptions)
      isOver = true
      await writers
      const after = tally.acknowledged.size - before
      await server.stop()
      const { db, close } = await store().open()
      const rows = await db.selectFrom("customer_order").select("id").execute()
      const imbalances = await findImbalances(db)
      await close()
      const stored = new Set(rows.map(({ id }) => id))
      const lost = [...tally.acknowledged].filter((id) => !stored.has(id))
      console.info(
        `${name}: ${tally.acknowledged.size} acknowledged, ${lost.length} lost, ${after} after it; ${JSON.stringify([...tally.statuses])}`,
      )
      expect({ lost, imbalances, wrong: tally.wrong.slice(0, 3) }).toEqual({ lost: [], imbalances: [], wrong: [] })
    },
  )

  it("responds to twenty clients while the database accepts only four connections", { timeout: 180_000 }, async () => {
    await asOwner(
      "create role few login superuser; alter role few nosuperuser; grant create on database postgres to few",
    )
    await asOwner("drop schema if exists hashwell cascade; alter role few connection limit 4")
    const server = await startServer(store("few"))
    const tally: Tally = { acknowledged: new Set(), statuses: new Map(), wrong: [] }
    let isOver = false
    const writers = Promise.all(Array.from({ length: 20 }, () => write(server, tally, () => isOver)))
    await vi.waitUntil(() => tally.acknowledged.size > 100, waitOptions)
    isOver = true
    await writers
    await server.stop()
    console.info(`four connections: ${tally.acknowledged.size} acknowledged; ${JSON.stringify([...tally.statuses])}`)
    expect(tally.wrong.slice(0, 3)).toEqual([])
  })

  it("reads on while the database is read-only, and writes again afterwards", { timeout: 120_000 }, async () => {
    await asOwner("drop schema if exists hashwell cascade")
    const server = await startServer(store())
    const order = () => server.api("/orders", { body: { id: randomUUID(), items } })
    const readOnly = async (value: "on" | "off") => {
      await asOwner(`alter system set default_transaction_read_only = ${value}`)
      await asOwner("select pg_reload_conf()")
      await vi.waitUntil(async () => (await asOwner("show default_transaction_read_only")) === value, waitOptions)
    }
    const statuses = [(await order()).status]
    await readOnly("on")
    // Sessions apply the setting to their next transaction, so the test waits until it takes effect.
    await vi.waitUntil(async () => (await order()).status !== 201, waitOptions)
    const refused = await order()
    statuses.push(refused.status, (await server.api("/products")).status)
    await readOnly("off")
    await vi.waitUntil(async () => (await order()).status === 201, waitOptions)
    await server.stop()
    expect([statuses, refused.headers.get("Retry-After"), refused.body]).toEqual([
      [201, 503, 200],
      "5",
      expect.objectContaining({ code: "Unavailable" }),
    ])
  })

  it("stops on SIGTERM while the database is frozen", { timeout: 60_000 }, async () => {
    await asOwner("drop schema if exists hashwell cascade")
    const server = await startServer(store())
    await cluster.freeze()
    const call = server.api("/orders", { body: { id: randomUUID(), items } }).catch(() => null)
    await wait(200)
    const from = performance.now()
    // The database is thawed only after the stop. A server that waited for the database would run into the test's timeout.
    await server.stop()
    console.info(`SIGTERM with a frozen database: ${Math.round(performance.now() - from)} ms`)
    await cluster.thaw()
    await call
  })
})
