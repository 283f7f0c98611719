import { once } from "node:events"
import { afterAll, beforeAll, expect, it } from "vitest"
import { listenOnFreePort, openAndSend, readSocketToEnd } from "#sandbox/testing/web.ts"

let web: Awaited<ReturnType<typeof listenOnFreePort>>
beforeAll(async () => {
  web = await listenOnFreePort(async () => new Response("the site"))
})
afterAll(() => web.close())

const failing = async (): Promise<Response> => {
  throw new Error("mistake")
}

it("a failing handler is reported as a server error, not as a bad request", async () => {
  const broken = await listenOnFreePort(failing)
  const response = await fetch(`${broken.url}/api/v1/orders`, { method: "POST", body: "{}" })
  const requestId = response.headers.get("X-Request-Id")
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: "InternalError", message: "An error has occurred.", requestId },
  ])
  await broken.close()
})

it("a running call gets its own response, whatever follows on the connection", async () => {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const slow = await listenOnFreePort(async () => {
    begun.resolve()
    await go.promise
    return new Response("carried out")
  })
  const socket = await openAndSend(slow.port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
  await begun.promise
  const refused = once(slow.server, "clientError")
  socket.write("no request\r\n\r\n")
  await refused
  go.resolve()
  const response = await readSocketToEnd(socket)
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(response).toMatch(/carried out$/)
  await slow.close()
})

const close = "Connection: close\r\n\r\n"

it.each([
  "GET / HTTP/1.0\r\n\r\n",
  `GET /api/v1/products HTTP/1.1\r\n${close}`,
  `GET /sandbox HTTP/1.1\r\nHost:\r\n${close}`,
  `GET / HTTP/1.1\r\nHost: a b\r\n${close}`,
  `GET * HTTP/1.1\r\nHost: localhost\r\n${close}`,
])("a request without a host or a path is refused with all security headers: %j", async (text) => {
  const response = await readSocketToEnd(await openAndSend(web.port, text))
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
  expect(response).toContain("Bad request\n")
})
