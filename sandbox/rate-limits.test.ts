import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createFetchHandler } from "./app.ts"
import { clientOf, countryOf, parseTrustedProxies } from "./client.ts"
import type { Database } from "./database.ts"
import { createLog } from "./logging.ts"
import { createRequestHandler } from "./request-handler.ts"
import { tokens } from "./schemas/accounts.ts"
import { openTestDatabase } from "./testing/database.ts"
import { testStartTime } from "./testing/sandbox.ts"

const proxies = parseTrustedProxies("127.0.0.1, 10.0.0.0/8")
let database: Database
let front: ReturnType<typeof createRequestHandler>
let unlimited: typeof front
let now = testStartTime

beforeAll(async () => {
  database = await openTestDatabase()
  const handle = createFetchHandler(database.db, { now: () => now })
  const common = {
    log: createLog("silent"),
    isKnownHost: () => true,
    isOverTls: () => false,
    readiness: () => Promise.resolve("ready" as const),
    handle,
  }
  front = createRequestHandler({ ...common, clientOf: (peer, forwarded) => clientOf(proxies, peer, forwarded) })
  unlimited = createRequestHandler(common)
})
afterAll(() => database.close())

const json = { "Content-Type": "application/json" }
const form = { "Content-Type": "application/x-www-form-urlencoded" }
const createRequest = (path: string, body: string, headers: Readonly<Record<string, string>>) =>
  new Request(`http://localhost${path}`, { method: "POST", body, headers })
const post = async (peer: string, path: string, body: string, headers: Readonly<Record<string, string>> = json) =>
  front.fetch(createRequest(path, body, headers), peer)

it.each([
  ["sign-ups", "/api/v1/signup", "{}", json, 20, 3600],
  ["demo cabinets", "/api/v1/demo/cabinet", "{}", json, 20, 3600],
  ["anonymous orders", "/api/v1/orders", "{}", json, 60, 3600],
  ["assignments", `/api/v1/orders/${randomUUID()}/assign`, "{}", json, 60, 3600],
  ["letters", "/api/v1/recovery", "{}", json, 30, 900],
  ["reviews", "/wp-admin/admin-ajax.php", "name=x", form, 10, 3600],
  ["one password at many addresses", "/api/v1/token", "grant_type=password&username=&password=guess", form, 30, 900],
  ["refused passkeys", "/api/v1/token/passkey", "{}", json, 30, 900],
  ["challenges for passkeys", "/api/v1/token/passkey/options", "{}", json, 300, 900],
] as const)("limits %s of one client", async (_, path, body, headers, calls, seconds) => {
  // Two rows may share a limit, so the clock moves past its window.
  now += 3_600_000
  for (let call = 0; call < calls; call += 1)
    expect((await post("192.0.2.1", path, body, headers)).status).not.toBe(429)
  const refused = await post("192.0.2.1", path, body, headers)
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, String(seconds)])
  expect(await refused.json()).toMatchObject({ code: "TooManyAttempts", requestId: expect.any(String) })
  expect((await post("192.0.2.2", path, body, headers)).status).not.toBe(429)
  now += seconds * 1000
  expect((await post("192.0.2.1", path, body, headers)).status).not.toBe(429)
})

const loadToken = async (email: string) => {
  const response = await unlimited.fetch(
    createRequest("/api/v1/signup", JSON.stringify({ email, password: "correct-horse", currencyId: "usd" }), json),
  )
  return tokens.parse(await response.json()).access_token
}
const order = JSON.stringify({ id: randomUUID(), items: [{ productId: "btc-limited", quantity: "10" }] })

it.each([
  [
    "sign-ups for one address",
    "/api/v1/signup",
    { email: "Asked@shop.example" },
    { email: "other@shop.example" },
    json,
    10,
  ],
  ["openings of one demo cabinet", "/api/v1/demo/cabinet", { id: "one" }, { id: "two" }, json, 20],
  [
    "assignments of demos to one address",
    `/api/v1/demo/cabinet/${randomUUID()}/assign`,
    { email: "asked@shop.example" },
    { email: "other@shop.example" },
    json,
    10,
  ],
  [
    "reviews of one address",
    "/wp-admin/admin-ajax.php",
    { email: "asked@shop.example" },
    { email: "other@shop.example" },
    form,
    5,
  ],
] as const)("limits %s across all clients", async (_, path, one, other, headers, calls) => {
  const written = (body: object) =>
    headers === form ? String(new URLSearchParams(Object.entries(body))) : JSON.stringify(body)
  for (let call = 0; call < calls; call += 1)
    expect((await post(`203.0.113.${call}`, path, written(one), headers)).status).not.toBe(429)
  const same = Object.fromEntries(Object.entries(one).map(([key, value]) => [key, ` ${value.toUpperCase()}`]))
  const refused = await post("203.0.113.100", path, written(same), headers)
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"])
  expect(await refused.json()).toMatchObject({ code: "TooManyAttempts" })
  expect((await post("203.0.113.100", path, written(other), headers)).status).not.toBe(429)
  now += 3600_000
  expect((await post("203.0.113.1", path, written(one), headers)).status).not.toBe(429)
})

