import { randomUUID } from "node:crypto"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { CompiledQuery, sql } from "kysely"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { createFetchHandler } from "./app.ts"
import { openDatabase, type Database, type DatabaseOption } from "./database.ts"
import { migrate } from "./migrate.ts"
import { steps } from "./migrations.ts"
import { orderList } from "./schemas/orders.ts"
import { contractList } from "./schemas/shop.ts"
import { StartFailure } from "./start-failures.ts"

const url = process.env["DATABASE_URL"] ?? ""

/**
 * Rows that the previous release wrote: a buyer, a partner with referred customers, two customers who have done nothing, and
 * three who pay.
 */
const snapshot = await readFile(new URL("testing/snapshots/2026-11-payment-methods.sql", import.meta.url), "utf8")

type Old = { readonly option: Exclude<DatabaseOption, string>; readonly remove: () => Promise<void> }

const inFolder = async (): Promise<Old> => {
  const folder = await mkdtemp(join(tmpdir(), "upgrade-"))
  const dataDir = join(folder, "postgres")
  const lite = await PGlite.create(dataDir)
  await lite.exec(snapshot)
  await lite.close()
  return { option: { dataDir }, remove: () => rm(folder, { recursive: true }) }
}

const onServer = async (): Promise<Old> => {
  const schema = `upgrade_${randomUUID().replaceAll("-", "")}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    snapshot.replaceAll(/\bhashwell\./g, `${schema}.`).replace("CREATE SCHEMA hashwell", `CREATE SCHEMA ${schema}`),
  )
  const remove = async () => {
    await client.query(`drop schema ${schema} cascade`)
    await client.end()
  }
  return { option: { url, schema }, remove }
}

describe.each([
  ["a data folder", inFolder, false],
  ["a schema of PostgreSQL (needs DATABASE_URL)", onServer, url === ""],
] as const)("%s", (_, make, skipped) => {
  describe.skipIf(skipped)("when the previous version has created it", () => {
    let old: Old
    let database: Database
    beforeAll(async () => {
      old = await make()
      database = await openDatabase(old.option)
    })
    afterAll(async () => {
      await database.close()
      await old.remove()
    })

    it("is upgraded in place, and keeps the data of its customers", async () => {
      const { db } = database
      const at = Date.parse("2026-11-20T12:00:00.000Z")
      const fetch = createFetchHandler(db, { now: () => at })
      const call = async (path: string, init: RequestInit = {}) =>
        fetch(new Request(`http://localhost/api/v1${path}`, init))
      const { email } = await db
        .selectFrom("customer")
        .select("email")
        .where("email", "like", "buyer-%")
        .executeTakeFirstOrThrow()
      const body = new URLSearchParams({ grant_type: "password", username: email, password: "Mining-2026!" })
      const { access_token } = (await (await call("/token", { method: "POST", body })).json()) as {
        access_token: string
      }
      const headers = { Authorization: `Bearer ${access_token}` }
      const orders = orderList.parse(await (await call("/orders/?count=100", { headers })).json())
      expect(orders.values.map(({ state }) => state)).toEqual([
        "Assigned",
        "Issued",
        "UnderPaid",
        "OverPaid",
        "Completed",
        "Completed",
        "Expired",
        "UnderPaid",
      ])
      expect(contractList.parse(await (await call("/contracts/", { headers })).json()).total).toBe(2)
      expect((await call(`/orders/${orders.values[2]!.id}`, { headers })).status).toBe(200)
    })

    it("is refused by an older version after a newer one has upgraded it", async () => {
      await database.db.executeQuery(CompiledQuery.raw("insert into migration (name) values ('of tomorrow')"))
      const schema = ("schema" in old.option && old.option.schema) || "hashwell"
      await expect(migrate(database.db, schema)).rejects.toThrow(
        new StartFailure(
          'A newer version has upgraded this database ("of tomorrow"). Start that version, or restore a back-up.',
        ),
      )
    })
  })
})

it.skipIf(url === "")(
  "a migration waits for a table that is in use, without blocking other calls (needs DATABASE_URL)",
  async () => {
    const { option, remove } = await onServer()
    const { db, close } = await openDatabase(option)
    const schema = "schema" in option ? option.schema : undefined
    // The reader locks the table as a back-up does, so the migration must wait.
    const reader = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` })
    await reader.connect()
    await reader.query("begin")
    await reader.query("lock table customer in access share mode")
    const column = "alter table customer add of_tomorrow text"
    const migrated = migrate(db, schema ?? "", [...steps, ["of tomorrow", column]])
    const isWaiting = async () =>
      (await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query = ${column}`.execute(db)).rows
        .length > 0
    await vi.waitUntil(isWaiting, { timeout: 30_000 })
    // The query waits behind the migration until the migration gives up for now.
    const customers = await reader.query("select from customer")
    const others = await db.selectFrom("customer").select("id").execute()
    await reader.query("commit")
    await reader.end()
    await migrated
    const added = await sql`select of_tomorrow from customer`.execute(db)
    expect([others.length, added.rows.length]).toEqual([customers.rowCount, customers.rowCount])
    await close()
    await remove()
  },
)
