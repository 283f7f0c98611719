import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { Attribution } from "#domain/shop/attribution.ts"
import type { Tokens } from "#domain/site/account.ts"
import { createApi } from "#main/lazy/api.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client as clientOf } from "#tests/setup/client.ts"
import { signIn, signUp } from "./account.ts"
import { requestRecovery, resetPassword, cancelTwoFactorReset, requestTwoFactorReset } from "./recovery.ts"
import { createPasswordPostponements, loadPurchases, savePassword } from "./set-password.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const client = (fetch: Fetch) => {
  const savedTokens: Array<Tokens> = []
  const sent: Array<{ readonly path: string; readonly init: RequestInit }> = []
  const tokenWriter = { save: (tokens: Tokens) => void savedTokens.push(tokens) }
  const api = createApi({
    fetch: (url, init) => {
      sent.push({ path: url.replace("http://localhost/api/v1", ""), init })
      return fetch(url, init)
    },
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
    savedTokens,
    sent,
    signUp: (email: string, marketing: Attribution | null = null) =>
      runCall(
        signUp(
          api,
          tokenWriter,
          () => "usd",
          () => marketing,
        )({ email, password: "correct-horse", code: null, humanCheck: "human" }),
      ),
    signIn: (email: string, password: string) =>
      runCall(signIn(api, tokenWriter)({ email, password, humanCheck: "human" })),
    request: (email: string) => runCall(requestRecovery(api)({ email, humanCheck: "human" })),
    reset: (resetPasswordToken: string, password = "battery-staple") =>
      runCall(resetPassword(api, tokenWriter)({ resetPasswordToken, password })),
    save: (password: string) => runCall(savePassword(api)({ password })),
    purchases: () => runCall(loadPurchases(api)()),
  }
}

const refusedWith = (message: string) =>
  Result.fail(callFailed("refused", { message, requestId: expect.any(String) as string }))

describe("the recovery adapters on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
  const linkTo = async (email: string) => {
    const response = await sandbox(new Request(`http://localhost/sandbox/api/mailbox?to=${email}`))
    const [message] = (await response.json()) as ReadonlyArray<{ link: string }>
    return new URL(message!.link, "http://localhost").searchParams.get("token")!
  }
  const persona = async () => {
    const response = await sandbox(
      new Request("http://localhost/sandbox/api/personas", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ persona: "noPassword" }),
      }),
    )
    return (await response.json()) as Tokens
  }
  const generateEmail = () => `${randomUUID()}@shop.example`

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db)
  })
  afterAll(() => database.close())

  it("set a new password by the e-mail's token, once, and store the tokens", async () => {
    const email = generateEmail()
    const { signUp, signIn, request, reset, savedTokens } = client(fetch)
    await signUp(email)
    expect(await request(email)).toEqual(Result.succeed(null))
    const token = await linkTo(email)
    expect(await reset(token)).toEqual(Result.succeed(null))
    expect(savedTokens).toHaveLength(2)
    expect(await reset(token)).toEqual(
      refusedWith("This link has expired or has already been used. Request a new one."),
    )
    expect(await signIn(email, "correct-horse")).toEqual(refusedWith("Wrong e-mail or password."))
    expect(await signIn(email, "battery-staple")).toEqual(Result.succeed(null))
  })

  it("succeed for an unknown address too", async () => {
    expect(await client(fetch).request(generateEmail())).toEqual(Result.succeed(null))
  })

  it("load what a buyer without a password has, and save the first password", async () => {
    const { savedTokens, purchases, save } = client(fetch)
    savedTokens.push(await persona())
    expect(await purchases()).toEqual(Result.succeed({ hasContracts: true, alreadyCompleted: true }))
    expect(await save("battery-staple")).toEqual(Result.succeed(null))
    // The server now requires the current password, because the first call has saved one.
    expect(await save("another-one")).toEqual(Result.fail(taggedFailure("ResponseLost")))
  })

  it("report that a new customer has no contracts", async () => {
    const { signUp, purchases } = client(fetch)
    await signUp(generateEmail(), { utm_source: "news", allow_demo: false })
    expect(await purchases()).toEqual(Result.succeed({ hasContracts: false, alreadyCompleted: false }))
  })

  it("send a visitor's marketing data with the sign-up, and the server stores it", async () => {
    const email = generateEmail()
    const marketing = { utm_source: "news", allow_demo: false }
    await client(fetch).signUp(email, marketing)
    const row = await database.db
      .selectFrom("customer")
      .select("analytics")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(row.analytics!)).toEqual(marketing)
  })
})