const signInAs = async (email: string) => ({ ...json, Authorization: `Bearer ${await loadToken(email)}` })
const patch = (peer: string, path: string, body: object, headers: Readonly<Record<string, string>>) =>
  front.fetch(new Request(`http://localhost${path}`, { method: "PATCH", body: JSON.stringify(body), headers }), peer)
const someone = () => `${randomUUID()}@shop.example`

it("counts changes to taken addresses like sign-ups and accepted changes, so that nobody learns who is a customer", async () => {
  now += 3_600_000
  const taken = someone()
  await loadToken(taken)
  const path = "/api/v1/profile/email"
  const change = async (peer: string, headers: Readonly<Record<string, string>>, email = taken) =>
    (await patch(peer, path, { email, password: "correct-horse" }, headers)).status
  const mine = await signInAs(someone())
  for (let call = 0; call < 4; call += 1) expect(await change(`203.0.113.${call}`, mine)).toBe(409)
  expect(await change("203.0.113.4", mine, someone())).toBe(204)
  // The server refuses the customer's sixth request within a quarter of an hour, because it counts the requests of all clients together.
  expect(await change("203.0.113.5", mine)).toBe(429)
  // The eleventh request for one address must wait, from any customer. A sign-up counts towards the same limit.
  for (let call = 0; call < 5; call += 1) expect(await change("203.0.113.6", await signInAs(someone()))).toBe(409)
  expect(await change("203.0.113.7", await signInAs(someone()))).toBe(429)
  const signUp = JSON.stringify({ email: taken, password: "correct-horse", currencyId: "usd" })
  expect((await post("203.0.113.8", "/api/v1/signup", signUp)).status).toBe(429)
})

it("counts e-mail changes and sign-ups of one client together, twenty an hour", async () => {
  now += 3_600_000
  const peer = "192.0.2.20"
  for (let call = 0; call < 10; call += 1) {
    expect((await post(peer, "/api/v1/signup", "{}")).status).toBe(400)
    const change = { email: someone(), password: "correct-horse" }
    expect((await patch(peer, "/api/v1/profile/email", change, await signInAs(someone()))).status).toBe(204)
  }
  const late = { email: someone(), password: "correct-horse" }
  expect((await patch(peer, "/api/v1/profile/email", late, await signInAs(someone()))).status).toBe(429)
})

it("allows twenty assignments an hour that fail because another customer has the order, and counts no others", async () => {
  now += 3_600_000
  const email = someone()
  const mine = await signInAs(email)
  const id = randomUUID()
  await post("192.0.2.30", "/api/v1/orders", JSON.stringify({ ...(JSON.parse(order) as object), id }), mine)
  const assign = async (to: string) =>
    (await post("192.0.2.30", `/api/v1/orders/${id}/assign`, JSON.stringify({ email: to }), mine)).status
  for (let call = 0; call < 21; call += 1) expect(await assign(email)).toBe(200)
  for (let call = 0; call < 20; call += 1) expect(await assign(someone())).toBe(409)
  expect(await assign(someone())).toBe(429)
})

it("allows twenty demo assignments an hour that fail because the address is taken", async () => {
  now += 3_600_000
  const id = randomUUID()
  await post("192.0.2.40", "/api/v1/demo/cabinet", JSON.stringify({ id }))
  const assign = async (email: string) =>
    (await post("192.0.2.40", `/api/v1/demo/cabinet/${id}/assign`, JSON.stringify({ email, currencyId: "usd" }))).status
  for (let call = 0; call < 20; call += 1) {
    const taken = someone()
    await loadToken(taken)
    expect(await assign(taken)).toBe(409)
  }
  expect(await assign(someone())).toBe(429)
})

