import { randomUUID } from "node:crypto"
import { Hono } from "hono"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createFetchHandler } from "./app.ts"
import { limitConcurrency } from "./concurrency-middleware.ts"
import type { Database } from "./database.ts"
import { createDeferred } from "./deferred.ts"
import { createLog } from "./logging.ts"
import { createRequestHandler } from "./request-handler.ts"
import type { Env } from "./running-sandbox.ts"
import { tokens } from "./schemas/accounts.ts"
import { ticket } from "./schemas/exports.ts"
import { openTestDatabase } from "./testing/database.ts"

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

type Handle = (request: Request, peer?: string) => Promise<Response>
/** Adds the request handler, because it determines the client for whom calls are counted. */
const inFrontOf = (handle: Handle): Handle =>
  createRequestHandler({
    log: createLog("silent"),
    isKnownHost: () => true,
    isOverTls: () => false,
    readiness: () => Promise.resolve("ready" as const),
    clientOf: (peer) => peer,
    handle,
  }).fetch

const json = { "Content-Type": "application/json" }
const site = () => {
  const handle = createFetchHandler(database.db, {
    extensions: ["exports"],
    callLimits: { exports: { maxConcurrent: 1, maxQueued: 0, maxWait: 0 } },
  })
  return { plain: handle, counted: inFrontOf(handle) }
}
const post = (handle: Handle, path: string, body: object, headers: object = {}) =>
  handle(
    new Request(`http://localhost/api/v1${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...json, ...headers },
    }),
  )
const signUp = async (handle: Handle) => {
  const form = { email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }
  const first = tokens.parse(await (await post(handle, "/signup", form)).json())
  await database.db.updateTable("customer").set({ email_confirmed: true }).where("email", "=", form.email).execute()
  const body = new URLSearchParams({ grant_type: "password", username: form.email, password: form.password })
  const signIn = await handle(new Request("http://localhost/api/v1/token", { method: "POST", body }))
  const second = tokens.parse(await signIn.json())
  return [first.access_token, second.access_token] as const
}
const bearer = (token: string | undefined) => (token === undefined ? {} : { Authorization: `Bearer ${token}` })

/** Creates calls that run until the test ends them. */
const createPendingCalls = () => {
  const begun: string[] = []
  const work = new Map<string, ReturnType<typeof createDeferred<Response>>>()
  const app = new Hono<Env>()
  app.use(limitConcurrency(database.db, { calls: { maxConcurrent: 2, maxQueued: 2, maxWait: 60_000 } }))
  app.get("/api/v1/work/:name", (c) => {
    const name = c.req.param("name")
    const job = createDeferred<Response>()
    work.set(name, job)
    begun.push(name)
    return job.promise
  })
  const fetch = inFrontOf(async (request) => app.fetch(request))
  const call = (name: string, peer: string, token?: string) =>
    fetch(new Request(`http://localhost/api/v1/work/${name}`, { headers: bearer(token) }), peer)
  return { begun, call, end: (name: string, answer = new Response("done")) => work.get(name)?.resolve(answer) }
}

const readState = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, response.headers.get("Retry-After")]
}
const done = [200, null]
const refused = [429, "1"]

it("queues the calls of one customer across sessions and clients, without delaying another customer", async () => {
  const { plain } = site()
  const [first, second] = await signUp(plain)
  const [other] = await signUp(plain)
  const { begun, call, end } = createPendingCalls()
  // The first three calls cache the customers, so that the next calls start in their order.
  const warm = [call("a", "192.0.2.1", first), call("b", "192.0.2.2", second), call("c", "192.0.2.3", other)]
  await expect.poll(() => begun.toSorted()).toEqual(["a", "b", "c"])
  const waiting = [call("d", "192.0.2.4", first), call("e", "192.0.2.5", second)]
  expect(await readState(call("f", "192.0.2.6", first))).toEqual(refused)
  const body: unknown = await (await call("g", "192.0.2.6", second)).json()
  expect(body).toMatchObject({ code: "TooManyAttempts", requestId: expect.any(String) })
  const free = call("h", "192.0.2.7", other)
  await expect.poll(() => begun.length).toBe(4)
  expect(begun[3]).toBe("h")
  for (const name of ["a", "b", "c", "h"]) end(name)
  await expect.poll(() => begun.slice(4)).toEqual(["d", "e"])
  for (const name of ["d", "e"]) end(name)
  expect(await Promise.all([...warm, ...waiting, free].map(readState))).toEqual([done, done, done, done, done, done])
})

it("queues the calls of one client, without a session and with those of several customers", async () => {
  const { plain } = site()
  const { begun, call, end } = createPendingCalls()
  const all = [call("a", "192.0.2.1", (await signUp(plain))[0]), call("b", "192.0.2.1", (await signUp(plain))[0])]
  await expect.poll(() => begun.length).toBe(2)
  const [waiting, last] = [call("c", "192.0.2.1"), call("d", "192.0.2.1")]
  expect(await readState(call("e", "192.0.2.1"))).toEqual(refused)
  const other = call("f", "192.0.2.2")
  await expect.poll(() => begun.length).toBe(3)
  // A failed response also releases its slot, so the second call begins.
  end("a", new Response("failed", { status: 500 }))
  await expect.poll(() => begun.slice(3)).toEqual(["c"])
  end("b")
  await expect.poll(() => begun.slice(4)).toEqual(["d"])
  for (const name of ["c", "d", "f"]) end(name)
  expect(await Promise.all([...all, waiting, last, other].map(readState))).toEqual([
    [500, null],
    done,
    done,
    done,
    done,
  ])
})

it("queues nothing where clients are not counted", async () => {
  const { plain } = site()
  const [token] = await signUp(plain)
  const lines = "http://localhost/api/v1/dashboard/operationhistory/export"
  const open = await Promise.all([1, 2].map(() => plain(new Request(lines, { headers: bearer(token) }))))
  expect(open.map(({ status }) => status)).toEqual([200, 200])
})

it("allows a customer one export at a time, and the next one when the file has ended or its reader has left", async () => {
  const { plain, counted } = site()
  const [token, session] = await signUp(plain)
  const lines = (method = "GET") =>
    counted(
      new Request("http://localhost/api/v1/dashboard/operationhistory/export", { method, headers: bearer(token) }),
      "192.0.2.1",
    )
  const filter = { file: "history", start: "2026-01-01T00:00", end: "2026-01-31T23:59", timeZone: "Europe/Berlin" }
  const made = ticket.parse(await (await post(plain, "/exports", filter, bearer(session))).json())
  const file = () => counted(new Request(`http://localhost/api/v1/exports/${made.ticket}`), "192.0.2.9")

  const first = await lines()
  expect([first.status, await readState(lines()), await readState(file())]).toEqual([200, refused, refused])
  // The limit of exports counts exports only, so another call of the same customer works.
  const profile = new Request("http://localhost/api/v1/profile", { headers: bearer(token) })
  expect(await readState(counted(profile, "192.0.2.1"))).toEqual(done)
  expect(await first.text()).toBe("")
  // A refused download must not use up its ticket, because the customer needs it for a retry.
  const table = await file()
  expect([table.status, await readState(lines())]).toEqual([200, refused])
  await table.body?.cancel()
  // The response to HEAD has no body, so its slot is released immediately.
  expect(await readState(lines("HEAD"))).toEqual(done)
  expect((await lines()).status).toBe(200)
})
