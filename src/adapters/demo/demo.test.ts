import { randomUUID } from "node:crypto"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { loadProfile } from "#adapters/site/session.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { Tokens } from "#domain/site/account.ts"
import { createApi } from "#main/lazy/api.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall } from "#tests/setup/client.ts"
import { assignDemo, createDemo, createDemoIdStore, loadDemo, readStoredDemo } from "./demo.ts"

const id = "0b1c9d2e-7a64-4f0f-9f3c-62f1c8a0de01"
const refused = (): Storage => {
  throw new Error("refused")
}
const storage = (stored: Record<string, string> = {}) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => {
    stored[key] = value
  },
  removeItem: () => undefined,
})

describe("the id of the demo cabinet", () => {
  it("is created once and stored for the next visit", () => {
    const stored: Record<string, string> = {}
    const generated = createDemoIdStore(() => storage(stored)).generate()
    expect(generated).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(createDemoIdStore(() => storage(stored)).read()).toBe(generated)
  })

  it("lasts as long as the page without storage", () => {
    const ids = createDemoIdStore(refused)
    expect(ids.read()).toBeNull()
    expect(ids.generate()).toBe(ids.read())
  })

  it("is absent when something else is stored", () => {
    expect(createDemoIdStore(() => storage({ "hashwell.demo": "../orders" })).read()).toBeNull()
  })

  it("is reported together with whether its session is signed in", async () => {
    const ids = createDemoIdStore(() => storage({ "hashwell.demo": id }))
    const read = (isEntered: boolean) => Effect.runPromise(readStoredDemo(ids, { hasTokens: () => isEntered })())
    expect([await read(true), await read(false)]).toEqual([
      { id, isEntered: true },
      { id, isEntered: false },
    ])
  })
})

describe("a demo on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db, {})
  })
  afterAll(() => database.close())

  const visit = (demoId: string = randomUUID()) => {
    const savedTokens: Array<Tokens> = []
    const tokenWriter = { save: (tokens: Tokens) => void savedTokens.push(tokens) }
    const api = createApi({
      fetch: (url, init) => sandbox(new Request(url, init)),
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
      demoId,
      create: () => runCall(createDemo(api, tokenWriter)({ id: demoId })),
      load: () => runCall(loadDemo(api)({ id: demoId })),
      assign: (email: string, read: () => string | null = () => demoId) =>
        runCall(assignDemo(api, tokenWriter, { read }, () => "eur")({ email })),
      profile: async () => Result.getOrThrow(await runCall(loadProfile(api)())),
    }
  }

  it("signs its customer in when it is opened", async () => {
    const { create, load, savedTokens, profile, demoId } = visit()
    const created = { id: demoId, state: "Created" }
    expect(await create()).toEqual(Result.succeed(created))
    expect(savedTokens).toHaveLength(1)
    expect((await profile()).isDemo).toBe(true)
    expect(await load()).toEqual(Result.succeed(created))
  })

  it("is missing if it was never created", async () => {
    expect(await visit().load()).toEqual(Result.fail(taggedFailure("DemoNotFound")))
  })

  it("signs the browser in to the account that it was assigned to", async () => {
    const { create, load, assign, savedTokens, profile, demoId } = visit()
    await create()
    const email = `${randomUUID()}@shop.example`
    expect(await assign(email)).toEqual(Result.succeed(null))
    expect(savedTokens).toHaveLength(2)
    expect(await profile()).toMatchObject({ email, isDemo: false, currencyId: "eur" })
    expect(Result.getOrThrow(await load())).toEqual({ id: demoId, state: "Assigned" })
    // An assigned demo belongs to an account, so its id no longer signs in.
    expect(Result.getOrThrow(await create()).state).toBe("Assigned")
    expect(savedTokens).toHaveLength(2)
  })

  it("passes on the server's message about a taken address", async () => {
    const [one, other] = [visit(), visit()]
    const email = `${randomUUID()}@shop.example`
    await one.create()
    await one.assign(email)
    await other.create()
    expect(await other.assign(email)).toEqual(
      Result.fail({ _tag: "EmailRegistered", message: "This e-mail address is already registered." }),
    )
  })

  it("is not assigned without its id, and no call is made", async () => {
    expect(await visit().assign("anna@example.com", () => null)).toEqual(Result.fail(callFailed("notFound")))
  })
})
