import { randomUUID } from "node:crypto"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, fromCallback, fromPromise, waitFor, type AnyEventObject } from "xstate"
import { signIn, signUp } from "#adapters/account/account.ts"
import { loadSummary } from "#adapters/cabinet/dashboard.ts"
import { loadProfile } from "#adapters/site/session.ts"
import { demoProfile } from "#domain/fixtures/account.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { Profile } from "#domain/site/account.ts"
import { session, type SessionChanged } from "#machines/site/session.machine.ts"
import { rememberCustomers } from "#main/site/remember-customers.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { createBrowser, type Tab } from "./browser.ts"

const start = Date.parse("2026-03-10T12:00:00.000Z")
const accessLife = 15 * 60 * 1_000
const password = "correct-horse"

let database: Database
let sandbox: Sandbox["fetch"]
const time = { now: start }
const now = () => time.now

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createFetchHandler(database.db, { now })
})
afterAll(() => database.close())
beforeEach(() => {
  time.now = start
})

const visit = () => {
  const network = { fetch: (url: string, init: RequestInit) => sandbox(new Request(url, init)) }
  return { network, ...createBrowser(network, now) }
}

const startSession = async ({ api, tokens, session }: Tab) => {
  const email = `${randomUUID()}@shop.example`
  const response = await Effect.runPromise(
    Effect.result(signUp(api, tokens, () => "usd")({ email, password, code: null, humanCheck: "human" })),
  )
  expect(Result.isSuccess(response)).toBe(true)
  await waitFor(session, (state) => state.matches("authenticated"))
  return email
}
const profileOf = ({ api }: Tab) => Effect.runPromise(Effect.result(loadProfile(api)()))

