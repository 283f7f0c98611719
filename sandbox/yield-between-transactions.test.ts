import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openDatabase, type Database } from "./database.ts"

let database: Database
beforeAll(async () => {
  database = await openDatabase("memory")
})
afterAll(() => database.close())

it("other work runs between two transactions of the embedded database", async () => {
  const order: string[] = []
  const transaction = (name: string) =>
    database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      order.push(name)
    })
  // Each piece of work schedules the next piece, as consecutive requests do.
  const work = (count: number): void => {
    order.push("work")
    if (count > 1) setImmediate(work, count - 1)
  }
  setImmediate(work, 3)
  await Promise.all(["one", "two", "three"].map(transaction))
  const between = order.slice(order.indexOf("one"), order.indexOf("three"))
  expect(between.filter((name) => name === "work").length).toBeGreaterThanOrEqual(2)
})
