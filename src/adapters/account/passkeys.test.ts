import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Api } from "#adapters/shared/api.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { createAuthenticator } from "#sandbox/testing/authenticator.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow } from "#tests/setup/client.ts"
import { browserByHand, browserThrowing, browserWith } from "#tests/setup/passkeys.ts"
import type { PasskeyBrowser } from "./passkey-browser.ts"
import { requestPasskeyCode, requestPasskey, signInByPasskey } from "./passkey-sign-in.ts"
import { createPasskey, loadPasskeys, removePasskey } from "./passkeys.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createFetchHandler(database.db, { extensions: ["passkeys"] })
})
afterAll(() => database.close())

const password = "correct-horse"

/** Signs up a customer with a confirmed address. */
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
  await database.db.updateTable("customer").set({ email_confirmed: true }).where("email", "=", email).execute()
  return client((url, init) => sandbox(new Request(url, init)), { token })
}
const create = (api: Api, name: string | null, browser = browserWith(createAuthenticator())) =>
  createPasskey(api, browser)({ name, password })
const namesIn = ({ values }: { readonly values: ReadonlyArray<{ readonly name: string }> }) =>
  values.map(({ name }) => name)

it("adds passkeys with and without a name, and removes one even if it is already removed", async () => {
  const api = await signUp()
  expect(await runCallOrThrow(loadPasskeys(api)())).toEqual({ total: 0, values: [] })
  const { values } = await runCallOrThrow(create(api, "Phone"))
  expect(values).toMatchObject([{ name: "Phone", lastUsed: null }])
  expect(namesIn(await runCallOrThrow(create(api, null))).toSorted()).toEqual(["Passkey", "Phone"])
  const remove = () => runCallOrThrow(removePasskey(api)({ passkeyId: values[0]!.id, password }))
  expect(namesIn(await remove())).toEqual(["Passkey"])
  expect(namesIn(await remove())).toEqual(["Passkey"])
})

it("reports a wrong password when adding and removing a passkey", async () => {
  const api = await signUp()
  const browser = browserWith(createAuthenticator())
  const wrong = Result.fail(taggedFailure("IncorrectPassword"))
  expect(await runCall(createPasskey(api, browser)({ name: null, password: "guess" }))).toEqual(wrong)
  const { values } = await runCallOrThrow(create(api, "Phone"))
  expect(await runCall(removePasskey(api)({ passkeyId: values[0]!.id, password: "guess" }))).toEqual(wrong)
})

it("passes on the server's message about a refused response", async () => {
  const api = await signUp()
  const elsewhere = browserWith(createAuthenticator({ origin: "https://evil.example" }))
  expect(await runCall(create(api, null, elsewhere))).toEqual(
    Result.fail(
      callFailed("refused", {
        message: "We couldn’t accept this passkey. Try once more.",
        requestId: expect.any(String) as string,
      }),
    ),
  )
})

it.each([
  ["a closed dialog", new DOMException("", "NotAllowedError"), "PasskeyCancelled"],
  ["a page that stopped asking", new DOMException("", "AbortError"), "PasskeyCancelled"],
  ["an authenticator that has one", new DOMException("", "InvalidStateError"), "PasskeyExists"],
  ["a device without an authenticator", new DOMException("", "NotSupportedError"), "PasskeyUnsupported"],
  ["a site that is an IP address", new DOMException("", "SecurityError"), "PasskeyUnsupported"],
  ["a browser without WebAuthn", new TypeError("undefined is not an object"), "PasskeyUnsupported"],
  [
    "a password manager that was closed",
    Object.assign(new Error("denied"), { name: "NotAllowedError" }),
    "PasskeyCancelled",
  ],
])("reports the failure of %s", async (_, error, tag) => {
  const api = await signUp()
  expect(await runCall(create(api, null, browserThrowing(error)))).toEqual(Result.fail(taggedFailure(tag)))
  expect((await runCallOrThrow(loadPasskeys(api)())).total).toBe(0)
})

