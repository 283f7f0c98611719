import { sql } from "kysely"
import { expect, test } from "vitest"
import { openTestDatabase } from "#sandbox/testing/database.ts"

test("connections are counted at the time of the request", async () => {
  const { db, connections, close } = await openTestDatabase()
  const during = await db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    return connections()
  })
  expect([during.used, connections().used]).toEqual([1, 0])
  await close()
})
