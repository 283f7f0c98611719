import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { openAndSend } from "#sandbox/testing/web.ts"
import { startServer, testDatabases } from "./server.ts"

const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n`

const half = [
  `${head("/api/v1/token", "application/x-www-form-urlencoded")}g`,
  `${head("/api/v1/signup", "application/json")}{`,
  `${head("/api/v1/orders", "application/json")}{`,
  `${head("/wp-admin/admin-ajax.php", "application/x-www-form-urlencoded")}n`,
  "GET /api/v1/products HTTP/1.1\r\nHost: 127",
]

describe.each(testDatabases)("on $name", ({ create, skipped, name }) => {
  it.skipIf(skipped)(
    "fifty clients that stall within their requests delay no other client",
    { timeout: 300_000 },
    async () => {
      const store = await create()
      const server = await startServer(store)
      const port = Number(new URL(server.url).port)
      const stalled = await Promise.all(
        Array.from({ length: 50 }, (_, index) => openAndSend(port, half[index % half.length]!)),
      )
      const statuses: number[] = []
      for (let count = 0; count < 20; count += 1) {
        const form = { email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }
        const { status, body } = await server.api<{ access_token: string }>("/signup", { body: form })
        statuses.push(
          status,
          (await server.api("/profile", { token: body.access_token })).status,
          (await server.api("/products")).status,
        )
      }
      for (const socket of stalled) socket.destroy()
      await server.stop()
      await store.remove()
      console.info(`${name}: ${stalled.length} stalled clients, ${statuses.length} other answers`)
      expect(statuses).toEqual(Array.from({ length: 20 }, () => [201, 200, 200]).flat())
    },
  )
})
