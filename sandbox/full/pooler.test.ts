import { spawn, spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { expect, it } from "vitest"
import { findImbalances } from "#sandbox/testing/ledger-balance.ts"
import { findFreePort } from "#sandbox/testing/web.ts"
import { startServer, testDatabases } from "./server.ts"

const [, onServer] = testDatabases
const skipped = onServer.skipped || spawnSync("pgbouncer", ["--version"]).error !== undefined

/** The options of the pooler, which refuses to run as root. */
const asPostgres = process.getuid?.() === 0 ? ["-u", "postgres"] : []

const startPooler = async (database: URL) => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-pooler-"))
  await chmod(folder, 0o755)
  const port = await findFreePort()
  await writeFile(join(folder, "users"), `"${database.username}" "${database.password}"\n`)
  const settings = [
    "[databases]",
    `* = host=${database.hostname} port=${database.port || "5432"}`,
    "[pgbouncer]",
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = trust\nauth_file = ${folder}/users`,
    "pool_mode = transaction\ndefault_pool_size = 3",
  ]
  await writeFile(join(folder, "pgbouncer.ini"), `${settings.join("\n")}\n`)
  const child = spawn("pgbouncer", [...asPostgres, join(folder, "pgbouncer.ini")], { stdio: "ignore" })
  const ended = once(child, "close")
  const isUp = () =>
    new Promise<boolean>((done) => {
      const socket = connect({ port, host: "127.0.0.1" }, () => done(true)).once("error", () => done(false))
      socket.unref()
    })
  while (child.exitCode === null && !(await isUp()));
  const stop = async () => {
    child.kill("SIGINT")
    await ended
    await rm(folder, { recursive: true })
  }
  return { url: Object.assign(new URL(database), { host: `127.0.0.1:${port}` }).href, stop }
}

interface SignedIn {
  readonly access_token: string
}

it.skipIf(skipped)(
  "two processes work with three connections of PgBouncer (needs DATABASE_URL and pgbouncer)",
  { timeout: 120_000 },
  async () => {
    await using stack = new AsyncDisposableStack()
    const store = await onServer.create()
    stack.defer(store.remove)
    const direct = new URL(store.environment["DATABASE_URL"] ?? "")
    const name = direct.pathname.slice(1)
    const client = new pg.Client({ connectionString: direct.href })
    await client.connect()
    await client.query(`alter database ${name} set search_path = hashwell`)
    await client.query(`alter database ${name} set statement_timeout = '5s'`)
    await client.end()
    const pooler = await startPooler(direct)
    stack.defer(pooler.stop)
    const environment = { DATABASE_URL: pooler.url, DATABASE_POOLER: "transaction" }
    const one = { ...store, environment }
    const servers = [await startServer(one), await startServer(one)] as const
    stack.defer(async () => void (await Promise.all(servers.map(({ stop }) => stop()))))
    const buy = async (_: unknown, at: number) => {
      const { api } = servers[at % 2]!
      const body = { email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }
      const { access_token: token } = (await api<SignedIn>("/signup", { body })).body
      const id = randomUUID()
      const order = { id, items: [{ productId: "btc-limited", quantity: "10" }] }
      const created = await api("/orders", { body: order, token })
      // The other process must find the order, because both share the database behind the pooler.
      const found = await servers[(at + 1) % 2]!.api(`/orders/${id}`, { token })
      return [created.status, found.status]
    }
    const statuses = await Promise.all(Array.from({ length: 24 }, buy))
    const { db, close } = await store.open()
    const imbalances = await findImbalances(db)
    await close()
    expect(statuses).toEqual(Array.from({ length: 24 }, () => [201, 200]))
    expect(imbalances).toEqual([])
  },
)
