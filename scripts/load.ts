import { randomUUID } from "node:crypto"
import { z } from "zod"
import { cpuOf } from "./load/cpu.ts"
import { embeddedDatabase, postgresDatabase, type DatabasePlace } from "./load/place.ts"
import { listen } from "./run.ts"
import { say } from "./say.ts"

/**
 * What 50 clients at once get, and what a call costs: `npm run tool -- load`, with DATABASE_URL on that server too. Printed, for people to
 * judge. CPU time is exact also on a busy machine; calls per second and latency are not.
 */
const clients = 50
const seconds = Number(process.env["LOAD_SECONDS"] ?? 10)

const result = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

const call = async (url: string, body: object, token?: string): Promise<unknown> => {
  const headers = {
    "Content-Type": "application/json",
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

/** A customer's order waiting for a crypto payment, as the status page polls it. */
const openOrder = async (url: string) => {
  const api = `${url}api/v1`
  const email = `${randomUUID()}@load.example`
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await call(`${api}/signup`, { email, password: "correct-horse", currencyId: "usd" }))
  const id = randomUUID()
  await call(`${api}/orders`, { id, items: [{ productId: "btc-limited", quantity: "10" }] }, token)
  await call(`${api}/orders/${id}/assign`, { email }, token)
  await call(`${api}/orders/${id}/invoices`, { paymentType: "Crypto", currencyId: "btc" }, token)
  return { path: `${api}/orders/${id}`, token }
}

const load = async (address: string, headers: readonly string[], duration: number) => {
  const words = [
    "--json",
    "--no-progress",
    "-c",
    String(clients),
    "-d",
    String(duration),
    ...headers.flatMap((header) => ["-H", header]),
    address,
  ]
  const { output } = await listen("autocannon", words)
  return result.parse(JSON.parse(output.slice(output.indexOf("{"))))
}

const row = (cells: readonly string[]): void => say(`| ${cells.join(" | ")} |`)

const measure = async (
  place: DatabasePlace,
  name: string,
  address: string,
  headers: readonly string[],
): Promise<void> => {
  // Not counted: compilers and caches warm up; those of WebAssembly for seconds.
  await load(address, headers, seconds)
  const used = async () => [await cpuOf([place.server]), await cpuOf(await place.database())] as const
  const before = await used()
  const { requests, latency, non2xx, errors } = await load(address, headers, seconds)
  const after = await used()
  const each = (index: 0 | 1) => ((after[index] - before[index]) / requests.total).toFixed(2)
  row([
    place.name,
    name,
    requests.average.toFixed(0),
    `${latency.p50}`,
    `${latency.p99}`,
    each(0),
    each(1),
    `${non2xx + errors}`,
  ])
}

const visit = async (place: DatabasePlace): Promise<void> => {
  try {
    const { path, token } = await openOrder(place.url)
    await measure(place, "GET /orders/{id}", path, [`Authorization: Bearer ${token}`])
    await measure(place, "GET /products", `${place.url}api/v1/products`, [])
  } finally {
    await place.stop()
  }
}

row(["database", "call", "a second", "p50 ms", "p99 ms", "CPU ms, server", "CPU ms, database", "failed"])
row(["---", "---", "--:", "--:", "--:", "--:", "--:", "--:"])
await visit(await embeddedDatabase())
const url = process.env["DATABASE_URL"]
if (url !== undefined && url !== "") await visit(await postgresDatabase(url))
