import assert from "node:assert"
import { createHash, randomUUID } from "node:crypto"
import { once } from "node:events"
import { setTimeout as wait } from "node:timers/promises"
import { expect, it } from "vitest"
import { createFetchHandler } from "./app.ts"
import { networkOf } from "./client.ts"
import { drainRequests } from "./drain.ts"
import { createLog } from "./logging.ts"
import { isKnownHost, isOverTls } from "./public-origin.ts"
import { createRequestHandler } from "./request-handler.ts"
import type { Tokens } from "./rules/tokens.ts"
import { openTestDatabase } from "./testing/database.ts"
import { listenOnFreePort } from "./testing/web.ts"

const logged = () => {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  return { log, lines, read: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>) }
}

const fetchFrom = (front: ReturnType<typeof createRequestHandler>, address: string, init?: RequestInit) =>
  front.fetch(new Request(address, init))
const shop = "https://shop.example"

const frontWith = (log = logged().log, ready = true, origin = shop) =>
  createRequestHandler({
    log,
    isKnownHost: (host) => isKnownHost(host, origin, 4173),
    isOverTls: (host) => isOverTls(host, origin),
    readiness: () => Promise.resolve(ready ? ("ready" as const) : ("not ready" as const)),
    handle: () => Promise.resolve(new Response("the site")),
  })

it.each([
  ["https://shop.example/", 200],
  ["http://127.0.0.1:4173/api/v1/products", 200],
  ["http://localhost:4173/", 200],
  ["http://[::1]:4173/", 200],
  ["https://evil.example/", 421],
  ["http://127.0.0.1:9999/", 421],
  ["https://shop.example.evil.example/api/v1/token", 421],
] as const)("responds to %s with %i, and refuses unknown host names", async (address, status) => {
  expect((await fetchFrom(frontWith(), address)).status).toBe(status)
})

const year = "max-age=31536000; includeSubDomains"

it.each([
  // A proxy that terminates TLS sends plain HTTP to the server.
  [shop, "http://shop.example/", year],
  [shop, "http://shop.example/api/v1/products", year],
  [shop, "http://127.0.0.1:4173/", null],
  [shop, "http://localhost:4173/", null],
  [shop, "http://evil.example/", null],
  ["http://shop.example", "http://shop.example/", null],
  ["http://127.0.0.1:4173", "http://127.0.0.1:4173/", null],
  ["https://localhost:4173", "http://localhost:4173/", null],
] as const)("sends, for the origin %s, Strict-Transport-Security with %s: %s", async (origin, address, expected) => {
  expect((await fetchFrom(frontWith(undefined, true, origin), address)).headers.get("Strict-Transport-Security")).toBe(
    expected,
  )
})

it("responds to health checks under any Host", async () => {
  expect((await fetchFrom(frontWith(), "http://10.0.0.7:4173/healthz")).status).toBe(200)
  expect((await fetchFrom(frontWith(), "http://10.0.0.7:4173/readyz")).status).toBe(200)
  expect((await fetchFrom(frontWith(undefined, false), "http://10.0.0.7:4173/readyz")).status).toBe(503)
  expect((await fetchFrom(frontWith(undefined, false), "http://10.0.0.7:4173/healthz")).status).toBe(200)
})

it.each([
  ["a handler that fails", { handle: () => Promise.reject(new Error("mistake")) }],
  ["a host that cannot be judged", { isKnownHost: () => assert.fail("mistake") }],
])("turns %s into a documented 500, and logs it under its id", async (_, broken) => {
  const { log, read } = logged()
  const front = createRequestHandler({
    log,
    isKnownHost: () => true,
    isOverTls: () => false,
    readiness: () => Promise.resolve("ready" as const),
    handle: () => Promise.resolve(new Response("the site")),
    ...broken,
  })
  const response = await fetchFrom(front, `${shop}/api/v1/orders`, { headers: { "Accept-Language": "ru-RU" } })
  const requestId = response.headers.get("X-Request-Id")
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: "InternalError", message: "Произошла ошибка.", requestId },
  ])
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff")
  expect(read()).toEqual([
    expect.objectContaining({ msg: "failure", requestId, failure: expect.objectContaining({ message: "mistake" }) }),
    expect.objectContaining({ msg: "request", requestId, status: 500 }),
  ])
})

it("refuses calls in the documented shape while it stops", async () => {
  const front = frontWith()
  front.drain()
  const response = await fetchFrom(front, `${shop}/api/v1/orders`, { method: "POST", body: "{}" })
  expect([response.status, response.headers.get("Retry-After"), response.headers.get("Connection")]).toEqual([
    503,
    "5",
    "close",
  ])
  expect(await response.json()).toEqual({
    code: "Unavailable",
    message: "The service is not available right now. Try again in a few seconds.",
    requestId: response.headers.get("X-Request-Id"),
  })
})

it("accepts no new requests after a stop signal, and is not ready", async () => {
  const front = frontWith()
  front.drain()
  const responses = await Promise.all(["/", "/readyz", "/healthz"].map((path) => fetchFrom(front, shop + path)))
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 200])
})

