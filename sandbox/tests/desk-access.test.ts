import { afterAll, describe, expect, test } from "vitest"
import { serve, type Sandbox } from "#sandbox/app.ts"
import { hour } from "#sandbox/clock.ts"
import { deskAccessFrom, type DeskAccess } from "#sandbox/desk/access.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { testStartTime } from "#sandbox/testing/sandbox.ts"

const secret = "correct-horse-battery"
const id = "00000000-0000-4000-8000-000000000000"
const places = ["", "/", "/api/mailbox", "/api/totp?email=a@b.example", "/desk.css", `/acquirer/${id}`] as const

const { db, close } = await openTestDatabase()
let now = testStartTime
afterAll(close)

type Ask = RequestInit & { readonly peer?: string; readonly home?: string }

/** Creates a desk whose calls come from another machine, unless they set a peer. */
const openDesk = (desk: DeskAccess, origin = "https://shop.example") => {
  const fetch: Sandbox["fetch"] = serve(db, { now: () => now, desk, origin })
  return (path: string, { peer = "198.51.100.7", home = origin, ...init }: Ask = {}) =>
    fetch(new Request(`${home}/sandbox${path}`, init), peer)
}

test.each([
  [{}, { kind: "local" }],
  [{ PUBLIC_ORIGIN: "http://localhost:8080" }, { kind: "local" }],
  [{ PUBLIC_ORIGIN: "http://127.0.0.1:8080", NODE_ENV: "development" }, { kind: "local" }],
  [{ NODE_ENV: "production" }, { kind: "off" }],
  [{ NODE_ENV: "production", PUBLIC_ORIGIN: "http://localhost:4173", SANDBOX_DESK_SECRET: "" }, { kind: "off" }],
  [{ PUBLIC_ORIGIN: "https://shop.example" }, { kind: "off" }],
  [{ PUBLIC_ORIGIN: "https://localhost.shop.example" }, { kind: "off" }],
  [
    { NODE_ENV: "production", SANDBOX_DESK_SECRET: secret },
    { kind: "secret", secret },
  ],
  [{ SANDBOX_DESK_SECRET: secret }, { kind: "secret", secret }],
])("with %o the desk is %o", (environment, access) => {
  expect(deskAccessFrom(environment)).toEqual(access)
})

test("a short secret is refused at the start", () => {
  expect(() => deskAccessFrom({ SANDBOX_DESK_SECRET: "fifteen letters" })).toThrow(
    "SANDBOX_DESK_SECRET needs at least 16 characters: openssl rand -hex 16",
  )
})

test.each(places)(
  "in production there is no desk at %s, whatever a header says and wherever it comes from",
  async (path) => {
    const ask = openDesk({ kind: "off" })
    for (const peer of ["198.51.100.7", "127.0.0.1"])
      for (const home of ["https://shop.example", "http://localhost:4173"])
        expect([(await ask(path, { peer, home })).status, peer, home]).toEqual([404, peer, home])
  },
)

describe("on a tester's machine", () => {
  const ask = openDesk({ kind: "local" }, "http://localhost:4173")

  test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("%s has the desk", async (peer) => {
    expect((await ask("", { peer })).status).toBe(200)
    expect((await ask("/clock", { peer, method: "POST", body: new URLSearchParams({ reset: "1" }) })).status).toBe(303)
  })

  test.each(["198.51.100.7", "172.18.0.1", "::ffff:10.0.0.7", "2001:db8::1", "unknown"])(
    "%s has none, also under this machine's own name",
    async (peer) => {
      for (const path of places) expect([(await ask(path, { peer })).status, path]).toEqual([403, path])
    },
  )

  test("a proxy on this machine speaks for others: they have none", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.7" }
    for (const path of places)
      expect([(await ask(path, { peer: "127.0.0.1", headers })).status, path]).toEqual([403, path])
  })
})

describe("with a secret", () => {
  const ask = openDesk({ kind: "secret", secret })
  const enter = (given: string, place = "/sandbox", peer = "198.51.100.7") =>
    ask("/enter", { peer, method: "POST", body: new URLSearchParams({ secret: given, place }) })
  const passOf = (answer: Response) => /^desk=([\w.-]+);/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? ""
  const withPass = (pass: string) => ({ headers: { Cookie: `desk=${pass}` } })

  test("every page asks for it, from any machine, and programs are told where it is asked for", async () => {
    for (const peer of ["198.51.100.7", "127.0.0.1"])
      for (const path of ["", `/acquirer/${id}`]) {
        const response = await ask(path, { peer })
        expect([response.status, response.headers.get("Cache-Control")]).toEqual([401, "no-store"])
        expect(await response.text()).toContain(`name="place" value="/sandbox${path}"`)
      }
    const told = await ask("/api/mailbox")
    expect([told.status, await told.text()]).toEqual([401, "Enter the secret at /sandbox first.\n"])
    expect((await ask("/clock", { method: "POST", body: new URLSearchParams({ reset: "1" }) })).status).toBe(401)
    expect((await ask("/desk.css")).status).toBe(200)
  })

  test("who knows it is let in for an hour, where they wanted to go", async () => {
    const entered = await enter(secret, `/sandbox/acquirer/${id}`)
    expect([entered.status, entered.headers.get("Location")]).toEqual([303, `/sandbox/acquirer/${id}`])
    expect(entered.headers.get("Set-Cookie")).toMatch(
      /^desk=[\w.-]+; Max-Age=3600; Path=\/sandbox; HttpOnly; Secure; SameSite=Strict$/,
    )
    const pass = passOf(entered)
    expect((await ask("", withPass(pass))).status).toBe(200)
    expect((await ask("/api/mailbox", withPass(pass))).status).toBe(200)
    expect((await ask(`/acquirer/${id}`, withPass(pass))).status).toBe(404)
    now += hour
    expect((await ask("", withPass(pass))).status).toBe(401)
  })

  test("a pass cannot be prolonged, and another secret makes none", async () => {
    const [until, signature] = passOf(await enter(secret)).split(".")
    expect((await ask("", withPass(`${Number(until) + hour}.${signature}`))).status).toBe(401)
    const other = openDesk({ kind: "secret", secret: "another-secret-of-a-server" })
    expect((await other("", withPass(`${until}.${signature}`))).status).toBe(401)
  })

  test("it leads nowhere else", async () => {
    for (const place of ["https://evil.example/", "//evil.example", "/sandbox/../evil"])
      expect((await enter(secret, place)).headers.get("Location")).toBe("/sandbox")
  })

  test("a wrong one is refused, and the eleventh within a quarter of an hour has to wait, also with the right one", async () => {
    const peer = "203.0.113.9"
    for (let guess = 0; guess < 10; guess += 1)
      expect((await enter(`guess-${guess}`, "/sandbox", peer)).status).toBe(400)
    const refused = await enter(secret, "/sandbox", peer)
    expect([refused.status, refused.headers.get("Retry-After"), refused.headers.get("Set-Cookie")]).toEqual([
      429,
      "900",
      null,
    ])
    expect((await enter(secret)).status).toBe(303)
  })

  test("another site's form enters nothing", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }
    const body = new URLSearchParams({ secret })
    expect((await ask("/enter", { method: "POST", body, headers })).status).toBe(403)
  })
})
