import { spawn } from "node:child_process"
import { once } from "node:events"
import { connect, createServer, type AddressInfo, type Socket } from "node:net"
import { gzipSync } from "node:zlib"
import { afterEach, describe, expect, test } from "vitest"
import { createLog } from "./logging.ts"
import { createRemoteApi, isOrigin } from "./remote-api.ts"
import { createRequestHandler } from "./request-handler.ts"
import { findFreePort, listenOnFreePort } from "./testing/web.ts"

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Starts an API with this response. */
const serveWith = async (handler: (request: Request) => Promise<Response>) => {
  const web = await listenOnFreePort(handler)
  closing.push(web.close)
  return web.url
}

test("a call and its response are forwarded unchanged", async () => {
  const received: unknown[] = []
  const packed = gzipSync('{"id":1}')
  const origin = await serveWith(async (request) => {
    const { pathname, search } = new URL(request.url)
    received.push([request.method, pathname + search, request.headers.get("Authorization"), await request.text()])
    const headers = new Headers({ "X-Request-Id": "r1", "Content-Encoding": "gzip" })
    headers.append("Set-Cookie", "a=1")
    headers.append("Set-Cookie", "b=2")
    return new Response(packed, { status: 201, headers })
  })
  const call = { method: "POST", body: '{"a":1}', headers: { Authorization: "Bearer x", Host: "127.0.0.1" } }
  const response = await createRemoteApi(origin).fetch(
    new Request("http://127.0.0.1:4173/api/v1/orders/?count=1", call),
  )
  const { headers } = response
  expect([response.status, headers.get("X-Request-Id"), headers.get("Content-Encoding")]).toEqual([201, "r1", "gzip"])
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"])
  expect(Buffer.from(await response.arrayBuffer())).toEqual(packed)
  expect(received).toEqual([["POST", "/api/v1/orders/?count=1", "Bearer x", '{"a":1}']])
})

test.each([
  ["a redirect", 302],
  ["an answer without a body", 204],
])("%s is forwarded", async (_, status) => {
  const origin = await serveWith(async () => new Response(null, { status, headers: { Location: "/elsewhere" } }))
  const response = await createRemoteApi(origin).fetch(new Request("http://localhost/api/v1/orders"))
  expect([response.status, response.headers.get("Location"), await response.text()]).toEqual([status, "/elsewhere", ""])
})

test("the sandbox desk is not available with another API", async () => {
  const asked: unknown[] = []
  const origin = await serveWith(async (request) => {
    asked.push(request.url)
    return new Response()
  })
  expect((await createRemoteApi(origin).fetch(new Request("http://localhost/sandbox"))).status).toBe(404)
  expect(asked).toEqual([])
})

/** Starts a server that passes each connection to `handler`. The default does nothing, like a frozen process. */
const listening = async (handler: (socket: Socket) => void = () => undefined) => {
  const server = createServer(handler).listen(0, "127.0.0.1")
  await once(server, "listening")
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts a stuck process, whose queue of waiting connections is full, so that it accepts no connections. */
const unreachable = async () => {
  const port = await findFreePort()
  const stuck = `require("net").createServer().listen({ port: ${port}, host: "127.0.0.1", backlog: 1 }, () => {
    require("fs").writeSync(1, "up")
    for (;;);
  })`
  const child = spawn(process.execPath, ["--eval", stuck], { stdio: ["ignore", "pipe", "inherit"] })
  await once(child.stdout, "data")
  const waiting = Array.from({ length: 4 }, () => connect(port, "127.0.0.1").on("error", () => undefined))
  closing.push(
    () => child.kill("SIGKILL"),
    () => waiting.forEach((socket) => socket.destroy()),
  )
  await Promise.all(waiting.slice(0, 2).map((socket) => once(socket, "connect")))
  return `http://127.0.0.1:${port}`
}

describe.each([
  ["is not running", async () => `http://127.0.0.1:${await findFreePort()}`, expect.stringContaining("ECONNREFUSED")],
  ["never answers", () => listening(), "No answer within 400 ms"],
  ["accepts no connection", unreachable, "No connection within 300 ms"],
] as const)("an API that %s", (_, begin, reason) => {
  test("is reported with a documented 503, and the log names the API and the reason", async () => {
    const lines: string[] = []
    const log = createLog("info", { write: (line) => void lines.push(line) })
    const origin = await begin()
    const remote = createRemoteApi(origin, { report: log.logFailure, limits: { connect: 300, silence: 400 } })
    const front = createRequestHandler({
      log,
      isKnownHost: () => true,
      isOverTls: () => false,
      readiness: remote.readiness,
      handle: remote.fetch,
    })
    const headers = { "Accept-Language": "ru-RU" }
    const response = await front.fetch(new Request("http://localhost/api/v1/products", { headers }))
    const id = response.headers.get("X-Request-Id")
    expect([response.status, response.headers.get("Retry-After"), await response.json()]).toEqual([
      503,
      "5",
      {
        code: "Unavailable",
        message: "Сервис временно недоступен. Попробуйте ещё раз через несколько секунд.",
        requestId: id,
      },
    ])
    const logged = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    expect(logged).toEqual([
      expect.objectContaining({
        msg: "failure",
        requestId: id,
        failure: expect.objectContaining({
          message: `The API at ${origin} does not answer GET /api/v1/products`,
          cause: expect.objectContaining({ message: reason }),
        }),
      }),
      expect.objectContaining({ msg: "request", requestId: id, status: 503 }),
    ])
  })

  test("leaves the process ready, and the readiness check names the missing API", async () => {
    expect(await createRemoteApi(await begin()).readiness()).toBe("ready, without the API")
  })
})

test.each([
  [200, "ready"],
  [401, "ready"],
  [502, "ready, without the API"],
] as const)("an API that responds with %i makes this process %s", async (status, state) => {
  const origin = await serveWith(async () => new Response(null, { status }))
  expect(await createRemoteApi(origin).readiness()).toBe(state)
})

test("a client that disconnects is not reported as a failure of the API", async () => {
  const failures: unknown[] = []
  const { fetch } = createRemoteApi(await listening(), { report: (failure) => failures.push(failure) })
  const leaving = new AbortController()
  const response = fetch(new Request("http://localhost/api/v1/products", { signal: leaving.signal }))
  leaving.abort()
  expect([(await response).status, failures]).toEqual([499, []])
})

test("a response that the API cuts off is cut off for the client", async () => {
  const origin = await listening((socket) => {
    socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"))
  })
  const response = await createRemoteApi(origin).fetch(new Request("http://localhost/api/v1/orders"))
  await expect(response.text()).rejects.toThrow()
})

test.for([
  "ftp://api.example",
  "https://api.example/v1",
  "https://api.example?a=b",
  "api.example",
  "https://",
  "https://a b",
])("%s is rejected as an origin", (text) => {
  expect(isOrigin(text)).toBe(false)
})

test.for(["https://api.example", "http://127.0.0.1:8080/"])("%s is accepted as an origin", (text) => {
  expect(isOrigin(text)).toBe(true)
})
