import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { loadProfile } from "#adapters/site/session.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { Tokens } from "#domain/site/account.ts"
import { createApi } from "#main/lazy/api.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall } from "#tests/setup/client.ts"
import { signUp } from "./account.ts"
import {
  changeEmail,
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  loadTwoFactor,
  saveAddress,
  savePreferences,
} from "./settings.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const password = "correct-horse"
const generateEmail = () => `${randomUUID()}@shop.example`

const client = (fetch: Fetch) => {
  const savedTokens: Array<Tokens> = []
  const api = createApi({
    fetch,
    baseUrl: "http://localhost/api/v1",
    tokens: {
      readAccessToken: () => savedTokens.at(-1)?.access_token ?? null,
      hasTokens: () => savedTokens.length > 0,
    },
    refreshSession: () => Promise.resolve({ _tag: "SessionLost" }),
    locale: () => "en-US",
    onServerFault: () => undefined,
  })
  return {
    api,
    enter: async () => {
      const email = generateEmail()
      const tokenWriter = { save: (tokens: Tokens) => void savedTokens.push(tokens) }
      await runCall(signUp(api, tokenWriter, () => "usd")({ email, password, code: null, humanCheck: "human" }))
      return email
    },
  }
}

const done = Result.succeed(null)
const refusedWith = (message: string) =>
  Result.fail(callFailed("refused", { message, requestId: expect.any(String) as string }))

describe("the settings adapters on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
  const ofDesk = async (path: string) => (await sandbox(new Request(`http://localhost/sandbox/api/${path}`))).json()

  const confirmed = (email: string) =>
    database.db.updateTable("customer").set({ email_confirmed: true }).where("email", "=", email).execute()

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db)
  })
  afterAll(() => database.close())

  it("save language and currency, e-mail, addresses and password", async () => {
    const { api, enter } = client(fetch)
    await enter()
    const email = generateEmail()
    expect(await runCall(savePreferences(api)({ locale: "ru-RU", currencyId: "zar" }))).toEqual(done)
    expect(await runCall(changeEmail(api)({ email, password }))).toEqual(done)
    expect(await runCall(saveAddress(api)({ coin: "btc", address: "bc1q", password }))).toEqual(done)
    expect(await runCall(saveAddress(api)({ coin: "eth", address: `0x${"a".repeat(40)}`, password }))).toEqual(done)
    expect(
      await runCall(
        changePassword(api)({ password, newPassword: "battery-staple", confirmPassword: "battery-staple" }),
      ),
    ).toEqual(done)
    expect(await runCall(loadProfile(api)())).toEqual(
      Result.succeed(
        expect.objectContaining({
          culture: "ru-RU",
          currencyId: "zar",
          email,
          bitcoinAddress: "bc1q",
          ethereumAddress: `0x${"a".repeat(40)}`,
        }),
      ),
    )
  })

  it("report a wrong password in every call that needs one", async () => {
    const { api, enter } = client(fetch)
    await confirmed(await enter())
    const wrong = Result.fail(taggedFailure("IncorrectPassword"))
    expect(await runCall(changeEmail(api)({ email: generateEmail(), password: "guess" }))).toEqual(wrong)
    expect(await runCall(saveAddress(api)({ coin: "btc", address: "bc1q", password: "guess" }))).toEqual(wrong)
    expect(
      await runCall(
        changePassword(api)({ password: "guess", newPassword: "battery-staple", confirmPassword: "battery-staple" }),
      ),
    ).toEqual(wrong)
    expect(await runCall(enableTwoFactor(api)({ tfaCode: "000000", password: "guess" }))).toEqual(wrong)
  })

  it("pass on the server's message about a taken or invalid address", async () => {
    const { api, enter } = client(fetch)
    const taken = await enter()
    await enter()
    expect(await runCall(changeEmail(api)({ email: taken, password }))).toEqual(
      refusedWith("This e-mail address is already registered."),
    )
    expect(await runCall(saveAddress(api)({ coin: "eth", address: "0x", password }))).toEqual(
      refusedWith("Check this value."),
    )
  })

  it("enable and disable two-factor with codes once the address is confirmed, and report a change in another tab", async () => {
    const { api, enter } = client(fetch)
    const email = await enter()
    expect(await runCall(loadTwoFactor(api)())).toEqual(Result.fail(taggedFailure("EmailNotConfirmed")))
    expect(await runCall(enableTwoFactor(api)({ tfaCode: "000000", password }))).toEqual(
      Result.fail(taggedFailure("AlreadyInRequestedState")),
    )
    await confirmed(email)
    expect(await runCall(loadTwoFactor(api)())).toEqual(
      Result.succeed({
        enabled: false,
        details: { code: expect.stringMatching(/^[A-Z2-7]{32}$/) as string, email, issuer: "Hashwell" },
      }),
    )
    expect(await runCall(enableTwoFactor(api)({ tfaCode: "no code", password }))).toEqual(
      Result.fail(taggedFailure("WrongCode")),
    )
    expect(await runCall(disableTwoFactor(api)({ tfaCode: "000000", password }))).toEqual(
      Result.fail(taggedFailure("AlreadyInRequestedState")),
    )
    const user = await database.db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
    await database.db.updateTable("customer").set({ tfa_enabled: true }).where("id", "=", user.id).execute()
    expect(await runCall(loadTwoFactor(api)())).toEqual(Result.succeed({ enabled: true, details: null }))
    expect(await runCall(enableTwoFactor(api)({ tfaCode: "000000", password }))).toEqual(
      Result.fail(taggedFailure("AlreadyInRequestedState")),
    )
    const { code } = (await ofDesk(`totp?email=${email}`)) as { readonly code: string }
    expect(await runCall(disableTwoFactor(api)({ tfaCode: code, password }))).toEqual(done)
  })
})

it("rejects a response that says neither that two-factor is enabled nor how to enable it", async () => {
  const { api } = client(() => Promise.resolve(Response.json({ enabled: false, details: null })))
  expect(await runCall(loadTwoFactor(api)())).toEqual(Result.fail(callFailed("malformed")))
})
