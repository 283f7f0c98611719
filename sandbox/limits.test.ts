import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { serve } from "./app.ts"
import { clientOf, proxiesFrom } from "./client.ts"
import { createFront } from "./front.ts"
import { createLog } from "./logging.ts"
import type { Database } from "./database.ts"
import { openTestDatabase } from "./testing/database.ts"
import { start } from "./testing/world.ts"

const proxies = proxiesFrom("127.0.0.1, 10.0.0.0/8")
let database: Database
let front: ReturnType<typeof createFront>
let now = start

beforeAll(async () => {
  database = await openTestDatabase()
  front = createFront({
    log: createLog("silent"),
    isKnownHost: () => true,
    isOverTls: () => false,
    isReady: () => Promise.resolve(true),
    clientOf: (peer, forwarded) => clientOf(proxies, peer, forwarded),
    answer: serve(database.db, { now: () => now }),
  })
})
afterAll(() => database.close())

const json = { "Content-Type": "application/json" }
const form = { "Content-Type": "application/x-www-form-urlencoded" }
const post = async (peer: string, path: string, body: string, headers: Readonly<Record<string, string>> = json) =>
  front.fetch(new Request(`http://localhost${path}`, { method: "POST", body, headers }), peer)

it.each([
  ["sign-ups", "/api/v1/signup", "{}", json, 20, 3600],
  ["demo cabinets", "/api/v1/demo/cabinet", "{}", json, 20, 3600],
  ["anonymous orders", "/api/v1/orders", "{}", json, 60, 3600],
  ["assignments", `/api/v1/orders/${randomUUID()}/assign`, "{}", json, 60, 3600],
  ["letters", "/api/v1/recovery", "{}", json, 30, 900],
  ["reviews", "/wp-admin/admin-ajax.php", "name=x", form, 10, 3600],
  ["one password at many addresses", "/api/v1/token", "grant_type=refresh_token&refresh_token=guess", form, 30, 900],
] as const)("%s of one client have a limit", async (_, path, body, headers, calls, seconds) => {
  for (let call = 0; call < calls; call += 1) expect((await post("192.0.2.1", path, body, headers)).status).not.toBe(429)
  const refused = await post("192.0.2.1", path, body, headers)
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, String(seconds)])
  expect(await refused.json()).toMatchObject({ code: "TooManyAttempts", requestId: expect.any(String) })
  expect((await post("192.0.2.2", path, body, headers)).status).not.toBe(429)
  now += seconds * 1000
  expect((await post("192.0.2.1", path, body, headers)).status).not.toBe(429)
})

it.each([
  ["198.51.100.7", null, "198.51.100.7"],
  ["198.51.100.7", "203.0.113.1", "198.51.100.7"],
  ["127.0.0.1", "203.0.113.1", "203.0.113.1"],
  ["::ffff:127.0.0.1", "6.6.6.6, 203.0.113.1, 10.1.2.3", "203.0.113.1"],
  ["127.0.0.1", null, "127.0.0.1"],
])("%s, forwarded for %s, is the client %s", (peer, forwarded, client) => {
  expect(clientOf(proxies, peer, forwarded)).toBe(client)
})

it.each(["localhost", "10.0.0.0/x"])("%s is no proxy", (text) => {
  expect(() => proxiesFrom(text)).toThrow("TRUSTED_PROXIES")
})