it("reports an unsupported passkey when the browser returns no credential", async () => {
  const api = await signUp()
  expect(await runCall(create(api, null, browserWith(null)))).toEqual(Result.fail(taggedFailure("PasskeyUnsupported")))
})

it("asks the browser for nothing if the server sends no challenge", async () => {
  const api = client(() => Promise.resolve(Response.json({})), { token: "t" })
  expect(await runCall(create(api, null))).toMatchObject({ failure: { _tag: "CallFailed", reason: "malformed" } })
})

it.each([
  [true, "with JSON methods", browserWith],
  [false, "with JSON methods", browserWith],
  [true, "without JSON methods", browserByHand],
  [false, "without JSON methods", browserByHand],
])("signs in with an existing passkey, with suggestions %s, %s", async (autofill, _, browserFor) => {
  const api = await signUp()
  const authenticator = createAuthenticator()
  const { values } = await runCallOrThrow(create(api, "Phone", browserFor(authenticator)))
  const { user_id } = await database.db
    .selectFrom("passkey")
    .select("user_id")
    .where("id", "=", values[0]!.id)
    .executeTakeFirstOrThrow()
  const browser = browserFor(authenticator, Buffer.from(user_id).toString("base64url"))
  const response = await runCallOrThrow(requestPasskey(api, browser)({ isAutofill: autofill }))
  const savedTokens: Array<string> = []
  const tokens = { save: ({ access_token }: { readonly access_token: string }) => void savedTokens.push(access_token) }
  expect(await runCallOrThrow(signInByPasskey(api, tokens)(response))).toBeNull()
  expect(savedTokens).toHaveLength(1)
  expect(await runCall(signInByPasskey(api, tokens)(response))).toMatchObject({
    failure: { _tag: "CallFailed", reason: "refused" },
  })
})

it("reports missing support for suggestions without a call to the server", async () => {
  const api = client(() => Promise.reject(new Error("asked")))
  const browser = browserWith(createAuthenticator(), "", false)
  expect(await runCall(requestPasskey(api, browser)({ isAutofill: true }))).toEqual(
    Result.fail(taggedFailure("PasskeyUnsupported")),
  )
})

it("reports a cancelled request for a passkey", async () => {
  const api = await signUp()
  const closed = browserThrowing(new DOMException("", "NotAllowedError"))
  expect(await runCall(requestPasskey(api, closed)({ isAutofill: false }))).toEqual(
    Result.fail(taggedFailure("PasskeyCancelled")),
  )
})

it.each([
  ["with", browserWith],
  ["without", browserByHand],
])("sends a passkey in the header of a code, %s JSON methods", async (_, browserFor) => {
  const api = await signUp()
  const authenticator = createAuthenticator()
  const code = await runCallOrThrow(requestPasskeyCode(api, browserFor(authenticator, "b3duZXI"))())
  expect(code).toMatch(/^passkey:[\w-]+$/)
  const json = Buffer.from(code.slice("passkey:".length), "base64url").toString()
  expect(JSON.parse(json)).toMatchObject({ id: authenticator.id, response: { userHandle: "b3duZXI" } })
  const closed = browserThrowing(new DOMException("", "NotAllowedError"))
  expect(await runCall(requestPasskeyCode(api, closed)())).toEqual(Result.fail(taggedFailure("PasskeyCancelled")))
})

it("ends pending suggestions when another request begins", async () => {
  const api = await signUp()
  const browser = browserWith(createAuthenticator())
  const { promise: called, resolve: reportCall } = Promise.withResolvers<void>()
  const waiting: PasskeyBrowser = {
    ...browser,
    navigator: {
      credentials: {
        ...browser.navigator.credentials,
        get: (options) =>
          new Promise((_, reject) => {
            options?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")))
            reportCall()
          }),
      },
    },
  }
  const suggested = runCall(requestPasskey(api, waiting)({ isAutofill: true }))
  await called
  expect(await runCallOrThrow(requestPasskey(api, browser)({ isAutofill: false }))).toMatchObject({
    type: "public-key",
  })
  expect(await suggested).toEqual(Result.fail(taggedFailure("PasskeyCancelled")))
})
