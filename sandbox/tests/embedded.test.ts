import type { PGlite } from "@electric-sql/pglite"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "#sandbox/database.ts"
import { checkDisk, batchMessages } from "#sandbox/embedded.ts"
import { openEmbedded } from "#sandbox/testing/database.ts"

let database: Database
beforeAll(async () => {
  database = await openEmbedded()
})
afterAll(() => database.close())

it.each(["53100", "53200", "08006", "57014", "25006", "23505"])(
  "the embedded database continues to work after the error %s within a transaction",
  async (state) => {
    const { db } = database
    const key = `after ${state}`
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into setting (key, value) values (${key}, 'undone')`.execute(tx)
      await sql`do ${sql.lit(`begin raise exception 'no' using errcode = '${state}'; end`)}`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: state })
    await sql`insert into setting (key, value) values (${key}, 'done')`.execute(db)
    const rows = await db.selectFrom("setting").select("value").where("key", "=", key).execute()
    expect(rows).toEqual([{ value: "done" }])
  },
)

describe("a disk with less free space than the database needs", () => {
  const check = checkDisk("/", Infinity)
  it.each(["insert into a", "update a", "delete from a", "with b as (insert into a)"])(
    "refuses the statement %s",
    (statement) => {
      expect(() => check(statement)).toThrow(expect.objectContaining({ code: "53100" }))
    },
  )
  it.each(["select 1", "begin", "commit", "rollback"])("allows the statement %s", (statement) => {
    expect(() => check(statement)).not.toThrow()
  })
})

it("sends the messages of a statement together, and returns the responses with the last one", async () => {
  const sent: string[] = []
  const execProtocolStream = (message: Uint8Array) => Promise.resolve([sent.push(Buffer.from(message).toString())])
  const batches = batchMessages({ execProtocolStream } as unknown as PGlite)
  const replies = ["Bind", "Describe", "Execute", "Sync", "Query"].map((message) =>
    batches.execProtocolStream(Buffer.from(message)),
  )
  expect(await Promise.all(replies)).toEqual([[], [], [], [1], [2]])
  expect(sent).toEqual(["BindDescribeExecuteSync", "Query"])
})
