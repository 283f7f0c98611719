import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { fileUrl } from "#adapters/money/export-file.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow } from "#tests/setup/client.ts"
import {
  createRecoveryCodes,
  loadRecoveryCodes,
  loadEvents,
  revokeSessions,
  loadSessions,
  closeAccount,
  requestDataFile,
} from "./security.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createFetchHandler(database.db, { extensions: ["recoveryCodes", "securityLog", "sessions", "privacy"] })
})
afterAll(() => database.close())

const password = "correct-horse"
const signUp = async () => {
  const email = `${randomUUID()}@shop.example`
  const response = await sandbox(
    new Request("http://localhost/api/v1/signup", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password, currencyId: "usd" }),
    }),
  )
  const { access_token: token } = (await response.json()) as { readonly access_token: string }
  return { email, api: client((url, init) => sandbox(new Request(url, init)), { token }) }
}

const enterAs = async (persona: "twoFactor" | "verified") => {
  const response = await sandbox(
    new Request("http://localhost/sandbox/api/personas", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ persona }),
    }),
  )
  const { access_token: token, password } = (await response.json()) as {
    readonly access_token: string
    readonly password: string
  }
  return { api: client((url, init) => sandbox(new Request(url, init)), { token }), password }
}

it("loads the number of recovery codes, and reports a wrong password and disabled two-factor", async () => {
  const { api } = await enterAs("twoFactor")
  expect(await runCall(loadRecoveryCodes(api)())).toEqual(Result.succeed({ left: 0 }))
  expect(await runCall(createRecoveryCodes(api)({ password: "guess" }))).toEqual(
    Result.fail(taggedFailure("IncorrectPassword")),
  )
  const { api: plain, password } = await enterAs("verified")
  const outOfStep = Result.fail(taggedFailure("AlreadyInRequestedState"))
  expect(await runCall(loadRecoveryCodes(plain)())).toEqual(outOfStep)
  expect(await runCall(createRecoveryCodes(plain)({ password }))).toEqual(outOfStep)
})

it("decodes created recovery codes, and rejects anything else", async () => {
  const answering = (body: unknown) => client(() => Promise.resolve(Response.json(body, { status: 201 })))
  const form = { password: "correct-horse" }
  expect(await runCall(createRecoveryCodes(answering({ codes: ["k3v9-0x7m-q2fd-8hjt"] }))(form))).toEqual(
    Result.succeed({ codes: ["k3v9-0x7m-q2fd-8hjt"] }),
  )
  expect(await runCall(createRecoveryCodes(answering({ codes: 10 }))(form))).toEqual(
    Result.fail(callFailed("malformed")),
  )
})

it("loads a page of the security log", async () => {
  const { api } = await signUp()
  for (let index = 0; index < 11; index++) await runCallOrThrow(revokeSessions(api)({ sessionId: null, password }))
  const { total, values } = await runCallOrThrow(loadEvents(api)({ page: 2 }))
  expect({ total, types: values.map(({ type }) => type) }).toEqual({
    total: 12,
    types: ["OtherSessionsEnded", "SignIn"],
  })
})

/** Signs in a customer from several browsers. */
const signInThrice = async () => {
  const { email, api } = await signUp()
  const { user_id } = await database.db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.user_id")
    .select("user_id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow()
  const { createSession } = await import("#sandbox/rules/session-store.ts")
  const { lockCustomer } = await import("#sandbox/rules/locked-customer.ts")
  const others = { browser: "Firefox", system: "Linux", country: "DE" }
  for (const _ of [1, 2]) await createSession(database.db, await lockCustomer(database.db, user_id), Date.now(), others)
  return api
}

it("lists the sessions, ends one, and then ends all others", async () => {
  const api = await signInThrice()
  const load = () => runCallOrThrow(loadSessions(api)())
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
  expect(await runCall(revokeSessions(api)({ sessionId: values[1]!.id, password }))).toEqual(Result.succeed(null))
  expect((await load()).total).toBe(2)
  expect(await runCall(revokeSessions(api)({ sessionId: null, password }))).toEqual(Result.succeed(null))
  expect((await load()).values.map(({ id }) => id)).toEqual([values[0]!.id])
})

it("reports a wrong password, and ends no session", async () => {
  const api = await signInThrice()
  const { total, values } = await runCallOrThrow(loadSessions(api)())
  for (const sessionId of [values[1]!.id, null])
    expect(await runCall(revokeSessions(api)({ sessionId, password: "guess" }))).toEqual(
      Result.fail(taggedFailure("IncorrectPassword")),
    )
  expect((await runCallOrThrow(loadSessions(api)())).total).toBe(total)
})

it("treats a session that is not found as ended, and passes on other refusals", async () => {
  const api = await signInThrice()
  expect(await runCall(revokeSessions(api)({ sessionId: randomUUID(), password }))).toEqual(Result.succeed(null))
  const { values } = await runCallOrThrow(loadSessions(api)())
  expect(await runCall(revokeSessions(api)({ sessionId: values[0]!.id, password }))).toEqual(
    Result.fail(
      callFailed("refused", { message: "Sign out to end this session.", requestId: expect.any(String) as string }),
    ),
  )
})

it("requests a ticket for the file of stored data", async () => {
  const { email, api } = await signUp()
  const file = fileUrl("http://localhost/api/v1", await runCallOrThrow(requestDataFile(api)({ password })))
  const data: unknown = await (await sandbox(new Request(file))).json()
  expect(data).toMatchObject({ profile: { email }, orders: [], history: [], events: [{ type: "DataExported" }, {}] })
})

it.each([
  ["export", requestDataFile],
  ["close", closeAccount],
] as const)("requires the password to %s", async (_, ask) => {
  const { api } = await signUp()
  expect(await runCall<unknown, unknown>(ask(api)({ password: "guess" }))).toEqual(
    Result.fail(taggedFailure("IncorrectPassword")),
  )
})

it("closes an account, and passes on the server's reason for a refusal", async () => {
  const { email, api } = await signUp()
  const setDemo = (is_demo: boolean) =>
    database.db.updateTable("customer").set({ is_demo }).where("email", "=", email).execute()
  await setDemo(true)
  expect(await runCall(closeAccount(api)({ password }))).toEqual(
    Result.fail(
      callFailed("forbidden", {
        message: expect.any(String) as string,
        requestId: expect.any(String) as string,
      }),
    ),
  )
  await setDemo(false)
  expect(await runCall(closeAccount(api)({ password }))).toEqual(Result.succeed(null))
})
