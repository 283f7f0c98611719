import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serve, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { askSandbox, client, successOfCall } from "#tests/setup/client.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { fileUrl } from "#adapters/shared/export-file.ts"
import { closeAccount, requestDataFile } from "./privacy.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = serve(database.db, { extensions: ["privacy"] })
})
afterAll(() => database.close())

const password = "correct-horse"
const signUp = async () => {
  const email = `${randomUUID()}@shop.example`
  const answer = await sandbox(
    new Request("http://localhost/api/v1/signup", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password, currencyId: "usd" }),
    }),
  )
  const { access_token: token } = (await answer.json()) as { readonly access_token: string }
  return { email, api: client((url, init) => sandbox(new Request(url, init)), { token }) }
}

it("gets a ticket for what is stored", async () => {
  const { email, api } = await signUp()
  const file = fileUrl("http://localhost/api/v1", await successOfCall(requestDataFile(api)({ password })))
  const data: unknown = await (await sandbox(new Request(file))).json()
  expect(data).toMatchObject({ profile: { email }, orders: [], history: [], events: [{ type: "DataExported" }, {}] })
})

it.each([
  ["export", requestDataFile],
  ["close", closeAccount],
] as const)("%s needs the password", async (_, ask) => {
  const { api } = await signUp()
  expect(await askSandbox<unknown, unknown>(ask(api)({ password: "guess" }))).toEqual(
    Result.fail(taggedFailure("IncorrectPassword")),
  )
})

it("closes an account, and says in the server's words why not", async () => {
  const { email, api } = await signUp()
  const setDemo = (is_demo: boolean) =>
    database.db.updateTable("customer").set({ is_demo }).where("email", "=", email).execute()
  await setDemo(true)
  expect(await askSandbox(closeAccount(api)({ password }))).toEqual(
    Result.fail(
      callFailed("forbidden", {
        message: expect.any(String) as string,
        requestId: expect.any(String) as string,
      }),
    ),
  )
  await setDemo(false)
  expect(await askSandbox(closeAccount(api)({ password }))).toEqual(Result.succeed(null))
})
