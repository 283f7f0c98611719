import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Statements = Readonly<Record<string, (db: Database["db"]) => { execute: () => Promise<unknown> }>>

/** Every form of statement that reads whole rows of tables. */
const ofTables: Statements = {
  "a table": (db) => db.selectFrom("setting").selectAll(),
  "a table under another name": (db) => db.selectFrom("setting as own").selectAll("own"),
  "one of two tables": (db) =>
    db
      .selectFrom("session")
      .innerJoin("customer", "customer.id", "session.user_id")
      .selectAll("customer")
      .select("session.id as session"),
  "both of two tables": (db) =>
    db.selectFrom("session").leftJoin("customer", "customer.id", "session.user_id").selectAll(),
  "an insert": (db) => db.insertInto("setting").values({ key: "named", value: "1" }).returningAll(),
  "an update": (db) => db.updateTable("setting").set({ value: "2" }).where("key", "=", "named").returningAll(),
  "a deletion": (db) => db.deleteFrom("setting").where("key", "=", "named").returningAll(),
}

/** Statements that are not prepared, so that their rows contain the new column. */
const others: Statements = {
  "a query": (db) => db.selectFrom((inner) => inner.selectFrom("setting").selectAll().as("own")).selectAll(),
  "plain SQL": (db) => ({ execute: () => sql`select * from setting`.execute(db).then(({ rows }) => rows) }),
}

const run = async (statements: Statements): Promise<Readonly<Record<string, unknown>>> => {
  const results: Record<string, unknown> = {}
  for (const [name, statement] of Object.entries(statements)) results[name] = await statement(database.db).execute()
  return results
}

it("statements still work with their known columns after another process has added a column", async () => {
  const { db } = database
  await db.insertInto("setting").values({ key: "first", value: "1" }).execute()
  // The first run prepares the statements, and the second run uses them.
  await run(ofTables)
  const before = await run(ofTables)
  await run(others)
  for (const table of ["setting", "session", "customer"])
    await sql`alter table ${sql.id(table)} add of_tomorrow text`.execute(db)
  expect(await run(ofTables)).toEqual(before)
  const rows = [{ key: "first", value: "1", of_tomorrow: null }]
  expect(await run(others)).toEqual({ "a query": rows, "plain SQL": rows })
})
