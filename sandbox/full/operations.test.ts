import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startServer, testDatabases, type Server } from "./server.ts"

const execute = promisify(execFile)
const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), "utf8")
const page = await read("docs/operations.md")

/** Returns the commands of a section of the page: first those for PostgreSQL, then those for the embedded database. */
const commandsOf = (title: string): readonly string[] =>
  (page.split(`\n## ${title}\n`)[1] ?? "").split("\n## ")[0]?.match(/(?:^ {4}.+\n)+/gm) ?? []

interface SignedIn {
  readonly access_token: string
}
interface Orders {
  readonly values: readonly {
    readonly id: string
    readonly number: string
    readonly state: string
    readonly localizedCost: string
    readonly items: readonly { readonly productId: string; readonly quantity: string }[]
  }[]
}

/** Creates a customer with two orders, and a function that reads the orders from another server. */
const buy = async (server: Server) => {
  const body = { email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }
  const { access_token: token } = (await server.api<SignedIn>("/signup", { body })).body
  const items = [{ productId: "btc-limited", quantity: "10" }]
  for (const id of [randomUUID(), randomUUID()]) await server.api("/orders", { body: { id, items }, token })
  /**
   * Reads the orders from a server, without figures that follow the exchange rates, because the rates change during the restoration of a
   * server.
   */
  const readOn = async ({ api }: Server) =>
    (await api<Orders>("/orders/?count=10", { token })).body.values.map(
      ({ id, number, state, localizedCost, items: [item] }) => [
        id,
        number,
        state,
        localizedCost,
        item!.productId,
        item!.quantity,
      ],
    )
  return { readOn, before: await readOn(server) }
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hashwell-operations-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = async (commands: string | undefined, environment: Readonly<Record<string, string>>): Promise<string> => {
  if (commands === undefined) throw new Error("docs/operations.md has no such commands")
  const env = { ...process.env, ...environment }
  return (await execute("bash", ["-e", "-c", commands], { cwd: folder, env })).stdout
}

const on = (environment: Readonly<Record<string, string>>): Promise<Server> =>
  startServer({ environment, open: () => Promise.reject(new Error("Not opened")), remove: () => Promise.resolve() })

const [embedded, onServer] = testDatabases

it("the embedded database is restored from its copy with every order", { timeout: 120_000 }, async () => {
  const store = await embedded.create()
  const server = await on(store.environment)
  const { readOn, before } = await buy(server)
  await server.stop()
  await run(commandsOf("Back-up")[1], store.environment)
  await store.remove()
  await run(commandsOf("Restore")[1], {})
  const restored = await on({ SANDBOX_DATA: join(folder, "restored") })
  const after = await readOn(restored)
  await restored.stop()
  expect(before).toHaveLength(2)
  expect(after).toEqual(before)
})

describe.skipIf(onServer.skipped)(onServer.name, () => {
  const restoredName = `restored_${process.pid}`
  const other = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const asOwner = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<Readonly<Record<string, unknown>>>(statement)
    await client.end()
    return rows
  }
  const backUp = (url: string) => run(commandsOf("Back-up")[0], { DATABASE_URL: url })
  /** Runs the page's commands. The new database gets a name that no other run uses. */
  const restore = async (url: string) => {
    await asOwner(url, `drop database if exists ${restoredName} with (force)`)
    const output = await run(commandsOf("Restore")[0]?.replaceAll(/\brestored\b/g, restoredName), { DATABASE_URL: url })
    return { url: other(url, restoredName), output }
  }

  it("is restored with every order from a back-up of the running server", { timeout: 120_000 }, async () => {
    const store = await onServer.create()
    const url = store.environment["DATABASE_URL"] ?? ""
    const server = await on(store.environment)
    const { readOn, before } = await buy(server)
    await backUp(url)
    const copy = await restore(url)
    const restored = await on({ DATABASE_URL: copy.url })
    const after = await readOn(restored)
    await Promise.all([restored.stop(), server.stop()])
    await asOwner(url, `drop database ${restoredName} with (force)`)
    await store.remove()
    expect(before).toHaveLength(2)
    expect(after).toEqual(before)
    expect(copy.output).toMatch(/^\s+2 \| 2\d{3}-/m)
  })

  it("is upgraded by the new version, and restored to the old one from its back-up", { timeout: 120_000 }, async () => {
    const store = await onServer.create()
    const url = store.environment["DATABASE_URL"] ?? ""
    await asOwner(url, await read("sandbox/testing/snapshots/2026-11-payment-methods.sql"))
    const steps = (at: string) => asOwner(at, "select name from hashwell.migration order by name")
    const old = await steps(url)
    await backUp(url)
    const server = await on(store.environment)
    const ready = await fetch(`${server.url}/readyz`)
    await server.stop()
    const upgraded = await steps(url)
    const copy = await restore(url)
    const back = await steps(copy.url)
    await asOwner(url, `drop database ${restoredName} with (force)`)
    await store.remove()
    expect(ready.status).toBe(200)
    expect(upgraded.length).toBeGreaterThan(old.length)
    expect(back).toEqual(old)
  })
})
