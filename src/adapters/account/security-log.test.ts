import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serve, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { client, successOfCall } from "#tests/setup/client.ts"
import { endSessions } from "./sessions.ts"
import { loadEvents } from "./security-log.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = serve(database.db, { extensions: ["securityLog", "sessions"] })
})
afterAll(() => database.close())

const signUp = async () => {
  const answer = await sandbox(
    new Request("http://localhost/api/v1/signup", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }),
    }),
  )
  const { access_token: token } = (await answer.json()) as { readonly access_token: string }
  return client((url, init) => sandbox(new Request(url, init)), { token })
}

it("loads a page", async () => {
  const api = await signUp()
  for (let index = 0; index < 11; index++) await successOfCall(endSessions(api)({ sessionId: null }))
  const { total, values } = await successOfCall(loadEvents(api)({ page: 2 }))
  expect({ total, types: values.map(({ type }) => type) }).toEqual({
    total: 12,
    types: ["OtherSessionsEnded", "SignIn"],
  })
})