describe("a session", () => {
  it("begins with the sign-up in every tab, and continues after a reload", async () => {
    const { openTab, cookies } = visit()
    const [here, there] = [openTab(), openTab()]
    expect(here.session.getSnapshot().value).toBe("anonymous")
    const email = await startSession(here)
    expect(here.session.getSnapshot().context.profile).toMatchObject({ email, hasPassword: true })
    const restored = await waitFor(there.session, (state) => state.matches("authenticated"))
    expect(restored.context.profile?.email).toBe(email)
    const reloaded = openTab()
    expect(reloaded.session.getSnapshot().value).toBe("checking")
    await waitFor(reloaded.session, (state) => state.matches("authenticated"))
    expect(cookies.read("token")).not.toBeNull()
  })

  it("is renewed once for all tabs and calls after the access token has expired", async () => {
    const { openTab, cookies, sentTo } = visit()
    const tabs = [openTab(), openTab(), openTab()]
    const email = await startSession(tabs[0]!)
    // The token has expired on the server, but this browser's clock is slow. Every call uses the old token and receives a 401 response.
    const [token, refresh] = [cookies.read("token")!, cookies.read("refreshToken")!]
    time.now += accessLife + 1_000
    cookies.write("token", token, 60)
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => profileOf(tabs[index % 3]!)))
    for (const response of responses) expect(Result.getOrThrow(response).email).toBe(email)
    expect(sentTo("POST /token")).toBe(1)
    expect(cookies.read("token")).not.toBe(token)
    expect(cookies.read("refreshToken")).not.toBe(refresh)
    for (const tab of tabs) await waitFor(tab.session, (state) => state.matches("authenticated"))
  })

  it("does not use the history that an earlier customer loaded", async () => {
    const { openTab } = visit()
    const tab = openTab()
    await startSession(tab)
    tab.visit.recordHistory(5)
    const first = tab.session.getSnapshot().context.profile!.id
    await startSession(tab)
    await waitFor(tab.session, ({ context: { profile } }) => profile !== null && profile.id !== first)
    const totals: Array<number> = []
    tab.visit.onHistory(({ total }) => totals.push(total))
    tab.visit.recordHistory(0)
    expect(totals).toEqual([0])
  })

  it("is lost in every tab with the next call without any cookies", async () => {
    const { openTab, cookies, sentTo } = visit()
    const [here, there] = [openTab(), openTab()]
    await startSession(here)
    await waitFor(there.session, (state) => state.matches("authenticated"))
    cookies.remove("token")
    cookies.remove("refreshToken")
    expect(await profileOf(here)).toMatchObject(Result.fail({ _tag: "CallFailed", reason: "unauthorized" }))
    expect([here, there].map(({ session }) => session.getSnapshot().value)).toEqual(["anonymous", "anonymous"])
    expect(sentTo("POST /token")).toBe(0)
  })

  it("loads its missing profile once the server responds again", async () => {
    const { network, openTab } = visit()
    const tab = openTab()
    const email = await startSession(tab)
    const real = network.fetch
    network.fetch = () => Promise.resolve(new Response("", { status: 500 }))
    const reloaded = openTab()
    await waitFor(reloaded.session, (state) => state.matches("authenticated"))
    expect(reloaded.session.getSnapshot().context.profile).toBeNull()
    network.fetch = real
    await Effect.runPromise(loadSummary(reloaded.api)())
    const named = await waitFor(reloaded.session, ({ context }) => context.profile !== null)
    expect(named.context.profile?.email).toBe(email)
  })

  it("is remembered as that of a customer after it ends, and a demo is not", async () => {
    const { openTab } = visit()
    const tab = openTab()
    let remembered = 0
    rememberCustomers(tab, () => {
      remembered += 1
    })
    expect(await profileOf(tab)).toMatchObject(Result.fail({ reason: "unauthorized" }))
    expect(remembered).toBe(0)
    await startSession(tab)
    expect(remembered).toBe(1)
    const demo = createActor(
      session.provide({
        actors: {
          watchTokens: fromCallback<AnyEventObject, undefined, SessionChanged>(({ sendBack }) =>
            sendBack({ type: "session.started" }),
          ),
          loadProfile: fromPromise<Result.Result<Profile, CallFailed>, void>(async () => Result.succeed(demoProfile)),
        },
      }),
    )
    rememberCustomers({ session: demo }, () => {
      remembered += 1
    })
    demo.start()
    await waitFor(demo, (state) => state.matches("demo"))
    expect(remembered).toBe(1)
  })

  it("is refreshed before the call if the access cookie is missing", async () => {
    const { openTab, cookies, sent } = visit()
    const tab = openTab()
    const email = await startSession(tab)
    time.now += accessLife + 1_000
    expect(cookies.read("token")).toBeNull()
    sent.length = 0
    expect(Result.getOrThrow(await profileOf(tab)).email).toBe(email)
    expect(sent).toEqual(["POST /token", "GET /profile"])
  })

  it("is lost if the server refuses to renew it, which clears the tokens and notifies every tab", async () => {
    const { openTab, cookies } = visit()
    const [here, there] = [openTab(), openTab()]
    await startSession(here)
    await waitFor(there.session, (state) => state.matches("authenticated"))
    cookies.write("token", "stale", 60)
    cookies.write("refreshToken", "stale", 60)
    expect(await profileOf(here)).toEqual(Result.fail(expect.objectContaining({ reason: "unauthorized" })))
    expect([cookies.read("token"), cookies.read("refreshToken")].every((value) => !value)).toBe(true)
    expect(here.tokenRefresh.getSnapshot().value).toBe("lost")
    for (const tab of [here, there]) expect(tab.session.getSnapshot().value).toBe("anonymous")
  })

  it("makes at most three requests if the server always refuses it", async () => {
    const { network, openTab, sent } = visit()
    const tab = openTab()
    await startSession(tab)
    const real = network.fetch
    network.fetch = (url, init) =>
      url.endsWith("/token")
        ? real(url, init)
        : Promise.resolve(new Response(JSON.stringify({ code: "Unauthorized" }), { status: 401 }))
    sent.length = 0
    expect(await profileOf(tab)).toEqual(Result.fail(callFailed("unauthorized")))
    expect(sent).toEqual(["GET /profile", "POST /token", "GET /profile"])
  })

  it.each([
    ["the network goes away", () => Promise.reject(new TypeError("Failed to fetch")), callFailed("offline")],
    ["the server is down", () => Promise.resolve(new Response("", { status: 503 })), callFailed("unavailable")],
    ["the server is asked too often", () => Promise.resolve(new Response("", { status: 429 })), callFailed("tooMany")],
    ["the answer is not readable", () => Promise.resolve(new Response("{}")), callFailed("malformed")],
  ])("stays when %s during the renewal", async (_, response, failed) => {
    const { network, openTab, cookies } = visit()
    const tab = openTab()
    const email = await startSession(tab)
    const real = network.fetch
    const refresh = cookies.read("refreshToken")
    network.fetch = (url, init) => (url.endsWith("/token") ? response() : real(url, init))
    cookies.write("token", "stale", 60)
    expect(await profileOf(tab)).toEqual(Result.fail({ ...failed, isNotExecuted: true }))
    expect(cookies.read("refreshToken")).toBe(refresh)
    expect(tab.session.getSnapshot().value).toBe("authenticated")
    network.fetch = real
    expect(Result.getOrThrow(await profileOf(tab)).email).toBe(email)
  })

  it("is not restored if it ends during a refresh", async () => {
    const { network, openTab, cookies } = visit()
    const tab = openTab()
    await startSession(tab)
    const real = network.fetch
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    network.fetch = async (url, init) => {
      if (!url.endsWith("/token")) return real(url, init)
      const response = await real(url, init)
      reach()
      await held
      return response
    }
    cookies.write("token", "stale", 60)
    const call = profileOf(tab)
    await reached
    network.fetch = real
    tab.signOut.send({ type: "signOut.ask" })
    release()
    expect(Result.isFailure(await call)).toBe(true)
    expect(tab.tokens.hasTokens()).toBe(false)
    expect(tab.session.getSnapshot().value).toBe("anonymous")
  })
})

