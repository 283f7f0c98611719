import { randomUUID } from "node:crypto"
import { Agent, request, type IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import { describe, expect, it, vi } from "vitest"
import { findImbalances } from "#sandbox/testing/ledger-balance.ts"
import { waitOptions, startServer, testDatabases, type Server } from "./server.ts"

const password = "correct-horse"
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

interface Miner {
  readonly email: string
  readonly password: string
}

/** The result of a write as its client saw it: the status, or that the connection was cut. */
interface Outcome {
  readonly id: string
  readonly status: number | "cut"
  /** True if the response came after the stop signal. */
  readonly late: boolean
  readonly body: string
}

type Send = (path: string, body: object, token?: string) => Promise<{ readonly status: number; readonly body: string }>

/** Returns a function that sends calls over the connections of this agent. `false` opens a new connection for each call. */
const sender =
  ({ url }: Server, agent: Agent | false): Send =>
  async (path, body, token) => {
    const response = await new Promise<IncomingMessage>((done, failed) => {
      const headers = {
        "Content-Type": "application/json",
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      }
      const outgoing = request(`${url}/api/v1${path}`, { method: "POST", agent, headers })
      outgoing.once("error", failed).once("response", done).end(JSON.stringify(body))
    })
    return { status: response.statusCode ?? 0, body: await text(response) }
  }

const writes: readonly ((id: string, token: string) => Parameters<Send>)[] = [
  (id) => ["/orders", { id, items: [{ productId: "btc-limited", quantity: "10" }] }],
  (id) => ["/orders", { id, items: [{ productId: "eth-limited", quantity: "10" }] }],
  (id) => ["/signup", { email: `${id}@shop.example`, password, currencyId: "usd" }],
  (id, token) => ["/withdraws", { id, amount: "0.0005", address, currencyId: "btc" }, token],
]

describe.each(testDatabases)("on $name", ({ create, skipped, name }) => {
  it.skipIf(skipped)(
    "a server stopped under load has executed all acknowledged writes and no refused one",
    { timeout: 300_000 },
    async () => {
      const store = await create()
      const server = await startServer(store)
      const miner = (await server.desk<Miner>("/api/personas", { body: { persona: "miner" } })).body
      const form = { grant_type: "password", username: miner.email, password: miner.password }
      const { access_token: token } = (await server.api<{ access_token: string }>("/token", { form })).body
      const outcomes: Outcome[] = []
      let isStopping = false
      /** Sends writes one after another until the server stops responding. */
      const write = async (send: Send, call: (typeof writes)[number]): Promise<void> => {
        for (let isOver = false; !isOver;) {
          const id = randomUUID()
          const { status, body } = await send(...call(id, token)).catch(() => ({ status: "cut" as const, body: "" }))
          outcomes.push({ id, status, late: isStopping, body })
          isOver = status === "cut" || status === 503
        }
      }
      const keepAliveAgent = new Agent({ keepAlive: true })
      const clients = [sender(server, keepAliveAgent), sender(server, false)].flatMap((send) =>
        Array.from({ length: 16 }, (_, at) => write(send, writes[at % writes.length]!)),
      )
      await vi.waitUntil(() => outcomes.length > 60, waitOptions)
      isStopping = true
      await server.stop()
      await Promise.all(clients)
      keepAliveAgent.destroy()
      const { db, close } = await store.open()
      const orders = await db.selectFrom("customer_order").select("id").execute()
      const operations = await db.selectFrom("operation").select("id").execute()
      const customers = await db.selectFrom("customer").select("email").execute()
      const imbalances = await findImbalances(db)
      await close()
      await store.remove()
      const stored = new Set([...orders, ...operations].map(({ id }) => id))
      for (const { email } of customers) stored.add(email.replace("@shop.example", ""))
      const acknowledged = outcomes.filter(({ status }) => status !== "cut" && status < 300)
      const refused = outcomes.filter(({ status }) => status !== "cut" && status >= 300)
      const tally = Object.groupBy(outcomes, ({ status, late }) => `${status}${late ? " after it" : ""}`)
      console.info(
        `SIGTERM on ${name}: ${JSON.stringify(Object.fromEntries(Object.entries(tally).map(([key, all]) => [key, all?.length])))}`,
      )
      expect({
        lost: acknowledged.filter(({ id }) => !stored.has(id)),
        refusedButDone: refused.filter(({ id }) => stored.has(id)),
        undocumented: refused.filter(({ body }) => !body.includes('"requestId"')),
        imbalances,
      }).toEqual({ lost: [], refusedButDone: [], undocumented: [], imbalances: [] })
      expect(acknowledged.filter(({ late }) => late).length).toBeGreaterThan(0)
    },
  )
})