it("logs a failure under the id that the customer sees, without secrets", async () => {
  const { db, close } = await openTestDatabase()
  const { log, lines, read } = logged()
  const fetch = createFetchHandler(db, { origin: shop, report: log.logFailure })
  const front = createRequestHandler({
    log,
    isKnownHost: () => true,
    isOverTls: () => false,
    readiness: () => Promise.resolve("ready" as const),
    handle: fetch,
  })
  const json = { "Content-Type": "application/json" }
  const form = { email: `log-${process.pid}@shop.example`, password: "secret-password", currencyId: "usd" }
  const signedUp = await fetchFrom(front, `${shop}/api/v1/signup`, {
    method: "POST",
    body: JSON.stringify(form),
    headers: json,
  })
  const { access_token: token } = (await signedUp.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${token}`, "X-TFA": "123456" }
  await fetchFrom(front, `${shop}/api/v1/referralcodes/WELCOME10?secret=query-secret`, { headers })
  await fetchFrom(front, `${shop}/api/v1/profile`, { headers })
  await db.schema.alterTable("contract").renameTo("contract_gone").execute()
  const failed = await fetchFrom(front, `${shop}/api/v1/contracts/?count=1`, { headers })
  await db.schema.alterTable("contract_gone").renameTo("contract").execute()
  await close()
  const { requestId } = (await failed.json()) as { requestId: string }
  const account = expect.stringMatching(/^[0-9a-f]{12}$/)
  expect(read().filter((line) => line["requestId"] === requestId)).toEqual([
    expect.objectContaining({
      msg: "failure",
      kind: "schema",
      route: "/api/v1/contracts",
      code: "42P01",
      failure: expect.objectContaining({ stack: expect.stringContaining("contract") }),
    }),
    {
      level: 30,
      time: expect.any(String),
      msg: "request",
      requestId,
      method: "GET",
      path: "/api/v1/contracts/",
      status: 500,
      duration: expect.any(Number),
      account,
    },
  ])
  expect(read().filter(({ msg }) => msg === "request")).toHaveLength(4)
  for (const secret of [token, form.password, form.email, "query-secret", "123456"])
    expect(lines.join("")).not.toContain(secret)
})

it("logs the client's network and the customer, and no id that grants access", async () => {
  const { db, close } = await openTestDatabase()
  const { log, read } = logged()
  const front = createRequestHandler({
    log,
    isKnownHost: () => true,
    isOverTls: () => false,
    readiness: () => Promise.resolve("ready" as const),
    clientOf: (peer) => peer,
    handle: createFetchHandler(db, { origin: shop, report: log.logFailure }),
  })
  const call = async (path: string, body: object | URLSearchParams | undefined, headers = {}) => {
    const isForm = body instanceof URLSearchParams
    const init = body && { method: "POST", body: isForm ? body : JSON.stringify(body) }
    const type = body && !isForm ? { "Content-Type": "application/json" } : {}
    return (
      await front.fetch(new Request(shop + path, { ...init, headers: { ...type, ...headers } }), "203.0.113.77")
    ).json()
  }
  const form = { email: `line-${process.pid}@shop.example`, password: "secret-password", currencyId: "usd" }
  const first = (await call("/api/v1/signup", form)) as Tokens
  const refresh = new URLSearchParams({ grant_type: "refresh_token", refresh_token: first.refresh_token })
  const { access_token } = (await call("/api/v1/token", refresh)) as Tokens
  const ids = [randomUUID(), randomUUID()] as const
  const order = { id: ids[0], items: [{ productId: "btc-limited", quantity: "10" }] }
  await call("/api/v1/orders", order)
  await call(`/api/v1/orders/${ids[0]}`, undefined)
  await call(`/api/v1/orders/${ids[0].replaceAll("-", "%2D").toUpperCase()}/`, undefined, {
    Authorization: `Bearer ${access_token}`,
  })
  await call(`/buy/${ids[0]}/method`, undefined).catch(() => undefined)
  await call("/api/v1/demo/cabinet", { id: ids[1] })
  await call(`/api/v1/demo/cabinet/${ids[1]}`, undefined)
  await close()
  const { account } = read()[0] ?? {}
  const short = (id: string) => `#${createHash("sha256").update(id).digest("hex").slice(0, 12)}`
  expect(account).toMatch(/^[0-9a-f]{12}$/)
  const seen = read().map((line) => [line["path"], line["client"], line["account"]])
  const from = "203.0.113.0/24"
  expect(seen).toEqual([
    ["/api/v1/signup", from, account],
    ["/api/v1/token", from, account],
    ["/api/v1/orders", from, undefined],
    [`/api/v1/orders/${short(ids[0])}`, from, undefined],
    [`/api/v1/orders/${short(ids[0])}/`, from, account],
    [`/buy/${short(ids[0])}/method`, from, undefined],
    ["/api/v1/demo/cabinet", from, undefined],
    [`/api/v1/demo/cabinet/${short(ids[1])}`, from, undefined],
  ])
})

it.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:7:9::/64", "2001:db8:7::/48"],
  ["unknown", "unknown"],
])("logs the client %s as %s", (client, network) => {
  expect(networkOf(client)).toBe(network)
})

it("finishes running requests, and accepts no new ones", async () => {
  const received = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const web = await listenOnFreePort(async () => {
    received.resolve()
    await go.promise
    return new Response("done")
  })
  const response = fetch(web.url).then((response) => response.text())
  await received.promise
  const drained = drainRequests(web.server, 10_000)
  await expect(fetch(web.url)).rejects.toThrow()
  go.resolve()
  expect(await response).toBe("done")
  await drained
})

it("cuts off requests that take too long to finish", async () => {
  const web = await listenOnFreePort(() => wait(60_000, new Response(), { ref: false }))
  const response = fetch(web.url)
  await once(web.server, "request")
  const [cut] = await Promise.allSettled([response, drainRequests(web.server, 100)])
  expect(cut.status).toBe("rejected")
})
