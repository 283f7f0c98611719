import { Effect, Fiber, Result, Schema } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ApiCall } from "#adapters/shared/api.ts"
import type { HttpClient, SessionRefresh } from "#adapters/site/http.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { createApi } from "./api.ts"

const Greeting = Schema.Struct({ hello: Schema.String })
const greet: ApiCall<typeof Greeting.Type> = { method: "GET", path: "/greeting", response: Greeting }
const change: ApiCall<typeof Greeting.Type> = { ...greet, method: "POST", body: { to: "you" } }

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } })
const hello = () => json(200, { hello: "world" })

interface SentRequest {
  readonly url: string
  readonly init: RequestInit
  readonly headers: Readonly<Record<string, string>>
}

/** Creates the adapter on a mock network that gives these responses in turn. The last response repeats. */
const on = (answers: ReadonlyArray<() => Response | Promise<Response>>, more: Partial<HttpClient> = {}) => {
  const sent: Array<SentRequest> = []
  const faults: Array<string | null> = []
  const token = { now: "one" as string | null }
  const api = createApi({
    fetch: async (url, init) => {
      sent.push({ url, init, headers: init.headers as Record<string, string> })
      return answers[Math.min(sent.length, answers.length) - 1]!()
    },
    baseUrl: "/api/v1",
    tokens: { readAccessToken: () => token.now, hasTokens: () => true },
    refreshSession: async () => {
      token.now = "two"
      return { _tag: "TokenRefreshed" }
    },
    locale: () => "ru-RU",
    onServerFault: (requestId) => faults.push(requestId),
    ...more,
  })
  /** Makes a call. If the server refuses it, the failure is the server's refusal itself, not a named refusal. */
  const send = <A>({ method, path, ...options }: ApiCall<A>) =>
    Effect.runPromise(
      Effect.result(
        api(`${method} ${path}`, {
          ...options,
          refusals: { Refused: (error) => (error._tag === "Refused" ? error : null) },
        }),
      ),
    )
  return {
    api,
    ask: send,
    sent,
    faults,
    token,
    bearers: () => sent.map(({ headers }) => headers["Authorization"] ?? null),
  }
}

const failure = <A, E>(result: Result.Result<A, E>): E => {
  if (Result.isSuccess(result)) throw new Error(`Succeeded: ${JSON.stringify(result.success)}`)
  return result.failure
}

describe("a request", () => {
  it("has the path and body of the call, the language of the page, and the session's token", async () => {
    const { ask: send, sent } = on([hello])
    expect(await send({ ...change, path: "/orders/", query: { offset: "0", state: undefined } })).toEqual(
      Result.succeed({ hello: "world" }),
    )
    expect(sent).toHaveLength(1)
    expect(sent[0]!.url).toBe("/api/v1/orders/?offset=0")
    expect(sent[0]!.headers).toEqual({
      Accept: "application/json",
      "Accept-Language": "ru-RU",
      Authorization: "Bearer one",
      "Content-Type": "application/json",
    })
    expect(sent[0]!.init).toMatchObject({ method: "POST", body: '{"to":"you"}', redirect: "manual", cache: "no-store" })
  })

  it("is form-encoded and without the session if the call says so", async () => {
    const { ask: send, sent } = on([hello])
    await send({
      method: "POST",
      path: "/token",
      form: { grant_type: "password", username: "a+b@c" },
      response: Greeting,
      anonymous: true,
    })
    expect((sent[0]!.init.body as URLSearchParams).toString()).toBe("grant_type=password&username=a%2Bb%40c")
    expect(sent[0]!.headers).toEqual({ Accept: "application/json", "Accept-Language": "ru-RU" })
  })

  it("asks for a supported language, whatever the cookie contains", async () => {
    const { ask: send, sent } = on([hello], { locale: () => "язык" })
    await send(greet)
    expect(sent[0]!.headers["Accept-Language"]).toBe("en-US")
  })

  it.each([
    "//evil.example/x",
    "https://evil.example",
    "/../signout",
    "/a/../b",
    "/a/./b",
    "/a//b",
    "/a?b",
    "/a\\b",
    "/a#b",
    "a",
    "",
  ])("is never sent outside of the API: %j", async (path) => {
    const { api, sent } = on([hello])
    await expect(Effect.runPromise(api(`GET ${path}`))).rejects.toThrow("Not a path of the API")
    expect(sent).toEqual([])
  })
})

