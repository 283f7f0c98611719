import { afterAll, describe, expect, test } from "vitest"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import { hour } from "#sandbox/clock.ts"
import { readDeskAccess, type DeskAccess } from "#sandbox/desk/access.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { testStartTime } from "#sandbox/testing/sandbox.ts"

const secret = "correct-horse-battery"
const id = "00000000-0000-4000-8000-000000000000"
const places = ["", "/", "/api/mailbox", "/api/totp?email=a@b.example", "/desk.css", `/acquirer/${id}`] as const

const { db, close } = await openTestDatabase()
let now = testStartTime
afterAll(close)

type DeskRequest = RequestInit & { readonly peer?: string; readonly home?: string }

/** Creates a desk whose calls come from another machine, unless they set a peer. */
const openDesk = (desk: DeskAccess, origin = "https://shop.example") => {
  const fetch: Sandbox["fetch"] = createFetchHandler(db, { now: () => now, desk, origin })
  return (path: string, { peer = "198.51.100.7", home = origin, ...init }: DeskRequest = {}) =>
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
])("the environment %o gives the desk access %o", (environment, access) => {
  expect(readDeskAccess(environment)).toEqual(access)
})

test("a secret that is too short is refused at the start", () => {
  expect(() => readDeskAccess({ SANDBOX_DESK_SECRET: "fifteen letters" })).toThrow(
    "SANDBOX_DESK_SECRET needs at least 16 characters: openssl rand -hex 16",
  )
})

test.each(places)("the desk does not exist at %s in production, for any client and Host", async (path) => {
  const fetchDesk = openDesk({ kind: "off" })
  for (const peer of ["198.51.100.7", "127.0.0.1"])
    for (const home of ["https://shop.example", "http://localhost:4173"])
      expect([(await fetchDesk(path, { peer, home })).status, peer, home]).toEqual([404, peer, home])
})

describe("the desk on a tester's machine", () => {
  const fetchDesk = openDesk({ kind: "local" }, "http://localhost:4173")

  test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("is available to %s", async (peer) => {
    expect((await fetchDesk("", { peer })).status).toBe(200)
    expect(
      (await fetchDesk("/clock", { peer, method: "POST", body: new URLSearchParams({ reset: "1" }) })).status,
    ).toBe(303)
  })

  test.each(["198.51.100.7", "172.18.0.1", "::ffff:10.0.0.7", "2001:db8::1", "unknown"])(
    "is refused to %s, also under this machine's own name",
    async (peer) => {
      for (const path of places) expect([(await fetchDesk(path, { peer })).status, path]).toEqual([403, path])
    },
  )

  test("is refused to requests that a proxy on this machine forwards", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.7" }
    for (const path of places)
      expect([(await fetchDesk(path, { peer: "127.0.0.1", headers })).status, path]).toEqual([403, path])
  })
})

describe("the desk with a secret", () => {
  const fetchDesk = openDesk({ kind: "secret", secret })
  const enter = (given: string, place = "/sandbox", peer = "198.51.100.7") =>
    fetchDesk("/enter", { peer, method: "POST", body: new URLSearchParams({ secret: given, place }) })
  const passOf = (response: Response) => /^desk=([\w.-]+);/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? ""
  const withPass = (pass: string) => ({ headers: { Cookie: `desk=${pass}` } })

  test("requires the secret on every page, from any machine, and names the form to programs", async () => {
    for (const peer of ["198.51.100.7", "127.0.0.1"])
      for (const path of ["", `/acquirer/${id}`]) {
        const response = await fetchDesk(path, { peer })
        expect([response.status, response.headers.get("Cache-Control")]).toEqual([401, "no-store"])
        expect(await response.text()).toContain(`name="place" value="/sandbox${path}"`)
      }
    const mailbox = await fetchDesk("/api/mailbox")
    expect([mailbox.status, await mailbox.text()]).toEqual([401, "Enter the secret at /sandbox first.\n"])
    expect((await fetchDesk("/clock", { method: "POST", body: new URLSearchParams({ reset: "1" }) })).status).toBe(401)
    expect((await fetchDesk("/desk.css")).status).toBe(200)
  })

  test("admits who knows the secret for an hour, and leads to the requested page", async () => {
    const entered = await enter(secret, `/sandbox/acquirer/${id}`)
    expect([entered.status, entered.headers.get("Location")]).toEqual([303, `/sandbox/acquirer/${id}`])
    expect(entered.headers.get("Set-Cookie")).toMatch(
      /^desk=[\w.-]+; Max-Age=3600; Path=\/sandbox; HttpOnly; Secure; SameSite=Strict$/,
    )
    const pass = passOf(entered)
    expect((await fetchDesk("", withPass(pass))).status).toBe(200)
    expect((await fetchDesk("/api/mailbox", withPass(pass))).status).toBe(200)
    expect((await fetchDesk(`/acquirer/${id}`, withPass(pass))).status).toBe(404)
    now += hour
    expect((await fetchDesk("", withPass(pass))).status).toBe(401)
  })

  test("rejects a pass that was prolonged or made with another secret", async () => {
    const [until, signature] = passOf(await enter(secret)).split(".")
    expect((await fetchDesk("", withPass(`${Number(until) + hour}.${signature}`))).status).toBe(401)
    const other = openDesk({ kind: "secret", secret: "another-secret-of-a-server" })
    expect((await other("", withPass(`${until}.${signature}`))).status).toBe(401)
  })

  test("does not lead to other sites after the secret was entered", async () => {
    for (const place of ["https://evil.example/", "//evil.example", "/sandbox/../evil"])
      expect((await enter(secret, place)).headers.get("Location")).toBe("/sandbox")
  })

  test("refuses a wrong secret, and the eleventh attempt within a quarter of an hour", async () => {
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

  test("refuses the secret from another site's form", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }
    const body = new URLSearchParams({ secret })
    expect((await fetchDesk("/enter", { method: "POST", body, headers })).status).toBe(403)
  })
})
