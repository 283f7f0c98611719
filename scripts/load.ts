import { randomUUID } from "node:crypto"
import { z } from "zod"
import { cpuOf } from "./load/cpu.ts"
import { embeddedDatabase, postgresDatabase, type DatabasePlace } from "./load/place.ts"
import { listen } from "./run.ts"
import { say } from "./say.ts"

/**
 * What 50 clients at once get, and what a call costs: `npm run tool -- load`, with DATABASE_URL on that server too, by 1, 2 and 4 processes.
 * Printed, for people to judge. CPU time is exact also on a busy machine; calls per second and latency are not.
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
  return { path: `orders/${id}`, token }
}

type Load = { readonly count: number; readonly duration: number }

const loadOne = async (address: string, headers: readonly string[], { count, duration }: Load) => {
  const words = [
    "--json",
    "--no-progress",
    "-c",
    String(count),
    "-d",
    String(duration),
    ...headers.flatMap((header) => ["-H", header]),
    address,
  ]
  const { output } = await listen("autocannon", words)
  return result.parse(JSON.parse(output.slice(output.indexOf("{"))))
}

/** The clients are shared out to the processes, as a balancer does; latencies are those of the slowest one. */
const load = async (addresses: readonly string[], headers: readonly string[]) => {
  const count = Math.ceil(clients / addresses.length)
  const results = await Promise.all(addresses.map((each) => loadOne(each, headers, { count, duration: seconds })))
  const sum = (of: (one: z.infer<typeof result>) => number) => results.reduce((total, one) => total + of(one), 0)
  return {
    average: sum(({ requests }) => requests.average),
    total: sum(({ requests }) => requests.total),
    failed: sum(({ non2xx, errors }) => non2xx + errors),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  }
}

const row = (cells: readonly string[]): void => say(`| ${cells.join(" | ")} |`)

const measure = async (place: DatabasePlace, path: string, headers: readonly string[]): Promise<void> => {
  const addresses = place.urls.map((url) => `${url}api/v1/${path}`)
  // Not counted: compilers and caches warm up; those of WebAssembly for seconds.
  await load(addresses, headers)
  const used = async () => [await cpuOf(place.servers), await cpuOf(await place.database())] as const
  const before = await used()
  const { average, total, p50, p99, failed } = await load(addresses, headers)
  const after = await used()
  const each = (index: 0 | 1) => ((after[index] - before[index]) / total).toFixed(2)
  row([place.name, path.split("/", 1)[0] ?? "", average.toFixed(0), `${p50}`, `${p99}`, each(0), each(1), `${failed}`])
}

const visit = async (place: DatabasePlace): Promise<void> => {
  try {
    const { path, token } = await openOrder(place.urls[0] ?? "")
    await measure(place, path, [`Authorization: Bearer ${token}`])
    await measure(place, "products", [])
  } finally {
    await place.stop()
  }
}

row(["database", "call", "a second", "p50 ms", "p99 ms", "CPU ms, server", "CPU ms, database", "failed"])
row(["---", "---", "--:", "--:", "--:", "--:", "--:", "--:"])
await visit(await embeddedDatabase())
const url = process.env["DATABASE_URL"]
if (url !== undefined && url !== "")
  for (const processes of [1, 2, 4]) await visit(await postgresDatabase(url, processes))
