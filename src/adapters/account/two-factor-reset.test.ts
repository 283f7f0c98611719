import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serve, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { askSandbox, client } from "#tests/setup/client.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { cancelTwoFactorReset, requestTwoFactorReset } from "./two-factor-reset.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = serve(database.db, { extensions: ["twoFactorReset"] })
})
afterAll(() => database.close())

const api = client((url, init) => sandbox(new Request(url, init)))
const ask = async (path: string, init: RequestInit = {}) =>
  (await sandbox(new Request(`http://localhost${path}`, init))).json()

it("asks for a reset, and cancels it by the link of the letter", async () => {
  const { email, password } = (await ask("/sandbox/api/personas", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ persona: "twoFactor" }),
  })) as { readonly email: string; readonly password: string }
  expect(await askSandbox(requestTwoFactorReset(api)({ email, password, humanCheck: "human" }))).toEqual(
    Result.succeed({ dueDate: expect.stringMatching(/Z$/) as string }),
  )
  const [letter] = (await ask(`/sandbox/api/mailbox?to=${email}`)) as readonly { readonly link: string }[]
  const token = new URL(letter!.link, "http://localhost").searchParams.get("token")!
  expect(await askSandbox(cancelTwoFactorReset(api)({ token }))).toEqual(Result.succeed(null))
})

it("names an old link, and passes on what the server says of a wrong password", async () => {
  expect(await askSandbox(cancelTwoFactorReset(api)({ token: "unknown" }))).toEqual(
    Result.fail(taggedFailure("OldToken")),
  )
  const form = { email: "nobody@shop.example", password: "guess", humanCheck: "human" }
  expect(await askSandbox(requestTwoFactorReset(api)(form))).toEqual(
    Result.fail(
      callFailed("refused", { message: "Wrong e-mail or password.", requestId: expect.any(String) as string }),
    ),
  )
})
