import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { loadProfile } from "#adapters/site/session.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow } from "#tests/setup/client.ts"
import { confirmEmailChange, undoEmailChange, cancelEmailChange, resendEmailChange } from "./email-change.ts"
import { changeEmail, checkEmailSaved } from "./settings.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createFetchHandler(database.db, { extensions: ["emailChange"] })
})
afterAll(() => database.close())

const fetchJson = async (path: string, body?: object) => {
  const headers = { "Content-Type": "application/json" }
  const init = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) }
  return (await sandbox(new Request(`http://localhost${path}`, init))).json()
}
const linkTo = async (email: string) => {
  const [message] = (await fetchJson(`/sandbox/api/mailbox?to=${email}`)) as readonly { readonly link: string }[]
  return { token: new URL(message!.link, "http://localhost").searchParams.get("token")! }
}
const verified = async () => {
  const persona = (await fetchJson("/sandbox/api/personas", { persona: "verified" })) as {
    readonly email: string
    readonly password: string
    readonly access_token: string
  }
  return { ...persona, api: client((url, init) => sandbox(new Request(url, init)), { token: persona.access_token }) }
}
const done = Result.succeed(null)

it("requests a change, reads it as pending, sends its e-mail again, and cancels it", async () => {
  const { api, password } = await verified()
  const to = `${randomUUID()}@new.example`
  expect(await runCall(changeEmail(api)({ email: to, password }))).toEqual(done)
  expect(await runCallOrThrow(checkEmailSaved(api)({ email: to.toUpperCase(), password }))).toBe(true)
  expect(await runCall(resendEmailChange(api)())).toEqual(done)
  expect(await runCall(cancelEmailChange(api)())).toEqual(done)
  expect(await runCallOrThrow(checkEmailSaved(api)({ email: to, password }))).toBe(false)
  expect(await runCall(resendEmailChange(api)())).toEqual(
    Result.fail(callFailed("notFound", { message: "Not found.", requestId: expect.any(String) as string })),
  )
})

it("confirms and undoes a change by the links of the e-mails, and reports a used link", async () => {
  const { api, email, password } = await verified()
  const to = `${randomUUID()}@new.example`
  await runCall(changeEmail(api)({ email: to, password }))
  const [confirm, undo] = [await linkTo(to), await linkTo(email)]
  expect(await runCall(confirmEmailChange(api)(confirm))).toEqual(done)
  expect(await runCallOrThrow(loadProfile(api)())).toMatchObject({ email: to, pendingEmail: null })
  expect(await runCall(confirmEmailChange(api)(confirm))).toEqual(Result.fail(taggedFailure("AlreadyConfirmed")))
  expect(await runCall(undoEmailChange(api)(undo))).toEqual(done)
  expect(await runCall(undoEmailChange(api)(undo))).toEqual(Result.fail(taggedFailure("AlreadyUndone")))
})

it("reports an old link, and an address that another account has taken", async () => {
  const { api, password } = await verified()
  const to = `${randomUUID()}@new.example`
  await runCall(changeEmail(api)({ email: to, password }))
  const confirm = await linkTo(to)
  await fetchJson("/api/v1/signup", { email: to, password, currencyId: "usd" })
  expect(await runCall(confirmEmailChange(api)(confirm))).toEqual(Result.fail(taggedFailure("AlreadyRegistered")))
  const unknown = { token: "unknown" }
  expect(await runCall(confirmEmailChange(api)(unknown))).toEqual(Result.fail(taggedFailure("OldToken")))
  expect(await runCall(undoEmailChange(api)(unknown))).toEqual(Result.fail(taggedFailure("OldToken")))
})