it("counts refreshed tokens neither as guesses nor as successful sign-ins of a client", async () => {
  now += 3_600_000
  const peer = "192.0.2.50"
  const refresh = "grant_type=refresh_token&refresh_token=ended"
  const guess = "grant_type=password&username=nobody@shop.example&password=guess"
  for (let call = 0; call < 40; call += 1) expect((await post(peer, "/api/v1/token", refresh, form)).status).toBe(400)
  expect((await post(peer, "/api/v1/token", guess, form)).status).toBe(400)
  for (let call = 0; call < 30; call += 1)
    await post(peer, "/api/v1/token", `${guess}&username=nobody-${call}@shop.example`, form)
  expect((await post(peer, "/api/v1/token", guess, form)).status).toBe(429)
  expect((await post(peer, "/api/v1/token", refresh, form)).status).toBe(400)
})

it.each([
  ["orders", "/api/v1/orders", order, 120, 3600],
  ["assignments", `/api/v1/orders/${randomUUID()}/assign`, JSON.stringify({ email: "asked@shop.example" }), 60, 3600],
  [
    "right passwords",
    "/api/v1/profile/tfa/disable",
    JSON.stringify({ tfaCode: "123456", password: "correct-horse" }),
    60,
    900,
  ],
] as const)("limits %s of one account across all clients", async (_, path, body, calls, seconds) => {
  const bearer = async () => ({ ...json, Authorization: `Bearer ${await loadToken(`${randomUUID()}@shop.example`)}` })
  const [mine, theirs] = [await bearer(), await bearer()]
  for (let call = 0; call < calls; call += 1)
    expect((await post(`203.0.113.${call}`, path, body, mine)).status).not.toBe(429)
  const refused = await post("203.0.113.200", path, body, mine)
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, String(seconds)])
  expect(await refused.json()).toMatchObject({ code: "TooManyAttempts", requestId: expect.any(String) })
  expect((await post("203.0.113.200", path, body, theirs)).status).not.toBe(429)
})

it("checks one password at thirty of fifty addresses at once, and does not count successful sign-ins", async () => {
  const guess = (email: string, peer: string) =>
    post(
      peer,
      "/api/v1/token",
      String(new URLSearchParams({ grant_type: "password", username: email, password: "correct-horse" })),
      form,
    )
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => guess(`sprayed-${index}@shop.example`, "192.0.2.77")),
  )
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(30)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(20)
  await loadToken("owner@shop.example")
  await database.db
    .updateTable("customer")
    .set({ email_confirmed: true })
    .where("email", "=", "owner@shop.example")
    .execute()
  for (let call = 0; call < 31; call += 1) expect((await guess("owner@shop.example", "192.0.2.78")).status).toBe(200)
})

it("does not limit accounts where clients are not counted", async () => {
  for (let call = 0; call < 21; call += 1)
    expect(
      (await unlimited.fetch(createRequest("/api/v1/signup", JSON.stringify({ email: "lifted@shop.example" }), json)))
        .status,
    ).toBe(400)
})

it.each([
  ["198.51.100.7", null, "198.51.100.7"],
  ["198.51.100.7", "203.0.113.1", "198.51.100.7"],
  ["127.0.0.1", "203.0.113.1", "203.0.113.1"],
  ["::ffff:127.0.0.1", "6.6.6.6, 203.0.113.1, 10.1.2.3", "203.0.113.1"],
  ["127.0.0.1", null, "127.0.0.1"],
  ["2001:db8:0:7:9::1", null, "2001:db8:0:7::/64"],
  ["127.0.0.1", "2001:0db8::7:1:2:3:4", "2001:db8:0:7::/64"],
  ["::1", null, "0:0:0:0::/64"],
])("identifies the peer %s, which forwards for %s, as the client %s", (peer, forwarded, client) => {
  expect(clientOf(proxies, peer, forwarded)).toBe(client)
})

it.each([
  ["127.0.0.1", "DE", "DE"],
  ["::ffff:127.0.0.1", "DE", "DE"],
  ["198.51.100.7", "DE", undefined],
  [undefined, "DE", undefined],
  ["127.0.0.1", null, undefined],
  ["127.0.0.1", "", undefined],
  ["127.0.0.1", "<b>", undefined],
])("takes the country of the peer %s, which names %s, to be %s", (peer, named, country) => {
  expect(countryOf(proxies, peer, named)).toBe(country)
})

it.each(["localhost", "10.0.0.0/x"])("rejects %s as a proxy", (text) => {
  expect(() => parseTrustedProxies(text)).toThrow("TRUSTED_PROXIES")
})
