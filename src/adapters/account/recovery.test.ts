import { randomUUID } from "node:crypto"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { Marketing } from "#domain/shop/marketing.ts"
import type { Tokens } from "#domain/site/account.ts"
import { createApi } from "#main/lazy/api.ts"
import { serve, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { askSandbox, client as clientOf } from "#tests/setup/client.ts"
import { signIn, signUp } from "./account.ts"
import { requestRecovery, resetPassword, cancelTwoFactorReset, requestTwoFactorReset } from "./recovery.ts"
import { createPasswordPostponements, loadPurchases, savePassword } from "./set-password.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const client = (fetch: Fetch) => {
  const kept: Array<Tokens> = []
  const sent: Array<{ readonly path: string; readonly init: RequestInit }> = []
  const keep = { keep: (tokens: Tokens) => void kept.push(tokens) }
  const api = createApi({
    fetch: (url, init) => {
      sent.push({ path: url.replace("http://localhost/api/v1", ""), init })
      return fetch(url, init)
    },
    baseUrl: "http://localhost/api/v1",
    tokens: { access: () => kept.at(-1)?.access_token ?? null, present: () => kept.length > 0 },
    renew: () => Promise.resolve({ _tag: "SessionLost" }),
    locale: () => "en-US",
    onServerFault: () => undefined,
  })
  const ask = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))
  return {
    kept,
    sent,
    signUp: (email: string, marketing: Marketing | null = null) =>
      ask(
        signUp(
          api,
          keep,
          () => "usd",
          () => marketing,
        )({ email, password: "correct-horse", code: null, humanCheck: "human" }),
      ),
    signIn: (email: string, password: string) => ask(signIn(api, keep)({ email, password, humanCheck: "human" })),
    request: (email: string) => ask(requestRecovery(api)({ email, humanCheck: "human" })),
    reset: (resetPasswordToken: string, password = "battery-staple") =>
      ask(resetPassword(api, keep)({ resetPasswordToken, password })),
    save: (password: string) => ask(savePassword(api)({ password })),
    purchases: () => ask(loadPurchases(api)()),
  }
}

const refusedWith = (message: string) =>
  Result.fail(callFailed("refused", { message, requestId: expect.any(String) as string }))

describe("on the sandbox", () => {
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
  const newEmail = () => `${randomUUID()}@shop.example`

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = serve(database.db)
  })
  afterAll(() => database.close())

  it("sets a new password by the e-mail's token, once, and keeps the tokens", async () => {
    const email = newEmail()
    const { signUp, signIn, request, reset, kept } = client(fetch)
    await signUp(email)
    expect(await request(email)).toEqual(Result.succeed(null))
    const token = await linkTo(email)
    expect(await reset(token)).toEqual(Result.succeed(null))
    expect(kept).toHaveLength(2)
    expect(await reset(token)).toEqual(
      refusedWith("This link has expired or has already been used. Request a new one."),
    )
    expect(await signIn(email, "correct-horse")).toEqual(refusedWith("Wrong e-mail or password."))
    expect(await signIn(email, "battery-staple")).toEqual(Result.succeed(null))
  })

  it("answers the same for an unknown address", async () => {
    expect(await client(fetch).request(newEmail())).toEqual(Result.succeed(null))
  })

  it("says what a buyer without a password has, and saves the first one", async () => {
    const { kept, purchases, save } = client(fetch)
    kept.push(await persona())
    expect(await purchases()).toEqual(Result.succeed({ hasContracts: true, alreadyCompleted: true }))
    expect(await save("battery-staple")).toEqual(Result.succeed(null))
    // The server now requires the current password, because the first call has saved one.
    expect(await save("another-one")).toEqual(Result.fail(taggedFailure("ResponseLost")))
  })

  it("shows the empty state of a new customer", async () => {
    const { signUp, purchases } = client(fetch)
    await signUp(newEmail(), { utm_source: "news", allow_demo: false })
    expect(await purchases()).toEqual(Result.succeed({ hasContracts: false, alreadyCompleted: false }))
  })

  it("takes what is known of a visitor along with the sign-up, where the server stores it", async () => {
    const email = newEmail()
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

it("sends the human check with the request, and no bearer with either call", async () => {
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
] as const)("%s: every call names it, and no token is kept", async (_, fetch, failure) => {
  const { request, reset, save, purchases, kept } = client(fetch)
  expect([await request("anna@example.com"), await reset("token"), await purchases()]).toEqual([
    Result.fail(failure),
    Result.fail(failure),
    Result.fail(failure),
  ])
  expect(await save("battery-staple")).toEqual(
    Result.fail(failure.reason === "offline" ? taggedFailure("ResponseLost") : failure),
  )
  expect(kept).toEqual([])
})

describe('who said "later"', () => {
  it("is remembered in the browser session's storage, one customer at a time", () => {
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
  it("is remembered while the page is open where nothing can be stored", () => {
    const postponements = createPasswordPostponements(() => {
      throw new Error("no storage")
    })
    postponements.remember("anna")
    expect([postponements.has("anna"), postponements.has("boris")]).toEqual([true, false])
  })
})

describe("the reset of two-factor", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = serve(database.db, { extensions: ["twoFactorReset"] })
  })
  afterAll(() => database.close())

  const api = clientOf((url, init) => sandbox(new Request(url, init)))
  const ask = async (path: string, init: RequestInit = {}) =>
    (await sandbox(new Request(`http://localhost${path}`, init))).json()

  it("asks for a reset, and cancels it by the link of the e-mail", async () => {
    const { email, password } = (await ask("/sandbox/api/personas", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ persona: "twoFactor" }),
    })) as { readonly email: string; readonly password: string }
    expect(await askSandbox(requestTwoFactorReset(api)({ email, password, humanCheck: "human" }))).toEqual(
      Result.succeed({ dueDate: expect.stringMatching(/Z$/) as string }),
    )
    const [message] = (await ask(`/sandbox/api/mailbox?to=${email}`)) as readonly { readonly link: string }[]
    const token = new URL(message!.link, "http://localhost").searchParams.get("token")!
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
})
