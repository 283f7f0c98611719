import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { checkPromoCode } from "#adapters/shop/promo-code.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import type { Tokens } from "#domain/site/account.ts"
import { createApi } from "#main/lazy/api.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall } from "#tests/setup/client.ts"
import { confirmEmail, disownSignUp, requestEmail, signIn, signUp } from "./account.ts"

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Creates the adapters as the product does, on any network. */
const client = (fetch: Fetch, locale: Locale = "en-US", access: string | null = null) => {
  const savedTokens: Array<Tokens> = []
  const sent: Array<{ readonly url: string; readonly init: RequestInit }> = []
  const api = createApi({
    fetch: (url, init) => {
      sent.push({ url, init })
      return fetch(url, init)
    },
    baseUrl: "http://localhost/api/v1",
    tokens: { readAccessToken: () => access, hasTokens: () => access !== null },
    refreshSession: () => Promise.resolve({ _tag: "SessionLost" }),
    locale: () => locale,
    onServerFault: () => undefined,
  })
  const tokenWriter = { save: (tokens: Tokens) => void savedTokens.push(tokens) }
  return {
    savedTokens,
    sent,
    signIn: (email: string, password = "correct-horse") =>
      runCall(signIn(api, tokenWriter)({ email, password, humanCheck: "human" })),
    signUp: (email: string, code: string | null = null, password = "correct-horse") =>
      runCall(signUp(api, tokenWriter, () => "rub")({ email, password, code, humanCheck: "human" })),
    confirm: (emailToken: string, mine = true) =>
      runCall(confirmEmail(api, tokenWriter)({ emailToken, isOwnSignUp: mine })),
    disown: (emailToken: string) => runCall(disownSignUp(api)({ emailToken })),
    resend: (to: { email: string } | { emailToken: string }) =>
      runCall(requestEmail(api)({ ...to, humanCheck: "human" })),
    check: (code: string) => runCall(checkPromoCode(api)({ code })),
  }
}

const generateEmail = () => `${randomUUID()}@shop.example`

describe("the account adapters on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
  const messages = async (to: string) =>
    (await (await sandbox(new Request(`http://localhost/sandbox/api/mailbox?to=${to}`))).json()) as ReadonlyArray<{
      link: string
    }>
  const tokensTo = async (email: string) =>
    (await messages(email)).map(({ link }) => new URL(link, "http://localhost").searchParams.get("token")!)

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db)
  })
  afterAll(() => database.close())

  it("sign up, and store the returned tokens without exposing them", async () => {
    const { signUp, savedTokens } = client(fetch)
    expect(await signUp(generateEmail(), "WELCOME10")).toEqual(Result.succeed(null))
    expect(savedTokens).toEqual([
      { access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 900 },
    ])
  })

  it("report an address that is already registered, in upper or lower case", async () => {
    const { signUp, savedTokens } = client(fetch)
    const email = generateEmail()
    await signUp(email)
    expect(await signUp(email.toUpperCase())).toEqual(Result.fail({ _tag: "AlreadyRegistered" }))
    expect(savedTokens).toHaveLength(1)
  })

  it.each([
    ["en-US", "This password is too easy to guess"],
    ["ru-RU", "Этот пароль легко угадать"],
  ] as const)("pass on the server's message about a common password: %s", async (locale, text) => {
    const { signUp, savedTokens } = client(fetch, locale)
    expect(await signUp(generateEmail(), null, "sunshine")).toEqual(
      Result.fail(
        callFailed("refused", {
          message: expect.stringContaining(text) as string,
          requestId: expect.any(String) as string,
        }),
      ),
    )
    expect(savedTokens).toEqual([])
  })

  it("refuse to sign in before the address is confirmed, in the person's language", async () => {
    const email = generateEmail()
    await client(fetch).signUp(email)
    expect(await client(fetch).signIn(email)).toEqual(
      Result.fail({ _tag: "UserNotVerified", message: "Confirm your e-mail address first." }),
    )
    expect(await client(fetch, "ru-RU").signIn(email)).toEqual(
      Result.fail({ _tag: "UserNotVerified", message: "Сначала подтвердите адрес электронной почты." }),
    )
  })

  it("confirm an address once and then sign in, and pass on the server's message about a wrong password", async () => {
    const email = generateEmail()
    const { signUp, signIn, confirm, savedTokens } = client(fetch)
    await signUp(email)
    const [token] = await tokensTo(email)
    expect(await confirm(token!)).toEqual(Result.succeed(null))
    expect(await confirm(token!)).toEqual(Result.fail({ _tag: "AlreadyConfirmed" }))
    expect(await signIn(email)).toEqual(Result.succeed(null))
    expect(savedTokens).toHaveLength(3)
    expect(await signIn(email, "wrong-horse")).toEqual(
      Result.fail(
        callFailed("refused", { message: "Wrong e-mail or password.", requestId: expect.any(String) as string }),
      ),
    )
  })

  it("request another e-mail by address and by the old link, which then becomes invalid", async () => {
    const email = generateEmail()
    const { signUp, resend, confirm } = client(fetch)
    await signUp(email)
    const [first] = await tokensTo(email)
    expect(await resend({ email })).toEqual(Result.succeed(null))
    expect(await confirm(first!)).toEqual(Result.fail({ _tag: "OldToken" }))
    expect(await resend({ emailToken: first! })).toEqual(Result.succeed(null))
    expect(await messages(email)).toHaveLength(3)
    expect(await resend({ email: generateEmail() })).toEqual(Result.succeed(null))
  })

  it("treat an unknown token as an old link", async () => {
    expect(await client(fetch).confirm("nonsense")).toEqual(Result.fail({ _tag: "OldToken" }))
  })

  it.each([
    ["WELCOME10", { code: "WELCOME10", canBeApplied: true, discountPercent: decimal("10") }],
    ["welcome10", { code: "WELCOME10", canBeApplied: true, discountPercent: decimal("10") }],
    ["PARTNER0", { code: "PARTNER0", canBeApplied: true, discountPercent: zero }],
    ["ENDED15", { code: "ENDED15", canBeApplied: false, discountPercent: decimal("15") }],
    ["UNKNOWN", { code: "UNKNOWN", canBeApplied: false, discountPercent: zero }],
    ["..", { code: "..", canBeApplied: false, discountPercent: zero }],
    ["a/b?c=d#e", { code: "a/b?c=d#e", canBeApplied: false, discountPercent: zero }],
    ["скидка", { code: "скидка", canBeApplied: false, discountPercent: zero }],
    ["\ud83d", { code: "\ud83d", canBeApplied: false, discountPercent: zero }],
  ])("check the code %j", async (code, answer) => {
    const checked = Result.getOrThrow(await client(fetch).check(code))
    expect({ ...checked, discountPercent: `${checked.discountPercent}` }).toEqual({
      ...answer,
      discountPercent: `${answer.discountPercent}`,
    })
  })
})

