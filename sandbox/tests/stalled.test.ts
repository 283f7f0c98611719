import { once } from "node:events"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createFetchHandler } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { createRemoteApi } from "#sandbox/remote-api.ts"
import { openEmbedded, openOnServer } from "#sandbox/testing/database.ts"
import { readSocketToEnd, listenOnFreePort, openAndSend } from "#sandbox/testing/web.ts"

const url = process.env["DATABASE_URL"] ?? ""
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

const half = [
  head("/api/v1/token", 100).replace("application/json", "application/x-www-form-urlencoded") + "g",
  `${head("/api/v1/signup", 100)}{`,
  `${head("/wp-admin/admin-ajax.php", 100)}n`,
  `${head("/sandbox/api/clock", 100)}{`,
  "POST /api/v1/signup HTTP/1.1\r\nHost: loc",
]

describe.each([
  ["the embedded database", openEmbedded, false],
  ["a server (needs DATABASE_URL)", () => openOnServer(url), url === ""],
] as const)("on %s", (_, open, skipped) => {
  describe.skipIf(skipped)("clients that stall within their requests", () => {
    let database: Database
    let web: Awaited<ReturnType<typeof listenOnFreePort>>
    beforeAll(async () => {
      database = await open()
      web = await listenOnFreePort(createFetchHandler(database.db))
    })
    afterAll(async () => {
      await web.close()
      await database.close()
    })

    it("do not block other clients", async () => {
      const waiting = await Promise.all(
        Array.from({ length: 50 }, (__, index) => openAndSend(web.port, half[index % half.length] ?? "")),
      )
      const ask = (path: string, init?: RequestInit) =>
        fetch(web.url + path, { ...init, signal: AbortSignal.timeout(10_000) })
      const form = { email: `quick-${process.pid}@shop.example`, password: "correct-horse", currencyId: "usd" }
      const responses = [
        await ask("/api/v1/products"),
        await ask("/api/v1/signup", {
          method: "POST",
          body: JSON.stringify(form),
          headers: { "Content-Type": "application/json" },
        }),
      ]
      expect(responses.map(({ status }) => status)).toEqual([200, 201])
      for (const socket of waiting) socket.destroy()
    })
  })
})

const withStatus = (status: number) => expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `))

describe("a request that does not arrive completely", () => {
  it.each(half)("is cut off: %j", async (text) => {
    const web = await listenOnFreePort(async (request) => Response.json(await request.text()), {
      headers: 100,
      request: 200,
    })
    const socket = await openAndSend(web.port, text)
    // The client never closes its side, so the server must close the connection alone.
    const closed = once(web.server, "close")
    expect(await readSocketToEnd(socket)).toEqual(withStatus(408))
    web.server.close()
    await closed
  })
})

const reached: string[] = []
const ask = async () => {
  reached.push("there")
  return Response.json({})
}

const nowhere = createFetchHandler({} as Database["db"])

it.each([
  ["the API", nowhere, "/api/v1/signup"],
  ["reviews", nowhere, "/wp-admin/admin-ajax.php"],
  ["the desk", nowhere, "/sandbox/api/clock"],
  ["the acquirer", nowhere, "/sandbox/acquirer/00000000-0000-4000-8000-000000000000"],
  ["another API in its place", createRemoteApi("https://api.example", { send: ask }).fetch, "/api/v1/signup"],
] as const)("%s reads at most 64 KiB, with or without a declared length", async (_, handler, path) => {
  const web = await listenOnFreePort(handler)
  const big = "x".repeat(64 * 1024 + 1)
  const refused = { code: "BodyTooLarge", requestId: expect.any(String) }
  const announced = await fetch(web.url + path, { method: "POST", body: big })
  expect([announced.status, await announced.json()]).toEqual([413, expect.objectContaining(refused)])
  const init = { method: "POST", body: new Blob([big]).stream(), duplex: "half" } as const
  const streamed = await fetch(web.url + path, init)
  expect([streamed.status, await streamed.json()]).toEqual([413, expect.objectContaining(refused)])
  expect(reached).toEqual([])
  await web.close()
})
