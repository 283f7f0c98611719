import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serve, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { askSandbox, client, successOfCall } from "#tests/setup/client.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { endSessions, loadSessions } from "./sessions.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = serve(database.db, { extensions: ["sessions"] })
})
afterAll(() => database.close())

/** A customer signed in from several browsers: the token of one. */
const signUp = async () => {
  const post = (path: string, body: object) =>
    sandbox(
      new Request(`http://localhost${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    )
  const form = { email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }
  const { access_token: token } = (await (await post("/api/v1/signup", form)).json()) as {
    readonly access_token: string
  }
  const { user_id } = await database.db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.user_id")
    .select("user_id")
    .where("email", "=", form.email)
    .executeTakeFirstOrThrow()
  const { openSession } = await import("#sandbox/rules/tokens.ts")
  const others = { browser: "Firefox", system: "Linux", country: "DE" }
  for (const _ of [1, 2]) await openSession(database.db, user_id, Date.now(), others)
  return client((url, init) => sandbox(new Request(url, init)), { token })
}

it("lists the sessions, ends one and then all others", async () => {
  const api = await signUp()
  const load = () => successOfCall(loadSessions(api)())
  const { total, values } = await load()
  const seen = values.map(({ browser, system, country, isCurrent }) => [browser, system, country, isCurrent])
  expect({ total, seen }).toEqual({
    total: 3,
    seen: [
      [null, null, null, true],
      ["Firefox", "Linux", "DE", false],
      ["Firefox", "Linux", "DE", false],
    ],
  })
  expect(await askSandbox(endSessions(api)({ sessionId: values[1]!.id }))).toEqual(Result.succeed(null))
  expect((await load()).total).toBe(2)
  expect(await askSandbox(endSessions(api)({ sessionId: null }))).toEqual(Result.succeed(null))
  expect((await load()).values.map(({ id }) => id)).toEqual([values[0]!.id])
})

it("has ended what is not found, and says what else goes wrong", async () => {
  const api = await signUp()
  expect(await askSandbox(endSessions(api)({ sessionId: randomUUID() }))).toEqual(Result.succeed(null))
  const { values } = await successOfCall(loadSessions(api)())
  expect(await askSandbox(endSessions(api)({ sessionId: values[0]!.id }))).toEqual(
    Result.fail(
      callFailed("refused", { message: "Sign out to end this session.", requestId: expect.any(String) as string }),
    ),
  )
})
