import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Document } from "#sandbox/openapi/types.ts"
import { type KnownValues, type Operation, operationsOf, generateValue } from "./schema.ts"
import { seed, createRandom, startServer, testDatabases, type Server, type TestDatabase } from "./server.ts"

const requests = 4_000
/**
 * The limit of memory growth in the second half of the run, in MiB. The first half fills the caches, so only a leak grows in the second
 * half.
 */
const growth = 96

const deadline = 30_000

interface Tokens {
  readonly access_token: string
}
interface Miner {
  readonly email: string
  readonly password: string
}
interface Actors {
  readonly tokens: readonly (string | undefined)[]
  readonly known: KnownValues
}

/**
 * Creates the callers: a customer with an order and an invoice, a miner, a demo customer, a call without a token, and one with an invalid
 * token.
 */
const createActors = async ({ api }: Server, { email: mining, password }: Miner): Promise<Actors> => {
  const email = `${randomUUID()}@shop.example`
  const token = (await api<Tokens>("/signup", { body: { email, password: "correct-horse", currencyId: "usd" } })).body
    .access_token
  const id = randomUUID()
  await api("/orders", { body: { id, items: [{ productId: "btc-limited", quantity: "10" }] }, token })
  await api(`/orders/${id}/assign`, { body: { email }, token })
  const invoice = await api<{ invoiceId: string }>(`/orders/${id}/invoices`, {
    body: { paymentType: "Crypto", currencyId: "btc" },
    token,
  })
  const order = (await api<{ items: readonly { id: string }[] }>(`/orders/${id}`, { token })).body
  const form = { grant_type: "password", username: mining, password }
  const miner = (await api<Tokens>("/token", { form })).body
  const demo = randomUUID()
  const opened = (await api<{ tokens: Tokens }>("/demo/cabinet", { body: { id: demo } })).body
  return {
    tokens: [token, token, miner.access_token, miner.access_token, opened.tokens.access_token, undefined, "nonsense"],
    known: {
      orderId: [id],
      invoiceId: [invoice.body.invoiceId],
      itemId: [order.items[0]?.id ?? ""],
      id: [demo, randomUUID()],
      productId: ["btc-limited", "btc-1", "eth-1"],
      email: [email, mining, `${randomUUID()}@shop.example`],
      password: ["correct-horse", "battery-staple"],
      newPassword: ["battery-staple"],
      confirmPassword: ["battery-staple"],
      currencyId: ["btc", "eth", "usd", "eur"],
      clientCurrencyId: ["usd", "rub"],
      currency: ["usd"],
      code: ["WELCOME10", "SALE20", "PARTNER0"],
      quantity: ["10", "12.5"],
      cost: ["100"],
      amount: ["0.001", "0.05"],
      address: ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
      paymentType: ["Crypto", "CreditCard", "TransferSEPA"],
      firstName: ["Anna"],
      lastName: ["Nováková"],
      country: ["CZ"],
      culture: ["ru-RU"],
      offset: ["0", "5"],
      count: ["5", "100"],
      state: ["Active"],
      states: ["Issued", "UnderPaid,OverPaid"],
      timeZone: ["Europe/Prague"],
      start: ["2026-01-01"],
      end: ["2026-12-31"],
      operationType: ["Bonus", "Withdrawal"],
      forsed: ["true"],
      voucherPin: ["100000000001"],
      confirmationCode: ["0042"],
      tfaCode: ["123456"],
      username: [email],
      grant_type: ["password"],
    },
  }
}

const segment = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed().slice(0, 2_000),
  ) || "-"

const requestOf = ({ method, path, parameters, body }: Operation, { tokens, known }: Actors, random: () => number) => {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const inPath = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) =>
    segment(generateValue({ type: "string" }, random, known, name)),
  )
  const query = new URLSearchParams(
    parameters
      .filter((each) => each.in === "query" && random() < 0.6)
      .map(({ name, schema }) => [name, String(generateValue(schema, random, known, name)).slice(0, 2_000)]),
  )
  const token = pick(tokens)
  const content = body && JSON.stringify(generateValue(body[1], random, known))
  const broken = content !== null && random() < 0.03 ? content.slice(0, -1) : content
  return {
    path: `${inPath}${query.size > 0 ? `?${query}` : ""}`,
    init: {
      method,
      ...(broken === null ? {} : { body: broken }),
      headers: {
        ...(body ? { "Content-Type": random() < 0.97 ? body[0] : "text/plain" } : {}),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(random() < 0.1 ? { "X-TFA": "123456" } : {}),
        ...(random() < 0.1 ? { "Accept-Language": "ru-RU" } : {}),
      },
    },
  }
}

describe.each(testDatabases)("on $name", ({ create, skipped, name }) => {
  describe.skipIf(skipped)("random requests to each operation", () => {
    let store: TestDatabase
    let server: Server
    beforeAll(async () => {
      store = await create()
      server = await startServer(store)
    }, 120_000)
    afterAll(async () => {
      await server.stop()
      await store.remove()
    }, 120_000)

    it(
      `get ${requests} documented responses, none of them an internal error, without growing memory`,
      { timeout: 3_600_000 },
      async () => {
        const random = createRandom(seed)
        const operations = operationsOf((await server.api<Document>("/openapi.json")).body)
        const statuses = new Map<number, number>()
        const memories: number[] = []
        const failures: string[] = []
        const miner = (await server.desk<Miner>("/api/personas", { body: { persona: "miner" } })).body
        let actors = await createActors(server, miner)
        for (let count = 0; count < requests; count += 1) {
          // Renews the actors, because signing out, a new password or a used token ends their access.
          if (count % 200 === 199) actors = await createActors(server, miner)
          const operation = operations[count % operations.length]!
          const { path, init } = requestOf(operation, actors, random)
          const response = await fetch(`${server.url}/api/v1${path}`, {
            ...init,
            signal: AbortSignal.timeout(deadline),
          })
          const text = await response.text()
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
          const request = `${init.method} ${path} ${"body" in init ? init.body : ""}`.slice(0, 400)
          if (response.status >= 500) failures.push(`${response.status} of ${request}`)
          if (response.status >= 400) {
            const error = JSON.parse(text) as Readonly<Record<string, unknown>>
            const isDocumented = ["code", "message", "requestId"].every((key) => typeof error[key] === "string")
            if (!isDocumented || error["requestId"] !== response.headers.get("X-Request-Id"))
              failures.push(`${text} of ${request}`)
          }
          if ((count + 1) % (requests / 4) === 0) memories.push(Math.round(await server.memory()))
        }
        const table = [...statuses]
          .toSorted()
          .map(([status, times]) => `${status}: ${times}`)
          .join(", ")
        console.info(
          `${name}: seed ${seed}, ${operations.length} operations, ${table}; memory ${memories.join(", ")} MiB`,
        )
        expect(failures).toEqual([])
        expect(memories[3]! - memories[1]!).toBeLessThan(growth)
      },
    )
  })
})
