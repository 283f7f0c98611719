import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serve, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { askSandbox, client } from "#tests/setup/client.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { createRecoveryCodes, loadRecoveryCodes } from "./recovery-codes.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = serve(database.db, { extensions: ["recoveryCodes"] })
})
afterAll(() => database.close())

const enterAs = async (persona: "twoFactor" | "verified") => {
  const answer = await sandbox(
    new Request("http://localhost/sandbox/api/personas", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ persona }),
    }),
  )
  const { access_token: token, password } = (await answer.json()) as {
    readonly access_token: string
    readonly password: string
  }
  return { api: client((url, init) => sandbox(new Request(url, init)), { token }), password }
}

it("loads how many are left, and names a wrong password and disabled two-factor", async () => {
  const { api } = await enterAs("twoFactor")
  expect(await askSandbox(loadRecoveryCodes(api)())).toEqual(Result.succeed({ left: 0 }))
  expect(await askSandbox(createRecoveryCodes(api)({ password: "guess" }))).toEqual(
    Result.fail(taggedFailure("IncorrectPassword")),
  )
  const { api: plain, password } = await enterAs("verified")
  const outOfStep = Result.fail(taggedFailure("OutOfStep"))
  expect(await askSandbox(loadRecoveryCodes(plain)())).toEqual(outOfStep)
  expect(await askSandbox(createRecoveryCodes(plain)({ password }))).toEqual(outOfStep)
})

it("decodes the created codes, and nothing else", async () => {
  const answering = (body: unknown) => client(() => Promise.resolve(Response.json(body, { status: 201 })))
  const form = { password: "correct-horse" }
  expect(await askSandbox(createRecoveryCodes(answering({ codes: ["k3v9-0x7m-q2fd-8hjt"] }))(form))).toEqual(
    Result.succeed({ codes: ["k3v9-0x7m-q2fd-8hjt"] }),
  )
  expect(await askSandbox(createRecoveryCodes(answering({ codes: 10 }))(form))).toEqual(
    Result.fail(callFailed("malformed")),
  )
})
