import { Effect, Fiber, Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import type { Api } from "#adapters/shared/api.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { createChallenge } from "#main/lazy/challenge.tsx"
import { requestCodeFrom } from "#main/site/challenge.ts"
import { noFirstRender } from "#main/site/first-render.ts"
import { lazyPart } from "#main/site/part.tsx"
import { createI18n } from "#ui/shared/i18n.ts"
import { createBrowser } from "./browser.ts"

const Done = Schema.Struct({ done: Schema.String })
const order = (api: Api, name: string, headers = {}) => api(`POST /${name}`, { body: {}, response: Done, headers })

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const asksForCode = () => json(403, { code: "tfa", message: "Code" })

interface SentRequest {
  readonly path: string
  readonly code: string | null
  readonly bearer: string | null
}

/** Opens a signed-in tab. Every call requires a code until the server accepts one. */
const open = (respond: (sent: SentRequest) => Response) => {
  const sent: Array<SentRequest> = []
  const fetch = (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const firstCall = {
      path: new URL(url).pathname.replace("/api/v1", ""),
      code: headers.get("X-TFA"),
      bearer: headers.get("Authorization"),
    }
    if (firstCall.path === "/profile") return Promise.resolve(json(503, {}))
    sent.push(firstCall)
    return Promise.resolve(respond(firstCall))
  }
  const { openTab, cookies } = createBrowser({ fetch }, () => Date.parse("2026-03-10T12:00:00.000Z"))
  cookies.write("token", "one", 900)
  cookies.write("refreshToken", "refresh", 900)
  const app = openTab()
  const actor = () => app.challenge.get()!.actor
  const rounds: Array<number> = []
  const fetched = new Promise<void>((done) => {
    app.challenge.subscribe(() => {
      actor().subscribe(({ value, context: { round } }) => {
        if (value === "editing" && !rounds.includes(round)) rounds.push(round)
      })
      done()
    })
  })
  return {
    app,
    sent,
    rounds,
    ask: (name: string, headers = {}) => Effect.runPromise(Effect.result(order(app.api, name, headers))),
    at: async (state: "closed" | "editing" | "sending" | "wrongCode") => {
      await fetched
      await waitFor(actor(), (snapshot) => snapshot.value === state)
    },
    queued: async (length: number) => {
      await fetched
      await waitFor(actor(), ({ context }) => context.queue.length === length)
    },
    type: (code: string) => actor().send({ type: "twoFactorCode.submit", code }),
    cancel: () => actor().send({ type: "challenge.cancel" }),
    state: () => app.challenge.get()?.actor.getSnapshot().value ?? "closed",
  }
}
const acceptCodes =
  (good: ReadonlyArray<string>) =>
  ({ path, code }: SentRequest) =>
    code !== null && good.includes(code) ? json(200, { done: path }) : asksForCode()

/** Creates the two-factor part of the site, with a chunk of this test. */
const dialogOf = (load: () => Promise<ReturnType<typeof createChallenge>>) =>
  lazyPart(
    { firstRender: noFirstRender, i18n: createI18n(), locale: () => "en-US" },
    { load, view: (dialog) => dialog },
  )

describe("a call that requires a code", () => {
  it("waits for the code, and is sent again with it", async () => {
    const { ask, at, type, sent, state } = open(acceptCodes(["111111"]))
    const result = ask("withdraws")
    await at("editing")
    type("111111")
    expect(await result).toEqual(Result.succeed({ done: "/withdraws" }))
    expect(sent.map(({ code }) => code)).toEqual([null, "111111"])
    expect(state()).toBe("closed")
  })

  it("requests another code while the code is wrong", async () => {
    const { ask, at, type, sent } = open(acceptCodes(["333333"]))
    const result = ask("withdraws")
    await at("editing")
    type("111111")
    await at("wrongCode")
    type("222222")
    await at("sending")
    await at("wrongCode")
    type("333333")
    expect(await result).toEqual(Result.succeed({ done: "/withdraws" }))
    expect(sent.map(({ code }) => code)).toEqual([null, "111111", "222222", "333333"])
  })

  it("fails with the server's response to the call with the code, and the modal closes", async () => {
    const { ask, at, type, state } = open(({ code }) =>
      code === null ? asksForCode() : json(409, { code: "WrongState", message: "Not now." }),
    )
    const result = ask("withdraws")
    await at("editing")
    type("111111")
    expect(await result).toEqual(Result.fail(callFailed("refused", { message: "Not now." })))
    expect(state()).toBe("closed")
  })

  it("keeps its code while the tokens are refreshed", async () => {
    const { ask, at, type, sent } = open(({ path, code, bearer }) => {
      if (path === "/token")
        return json(200, { access_token: "two", refresh_token: "r", expires_in: 900, token_type: "Bearer" })
      if (code === null) return asksForCode()
      return bearer === "Bearer two" ? json(200, { done: path }) : json(401, {})
    })
    const result = ask("withdraws")
    await at("editing")
    type("111111")
    expect(await result).toEqual(Result.succeed({ done: "/withdraws" }))
    expect(sent.map(({ path, code }) => [path, code])).toEqual([
      ["/withdraws", null],
      ["/withdraws", "111111"],
      ["/token", null],
      ["/withdraws", "111111"],
    ])
  })

  it("closes the modal when no call waits any more", async () => {
    const { app, at, state, queued } = open(asksForCode)
    const [firstCall, two] = [Effect.runFork(order(app.api, "one")), Effect.runFork(order(app.api, "two"))]
    await queued(2)
    await Effect.runPromise(Fiber.interrupt(firstCall))
    expect(state()).toBe("editing")
    await Effect.runPromise(Fiber.interrupt(two))
    await at("closed")
  })
})

describe("many calls that require a code", () => {
  const names = Array.from({ length: 20 }, (_, index) => `call-${index}`)

  it("share one modal, whose closing ends each call silently after one request", async () => {
    const { ask, queued, cancel, sent, rounds, state } = open(asksForCode)
    const result = names.map((name) => ask(name))
    await queued(20)
    expect([state(), rounds]).toEqual(["editing", [1]])
    cancel()
    expect(await Promise.all(result)).toEqual(names.map(() => Result.fail(callFailed("cancelled"))))
    expect(sent.map(({ path }) => path)).toEqual(names.map((name) => `/${name}`))
    expect(state()).toBe("closed")
  })

  it("request their codes one after the other", async () => {
    const used = new Set<string>()
    const { ask, at, queued, type, sent, rounds } = open(({ path, code }) => {
      if (code === null || used.has(code)) return asksForCode()
      used.add(code)
      return json(200, { done: path })
    })
    const result = ["one", "two", "three"].map((name) => ask(name))
    await queued(3)
    for (const code of ["111111", "222222", "333333"]) {
      await at("editing")
      type(code)
      await at("sending")
    }
    expect(await Promise.all(result)).toEqual(["/one", "/two", "/three"].map((done) => Result.succeed({ done })))
    expect(sent.filter(({ code }) => code !== null).map(({ path, code }) => [path, code])).toEqual([
      ["/one", "111111"],
      ["/two", "222222"],
      ["/three", "333333"],
    ])
    expect(rounds).toEqual([1, 2, 3])
    await at("closed")
  })
})

describe("the code dialog", () => {
  it("is not opened by a poll, or by a call that has a code", async () => {
    const { app, ask, state, sent } = open(asksForCode)
    const refused = Result.fail(callFailed("forbidden", { message: "Code" }))
    expect(
      await Effect.runPromise(Effect.result(app.api("GET /poll", { response: Done, isBackground: true }))),
    ).toEqual(refused)
    expect(await ask("disable", { "X-TFA": "111111" })).toEqual(refused)
    expect([state(), sent.length]).toEqual(["closed", 2])
  })

  it("makes the call fail as offline if it cannot be loaded, and is loaded again by the next call", async () => {
    const created = createChallenge()
    const chunk = { there: false }
    const { fetch } = dialogOf(() =>
      chunk.there ? Promise.resolve(created) : Promise.reject(new Error("Failed to fetch")),
    )
    const ask = requestCodeFrom(fetch)
    const { signal } = new AbortController()
    expect(await ask(signal, false)).toEqual(callFailed("offline"))
    chunk.there = true
    const result = ask(signal, false)
    await waitFor(created.actor, (state) => state.matches("editing"))
    created.actor.send({ type: "twoFactorCode.submit", code: "111111" })
    expect(await result).toBe("111111")
  })

  it("is not opened if the call has ended before the dialog is loaded", async () => {
    const created = createChallenge()
    const call = new AbortController()
    const { promise: fetched, resolve } = Promise.withResolvers<typeof created>()
    const result = requestCodeFrom(dialogOf(() => fetched).fetch)(call.signal, false)
    call.abort()
    resolve(created)
    expect(await result).toBeNull()
    expect(created.actor.getSnapshot().value).toBe("closed")
  })
})