describe("signing out", () => {
  it("clears the tokens in every tab at once, and ends the session on the server", async () => {
    const { openTab, cookies } = visit()
    const [here, there] = [openTab(), openTab()]
    await startSession(here)
    await waitFor(there.session, (state) => state.matches("authenticated"))
    const token = cookies.read("token")!
    here.signOut.send({ type: "signOut.ask" })
    expect(here.tokens.hasTokens()).toBe(false)
    expect(here.session.getSnapshot().value).toBe("anonymous")
    await waitFor(there.session, (state) => state.matches("anonymous"))
    await waitFor(here.signOut, (state) => state.matches("done"))
    const response = await sandbox(
      new Request("http://localhost/api/v1/profile", { headers: { Authorization: `Bearer ${token}` } }),
    )
    expect(response.status).toBe(401)
  })

  it("ends the session on the server even with an expired access token", async () => {
    const { openTab, sent, cookies } = visit()
    const tab = openTab()
    await startSession(tab)
    time.now += accessLife + 1_000
    const refresh = cookies.read("refreshToken")!
    sent.length = 0
    tab.signOut.send({ type: "signOut.ask" })
    await waitFor(tab.signOut, (state) => state.matches("done"))
    expect(sent).toEqual(["POST /token", "POST /signout"])
    expect(tab.tokens.hasTokens()).toBe(false)
    const again = await sandbox(
      new Request("http://localhost/api/v1/token", {
        method: "POST",
        body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refresh }),
      }),
    )
    expect(again.status).toBe(400)
  })

  it("ends the session locally without a network, shows that, and the next sign-in removes the message", async () => {
    const { network, openTab } = visit()
    const tab = openTab()
    const email = await startSession(tab)
    const real = network.fetch
    network.fetch = () => Promise.reject(new TypeError("Failed to fetch"))
    tab.signOut.send({ type: "signOut.ask" })
    await waitFor(tab.signOut, (state) => state.matches("failed"))
    expect(tab.session.getSnapshot().value).toBe("anonymous")
    network.fetch = real
    await confirm(email)
    const response = await Effect.runPromise(
      Effect.result(signIn(tab.api, tab.tokens)({ email, password, humanCheck: "human" })),
    )
    expect(Result.isSuccess(response)).toBe(true)
    expect(tab.signOut.getSnapshot().value).toBe("idle")
  })
})

/** Opens the link in the confirmation e-mail. */
const confirm = async (email: string) => {
  const emails = (await (
    await sandbox(new Request(`http://localhost/sandbox/api/mailbox?to=${email}`))
  ).json()) as ReadonlyArray<{ link: string }>
  const emailToken = new URL(emails[0]!.link, "http://localhost").searchParams.get("token")
  const response = await sandbox(
    new Request("http://localhost/api/v1/signup/confirm", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ emailToken, mine: true }),
    }),
  )
  expect(response.status).toBe(200)
}
