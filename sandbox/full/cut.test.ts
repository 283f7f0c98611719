import { randomUUID } from "node:crypto"
import { connect } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { findImbalances } from "#sandbox/testing/ledger-balance.ts"
import { seed, createRandom, startServer, testDatabases, type Server } from "./server.ts"

const connections = 2_000
const customers = 20
const atOnce = 10

/** Sends a whole request and disconnects without waiting for the response. */
const sendAndCut = (server: Server, path: string, body: string, token: string, delay: number): Promise<void> =>
  new Promise((done) => {
    const { host, hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    socket.once("error", () => undefined).once("close", () => done())
    const head = [
      `POST /api/v1${path} HTTP/1.1`,
      `Host: ${host}`,
      "Content-Type: application/json",
      `Authorization: Bearer ${token}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`, () => setTimeout(() => socket.destroy(), delay))
  })

interface Tokens {
  readonly access_token: string
}

const signUp = async ({ api }: Server): Promise<string> => {
  const form = { email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }
  return (await api<Tokens>("/signup", { body: form })).body.access_token
}

describe.each(testDatabases)("on $name", ({ create, skipped, name }) => {
  it.skipIf(skipped)(
    `creates each of ${connections} orders once although their connections are cut`,
    { timeout: 1_800_000 },
    async () => {
      const random = createRandom(seed)
      const store = await create()
      const server = await startServer(store)
      const tokens: string[] = []
      for (let customer = 0; customer < customers; customer += 1) tokens.push(await signUp(server))
      let executedBefore = 0
      const refused: number[] = []
      const order = async (index: number) => {
        const token = tokens[index % customers]!
        const form = { id: randomUUID(), items: [{ productId: "btc-limited", quantity: "10" }] }
        await sendAndCut(server, "/orders", JSON.stringify(form), token, random() * 30)
        const isThere = async () => (await server.api(`/orders/${form.id}`, { token })).status === 200
        // Most retries follow the execution of the cut request. Every fourth retry races with it.
        let exists = await isThere()
        for (let looks = index % 4 === 0 ? 0 : 200; looks > 0 && !exists; looks -= 1) {
          await wait(10 + random() * 20)
          exists = await isThere()
        }
        if (exists) executedBefore += 1
        const { status } = await server.api("/orders", { body: form, token })
        if (status !== 200 && status !== 201) refused.push(status)
      }
      const indexes = Array.from({ length: connections }, (_, index) => index)
      const work = async () => {
        for (let index = indexes.pop(); index !== undefined; index = indexes.pop()) await order(index)
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      const totals = await Promise.all(
        tokens.map(async (token) => (await server.api<{ total: number }>("/orders/", { token })).body.total),
      )
      await server.stop()
      const { db, close } = await store.open()
      const imbalances = await findImbalances(db)
      await close()
      await store.remove()
      console.info(
        `${name}: seed ${seed}, ${connections} connections cut, ${executedBefore} executed before the retry, ${totals.reduce((sum, each) => sum + each, 0)} orders`,
      )
      expect({ refused, totals, imbalances }).toEqual({
        refused: [],
        totals: tokens.map(() => connections / customers),
        imbalances: [],
      })
      expect(executedBefore).toBeGreaterThanOrEqual(connections / 2)
    },
  )
})
