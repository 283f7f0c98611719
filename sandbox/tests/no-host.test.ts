import { afterAll, beforeAll, expect, it } from "vitest"
import { listenOnFreePort, openAndSend, readSocketToEnd } from "#sandbox/testing/web.ts"

let web: Awaited<ReturnType<typeof listenOnFreePort>>
beforeAll(async () => {
  web = await listenOnFreePort(async () => new Response("the site"))
})
afterAll(() => web.close())

const close = "Connection: close\r\n\r\n"

it.each([
  "GET / HTTP/1.0\r\n\r\n",
  `GET /api/v1/products HTTP/1.1\r\n${close}`,
  `GET /sandbox HTTP/1.1\r\nHost:\r\n${close}`,
  `GET / HTTP/1.1\r\nHost: a b\r\n${close}`,
  `GET * HTTP/1.1\r\nHost: localhost\r\n${close}`,
])("a request that names no host, or nothing at it, is refused with every header: %j", async (words) => {
  const answer = await readSocketToEnd(await openAndSend(web.port, words))
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
  expect(answer).toContain("Bad request\n")
})