describe("a response", () => {
  it("to a call without a result may be empty", async () => {
    const { ask: send } = on([() => new Response(null, { status: 204 })])
    expect(await send({ method: "POST", path: "/signout" })).toEqual(Result.succeed(null))
  })

  it.each([
    ["empty", () => new Response("")],
    ["no JSON", () => new Response("<html>")],
    ["cut off", () => new Response('{"hello":"wor')],
    ["of another shape", () => json(200, { hello: 1 })],
    ["null", () => json(200, null)],
    ["no content", () => new Response(null, { status: 204 })],
    ["a redirect", () => new Response(null, { status: 302, headers: { Location: "https://evil.example" } })],
  ])("is malformed if it is %s", async (_, answer) => {
    expect(failure(await on([answer]).ask(greet))).toEqual(callFailed("malformed"))
  })

  it.each([
    [400, { _tag: "Refused", code: "Bad", message: "Нет" }],
    [403, { _tag: "Refused", code: "Bad", message: "Нет" }],
    [404, { _tag: "Refused", code: "Bad", message: "Нет" }],
    [409, { _tag: "Refused", code: "Bad", message: "Нет" }],
    [424, { _tag: "Refused", code: "Bad", message: "Нет" }],
    [429, { _tag: "CallFailed", reason: "tooMany", message: "Нет", retryAfter: 7 }],
    [500, { _tag: "CallFailed", reason: "server" }],
    [502, { _tag: "CallFailed", reason: "unavailable" }],
    [503, { _tag: "CallFailed", reason: "unavailable" }],
    [504, { _tag: "CallFailed", reason: "unavailable" }],
  ])("with status %i is reported as documented", async (status, expected) => {
    const { ask: send, faults } = on([
      () => json(status, { code: "Bad", message: "Нет", requestId: "r-1" }, { "Retry-After": "7" }),
    ])
    expect(failure(await send(change))).toMatchObject({ ...expected, requestId: "r-1" })
    expect(faults).toEqual(status === 500 ? ["r-1"] : [])
  })

  it("is read in the format of OAuth too", async () => {
    const { ask: send } = on([() => json(400, { error: "invalid_grant", error_description: "No" })])
    expect(failure(await send(greet))).toEqual({
      _tag: "Refused",
      status: 400,
      code: "invalid_grant",
      message: "No",
      field: null,
      requestId: null,
    })
  })

  it.each([['{"code":5,"message":{}}'], ["[]"], ["null"], ["<html>"], [""]])(
    "without a documented body (%s) is still a refusal",
    async (text) => {
      const { ask: send } = on([() => new Response(text, { status: 409 })])
      expect(failure(await send(greet))).toEqual({
        _tag: "Refused",
        status: 409,
        code: "",
        message: null,
        field: null,
        requestId: null,
      })
    },
  )

  it("is shortened to a length that can be shown", async () => {
    const { ask: send, faults } = on([
      () => json(500, { message: "m".repeat(9_000), requestId: "b" }, { "X-Request-Id": "h".repeat(900) }),
    ])
    const failed = failure(await send(change))
    expect(failed.message).toBe("m".repeat(500))
    expect(failed.requestId).toBe("h".repeat(64))
    expect(faults).toEqual(["h".repeat(64)])
  })

  it.each([
    ["a poll", { ...change, isBackground: true }],
    ["a read, which the page shows in place", greet],
  ])("with status 500 to %s is not notified", async (_, call) => {
    const { ask: send, faults } = on([() => json(500, {})])
    expect(failure(await send(call))).toEqual(callFailed("server"))
    expect(faults).toEqual([])
  })

  it.each([
    [403, "forbidden"],
    [404, "notFound"],
    [409, "refused"],
  ])("with status %i and no name for it is reported as %s", async (status, reason) => {
    const { api } = on([() => json(status, { message: "No", requestId: "r" })])
    expect(await Effect.runPromise(Effect.result(api("GET /greeting", { response: Greeting })))).toEqual(
      Result.fail(callFailed(reason as "refused", { message: "No", requestId: "r" })),
    )
  })
})

describe("a missing response", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("is reported as offline without a network", async () => {
    expect(failure(await on([() => Promise.reject(new TypeError("Failed to fetch"))]).ask(greet))).toEqual(
      callFailed("offline"),
    )
  })

  it("is reported as a timeout after 20 s, and its request is aborted", async () => {
    const { ask: send, sent } = on([() => new Promise<Response>(() => {})])
    const asked = send(greet)
    await vi.advanceTimersByTimeAsync(timing.callTimeout - 1)
    expect(sent[0]!.init.signal!.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(failure(await asked)).toEqual(callFailed("timeout"))
    expect(sent[0]!.init.signal!.aborted).toBe(true)
  })

  it("is aborted once no caller waits for it", async () => {
    const { api, sent } = on([() => new Promise<Response>(() => {})])
    const fiber = Effect.runFork(api("GET /greeting"))
    await vi.advanceTimersByTimeAsync(1)
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(sent[0]!.init.signal!.aborted).toBe(true)
  })
})

