import { randomUUID } from "node:crypto"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signUp } from "#adapters/account/account.ts"
import { loadProfile } from "#adapters/site/session.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { createBrowser, type Tab } from "./browser.ts"

const now = () => Date.parse("2026-03-10T12:00:00.000Z")

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createFetchHandler(database.db, { now })
})
afterAll(() => database.close())

const profileOf = ({ api }: Tab) => Effect.runPromise(Effect.result(loadProfile(api)()))

it("a session whose refresh response is lost continues with the next call, even after a reload", async () => {
  const network = { fetch: (url: string, init: RequestInit) => sandbox(new Request(url, init)) }
  const { openTab, cookies } = createBrowser(network, now)
  const tab = openTab()
  const email = `${randomUUID()}@shop.example`
  const entered = signUp(
    tab.api,
    tab.tokens,
    () => "usd",
  )({ email, password: "correct-horse", code: null, humanCheck: "human" })
  expect(Result.isSuccess(await Effect.runPromise(Effect.result(entered)))).toBe(true)
  const refresh = cookies.read("refreshToken")

  const real = network.fetch
  network.fetch = async (url, init) => {
    const response = await real(url, init)
    if (url.endsWith("/token")) throw new TypeError("Failed to fetch")
    return response
  }
  cookies.write("token", "stale", 60)
  expect(await profileOf(tab)).toEqual(Result.fail(callFailed("offline", { isNotExecuted: true })))
  expect(cookies.read("refreshToken")).toBe(refresh)

  network.fetch = real
  const reloaded = openTab()
  expect(Result.getOrThrow(await profileOf(reloaded)).email).toBe(email)
  expect(cookies.read("refreshToken")).not.toBe(refresh)
})