it("sends the human check with the request for a recovery, and no bearer token with either call", async () => {
  const { sent, request, reset } = client(() => Promise.resolve(new Response(null, { status: 204 })))
  await request("anna@example.com")
  await reset("token")
  expect(sent.map(({ path, init }) => [init.method, path, JSON.parse(init.body as string) as unknown])).toEqual([
    ["POST", "/recovery", { email: "anna@example.com" }],
    ["PUT", "/profile/password", { password: "battery-staple", resetPasswordToken: "token" }],
  ])
  expect(sent[0]!.init.headers).toMatchObject({ ReCaptcha: "human" })
  sent.forEach(({ init }) => expect(init.headers).not.toHaveProperty("Authorization"))
})

it.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), callFailed("offline")],
  [
    "429",
    () => Promise.resolve(Response.json({ message: "Slow down" }, { status: 429, headers: { "Retry-After": "7" } })),
    callFailed("tooMany", { message: "Slow down", retryAfter: 7 }),
  ],
  ["500", () => Promise.resolve(new Response("", { status: 500 })), callFailed("server")],
] as const)("reports the failure “%s” of both calls, and stores no token", async (_, fetch, failure) => {
  const { request, reset, save, purchases, savedTokens } = client(fetch)
  expect([await request("anna@example.com"), await reset("token"), await purchases()]).toEqual([
    Result.fail(failure),
    Result.fail(failure),
    Result.fail(failure),
  ])
  expect(await save("battery-staple")).toEqual(
    Result.fail(failure.reason === "offline" ? taggedFailure("ResponseLost") : failure),
  )
  expect(savedTokens).toEqual([])
})

describe("a postponed password", () => {
  it("is remembered in session storage, for one customer at a time", () => {
    const stored = new Map<string, string>()
    const storage = () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: () => undefined,
    })
    createPasswordPostponements(storage).remember("anna")
    expect([
      createPasswordPostponements(storage).has("anna"),
      createPasswordPostponements(storage).has("boris"),
    ]).toEqual([true, false])
  })
  it("is remembered while the page is open where storage is refused", () => {
    const postponements = createPasswordPostponements(() => {
      throw new Error("no storage")
    })
    postponements.remember("anna")
    expect([postponements.has("anna"), postponements.has("boris")]).toEqual([true, false])
  })
})

describe("the reset of two-factor on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db, { extensions: ["twoFactorReset"] })
  })
  afterAll(() => database.close())

  const api = clientOf((url, init) => sandbox(new Request(url, init)))
  const fetchJson = async (path: string, init: RequestInit = {}) =>
    (await sandbox(new Request(`http://localhost${path}`, init))).json()

  it("is requested, and cancelled by the link of the e-mail", async () => {
    const { email, password } = (await fetchJson("/sandbox/api/personas", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ persona: "twoFactor" }),
    })) as { readonly email: string; readonly password: string }
    expect(await runCall(requestTwoFactorReset(api)({ email, password, humanCheck: "human" }))).toEqual(
      Result.succeed({ dueDate: expect.stringMatching(/Z$/) as string }),
    )
    const [message] = (await fetchJson(`/sandbox/api/mailbox?to=${email}`)) as readonly { readonly link: string }[]
    const token = new URL(message!.link, "http://localhost").searchParams.get("token")!
    expect(await runCall(cancelTwoFactorReset(api)({ token }))).toEqual(Result.succeed(null))
  })

  it("reports an old link, and passes on the server's message about a wrong password", async () => {
    expect(await runCall(cancelTwoFactorReset(api)({ token: "unknown" }))).toEqual(
      Result.fail(taggedFailure("OldToken")),
    )
    const form = { email: "nobody@shop.example", password: "guess", humanCheck: "human" }
    expect(await runCall(requestTwoFactorReset(api)(form))).toEqual(
      Result.fail(
        callFailed("refused", { message: "Wrong e-mail or password.", requestId: expect.any(String) as string }),
      ),
    )
  })
})