describe("a response with status 401", () => {
  const unauthorized = () => json(401, { code: "Unauthorized", message: "No" })

  it("causes one renewal and one retry with the new token", async () => {
    const stale: Array<string | null> = []
    const world = on([unauthorized, hello], {
      refreshSession: async (token) => {
        stale.push(token)
        world.token.now = "two"
        return { _tag: "TokenRefreshed" }
      },
    })
    expect(await world.ask(change)).toEqual(Result.succeed({ hello: "world" }))
    expect(stale).toEqual(["one"])
    expect(world.bearers()).toEqual(["Bearer one", "Bearer two"])
  })

  it("is reported as unauthorized if it comes twice", async () => {
    const { ask: send, sent } = on([unauthorized])
    expect(failure(await send(greet))).toEqual(callFailed("unauthorized", { message: "No" }))
    expect(sent).toHaveLength(2)
  })

  it("to a visitor does not renew the session", async () => {
    const refreshSession = vi.fn<HttpClient["refreshSession"]>()
    const { ask: send, sent } = on([unauthorized], {
      tokens: { readAccessToken: () => null, hasTokens: () => false },
      refreshSession,
    })
    expect(failure(await send(greet))).toEqual(callFailed("unauthorized", { message: "No" }))
    expect(sent).toHaveLength(1)
    expect(refreshSession).not.toHaveBeenCalled()
  })

  it("to a call without a session is reported with the server's message", async () => {
    const { ask: send, sent } = on([
      () => json(401, { error: "invalid_grant", error_description: "Wrong e-mail or password." }),
    ])
    expect(failure(await send({ ...change, anonymous: true }))).toMatchObject({
      _tag: "Refused",
      status: 401,
      code: "invalid_grant",
      message: "Wrong e-mail or password.",
    })
    expect(sent).toHaveLength(1)
  })

  it("is avoided for an expired token, which is renewed first", async () => {
    const world = on([hello])
    world.token.now = null
    expect(await world.ask(greet)).toEqual(Result.succeed({ hello: "world" }))
    expect(world.bearers()).toEqual(["Bearer two"])
  })

  it("lets a read be repeated without a session and a write fail, if the session is lost", async () => {
    const refreshSession = async (): Promise<SessionRefresh> => ({ _tag: "SessionLost" })
    const read = on([unauthorized, hello], { refreshSession })
    expect(await read.ask(greet)).toEqual(Result.succeed({ hello: "world" }))
    expect(read.bearers()).toEqual(["Bearer one", null])
    const write = on([unauthorized, hello], { refreshSession })
    expect(failure(await write.ask(change))).toEqual(callFailed("unauthorized", { isNotExecuted: true }))
    expect(write.sent).toHaveLength(1)
  })

  it("fails the call as offline if its renewal finds no network", async () => {
    const { ask: send, sent } = on([unauthorized], { refreshSession: () => Promise.resolve(callFailed("offline")) })
    expect(failure(await send(greet))).toEqual(callFailed("offline", { isNotExecuted: true }))
    expect(sent).toHaveLength(1)
  })
})

describe("a response that requires a two-factor code", () => {
  const tfa = () => json(403, { code: "tfa", message: "Code" })

  it("asks for a code again while it is wrong, and sends each code once", async () => {
    const asked: Array<AbortSignal> = []
    const { ask: send, sent } = on([tfa, tfa, hello], {
      challenge: (call) => {
        expect(call.aborted).toBe(false)
        asked.push(call)
        return Promise.resolve(asked.length === 1 ? "111111" : "222222")
      },
    })
    expect(await send(change)).toEqual(Result.succeed({ hello: "world" }))
    expect(asked).toHaveLength(2)
    expect(asked[0]).toBe(asked[1])
    expect(asked[0]!.aborted).toBe(true)
    expect(sent.map(({ headers }) => headers["X-TFA"])).toEqual([undefined, "111111", "222222"])
  })

  it("distinguishes a used code from a wrong one", async () => {
    const used: Array<boolean> = []
    const { ask: send } = on([tfa, () => json(403, { code: "CodeUsed", message: "Used" }), tfa, hello], {
      challenge: (_, wasUsed) => {
        used.push(wasUsed)
        return Promise.resolve("111111")
      },
    })
    expect(await send(change)).toEqual(Result.succeed({ hello: "world" }))
    expect(used).toEqual([false, true, false])
  })

  it("is reported as cancelled if the person closes the dialog, or none can open", async () => {
    expect(failure(await on([tfa], { challenge: () => Promise.resolve(null) }).ask(change))).toEqual(
      callFailed("cancelled"),
    )
    expect(failure(await on([tfa]).ask(change))).toEqual(callFailed("cancelled"))
  })

  it("opens no dialog for a poll, or for a call that has a code", async () => {
    const challenge = vi.fn<NonNullable<HttpClient["challenge"]>>()
    const refused = { _tag: "Refused", status: 403, code: "tfa" }
    expect(failure(await on([tfa], { challenge }).ask({ ...greet, isBackground: true }))).toMatchObject(refused)
    expect(failure(await on([tfa], { challenge }).ask({ ...change, headers: { "X-TFA": "123456" } }))).toMatchObject(
      refused,
    )
    expect(challenge).not.toHaveBeenCalled()
  })
})