describe("the request of an account adapter", () => {
  const answered = { access_token: "a", refresh_token: "r", expires_in: 900 }
  const fetch: Fetch = () => Promise.resolve(Response.json(answered))

  it("contains the human check and no token of an earlier session, for a sign-in", async () => {
    const { signIn, sent } = client(fetch, "en-US", "a-token")
    await signIn("anna@example.com")
    const [{ url, init }] = sent as [(typeof sent)[0]]
    expect({ url, method: init.method, body: `${init.body as URLSearchParams}` }).toEqual({
      url: "http://localhost/api/v1/token",
      method: "POST",
      body: "grant_type=password&username=anna%40example.com&password=correct-horse",
    })
    expect(init.headers).toMatchObject({ ReCaptcha: "human", "Accept-Language": "en-US" })
    expect(init.headers).not.toHaveProperty("Authorization")
  })

  it("contains the currency, and the promo code if there is one, for a sign-up", async () => {
    const { signUp, sent } = client(fetch)
    await signUp("anna@example.com")
    await signUp("anna@example.com", "WELCOME10")
    expect(sent.map(({ init }) => JSON.parse(init.body as string) as unknown)).toEqual([
      { email: "anna@example.com", password: "correct-horse", currencyId: "rub" },
      { email: "anna@example.com", password: "correct-horse", currencyId: "rub", code: "WELCOME10" },
    ])
    expect(sent[0]!.init.headers).toMatchObject({ ReCaptcha: "human" })
  })
})

describe("calls that fail", () => {
  const requestId = "req-1"
  const failures: ReadonlyArray<readonly [string, Fetch, ReturnType<typeof callFailed>]> = [
    ["no network", () => Promise.reject(new TypeError("Failed to fetch")), callFailed("offline")],
    [
      "500",
      () => Promise.resolve(new Response("", { status: 500, headers: { "X-Request-Id": requestId } })),
      callFailed("server", { requestId }),
    ],
    ["503", () => Promise.resolve(new Response("<h1>busy</h1>", { status: 503 })), callFailed("unavailable")],
    [
      "429",
      () => Promise.resolve(Response.json({ message: "Slow down" }, { status: 429, headers: { "Retry-After": "7" } })),
      callFailed("tooMany", { message: "Slow down", retryAfter: 7 }),
    ],
    ["no JSON", () => Promise.resolve(new Response("<html>", { status: 200 })), callFailed("malformed")],
    ["an answer without tokens", () => Promise.resolve(Response.json({ access_token: 1 })), callFailed("malformed")],
    ["a refusal without words", () => Promise.resolve(new Response("", { status: 418 })), callFailed("refused")],
  ]

  it.each(failures)("report the failure “%s”, and store no token", async (_, fetch, failure) => {
    const { signIn, signUp, confirm, savedTokens } = client(fetch)
    expect([await signIn("anna@example.com"), await signUp("anna@example.com"), await confirm("token")]).toEqual([
      Result.fail(failure),
      Result.fail(failure),
      Result.fail(failure),
    ])
    expect(savedTokens).toEqual([])
  })

  it.each(failures)(
    "report the failure “%s” of a promo check, and no verdict on the code",
    async (_, fetch, failure) => {
      expect(await client(fetch).check("WELCOME10")).toEqual(Result.fail(failure))
    },
  )

  it.each([404, 400])("report status %i of the promo check as a code that is not applicable", async (status) => {
    const refusing: Fetch = () =>
      Promise.resolve(Response.json({ code: "NotFound", message: "No such code" }, { status }))
    expect(Result.getOrThrow(await client(refusing).check("WELCOME10")).canBeApplied).toBe(false)
  })
})
