import { randomUUID } from "node:crypto"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { signUp } from "#adapters/account/account.ts"
import { loadProfile } from "#adapters/site/session.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { createBrowser, type Tab } from "./browser.ts"

const start = Date.parse("2026-03-10T12:00:00.000Z")
const accessLife = 15 * 60 * 1_000

let database: Database
let sandbox: Sandbox["fetch"]
const time = { now: start }
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createFetchHandler(database.db, { now: () => time.now })
})
afterAll(() => database.close())
beforeEach(() => {
  time.now = start
})

const tabsOf = (count: number) => {
  const network = { fetch: (url: string, init: RequestInit) => sandbox(new Request(url, init)) }
  const { openTab, cookies, sentTo } = createBrowser(network, () => time.now)
  return { tabs: Array.from({ length: count }, openTab), openTab, cookies, sentTo }
}
const signIn = async ({ api, tokens, session }: Tab) => {
  const email = `${randomUUID()}@shop.example`
  const form = { email, password: "correct-horse", code: null, humanCheck: "human" }
  expect(Result.isSuccess(await Effect.runPromise(Effect.result(signUp(api, tokens, () => "usd")(form))))).toBe(true)
  await waitFor(session, (state) => state.context.profile?.email === email)
  return email
}
const loadEmail = async ({ api }: Tab) =>
  Result.getOrThrow(await Effect.runPromise(Effect.result(loadProfile(api)()))).email
const statesOf = (tabs: ReadonlyArray<Tab>) => [...new Set(tabs.map(({ session }) => session.getSnapshot().value))]

describe("ten tabs of a browser", () => {
  it.each(["is still sent", "has left the cookies"])(
    "keep the session over twenty expiries if the old token %s",
    async (old) => {
      const { tabs, cookies, sentTo } = tabsOf(10)
      const email = await signIn(tabs[0]!)
      await Promise.all(tabs.map(({ session }) => waitFor(session, (state) => state.matches("authenticated"))))
      for (let expiry = 1; expiry <= 20; expiry++) {
        const token = cookies.read("token")!
        time.now += accessLife + 1_000
        // The browser's clock is slow, so the browser sends the expired token and receives a 401 response.
        if (old === "is still sent") cookies.write("token", token, 60)
        expect(await Promise.all(tabs.map(loadEmail))).toEqual(tabs.map(() => email))
        expect(sentTo("POST /token")).toBe(expiry)
        expect(statesOf(tabs)).toEqual(["authenticated"])
      }
    },
  )

  it("ten tabs follow another customer's sign-in, without the previous customer's data", async () => {
    const { tabs } = tabsOf(10)
    const [first, ...others] = tabs
    const firstEmail = await signIn(first!)
    await Promise.all(
      others.map(({ session }) => waitFor(session, (state) => state.context.profile?.email === firstEmail)),
    )
    const seenEmails: Array<string | undefined> = []
    const before = others.map(({ session }) => session.getSnapshot().context.changes)
    for (const { session } of others)
      session.subscribe(({ value, context }) => {
        if (value !== "anonymous") seenEmails.push(context.profile?.email)
      })
    const secondEmail = await signIn(first!)
    await Promise.all(
      others.map(({ session }) => waitFor(session, (state) => state.context.profile?.email === secondEmail)),
    )
    // The tabs first have no customer, and have the second customer afterwards. The count of changes remounts the page.
    expect(seenEmails).not.toContain(firstEmail)
    expect(others.map(({ session }) => session.getSnapshot().context.changes)).toEqual(before.map((count) => count + 1))
  })
})
