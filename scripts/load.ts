import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import pg from "pg"
import type { Attack } from "./load/attack.ts"
import { openMiner, sendTo, signUp, type Send } from "./load/client.ts"
import { kinds } from "./load/kinds.ts"
import { printLine } from "./print-line.ts"
import { startServer } from "./server.ts"

// Measures how much the parallel calls of one customer slow down the other customers. One customer repeatedly sends 100
// parallel calls of one kind. The measure is the other customers' median during this attack, compared with their median
// without it.
//
// Run it with `npm run tool -- load`. If DATABASE_URL is set, the tool also measures on PostgreSQL.
const others = 4
/** The duration of each measurement in milliseconds. */
const span = Number(process.env["LOAD_SPAN"] ?? 4_000)

const chosen = Object.keys(kinds).filter((kind) => process.argv.length === 2 || process.argv.includes(kind))

type Customer = Awaited<ReturnType<typeof signUp>>
type Measurement = { readonly times: number[]; readonly statuses: Map<number, number> }

/** Returns the value below which this share of the values lies. A share of 0.5 gives the median. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

const count = ({ statuses }: Pick<Measurement, "statuses">, status: number): void => {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}
const formatStatuses = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .toSorted()
    .map(([status, times]) => `${times} × ${status}`)
    .join(", ")

/**
 * Reads the profile every 50 ms until the measurement ends. A call does not wait for the previous call, because a
 * stalled server would then receive fewer calls, and the stall would be hidden.
 */
const watch = async (send: Send, { token, from }: Customer, until: number, seen: Measurement): Promise<void> => {
  const read = async (): Promise<void> => {
    const begin = performance.now()
    const { status } = await send("/api/v1/profile", from, { token })
    seen.times.push(performance.now() - begin)
    count(seen, status)
  }
  const calls: Promise<void>[] = []
  for (let due = Date.now(); due < until; due += 50) {
    await pause(Math.max(0, due - Date.now()))
    calls.push(read())
  }
  await Promise.all(calls)
}

const measure = async (send: Send, customers: readonly Customer[], until: number): Promise<Measurement> => {
  const seen: Measurement = { times: [], statuses: new Map() }
  await Promise.all(customers.map((customer) => watch(send, customer, until, seen)))
  return seen
}

const attack = async (workerData: Attack): Promise<Measurement["statuses"]> => {
  const [answers] = (await once(new Worker(new URL("load/attack.ts", import.meta.url), { workerData }), "message")) as [
    readonly number[],
  ]
  const statuses: Measurement["statuses"] = new Map()
  for (const status of answers) count({ statuses }, status)
  return statuses
}

/**
 * Measures each kind on its own server, so that no kind starts with the resources that the previous kind has used up.
 */
const run = async (environment: Readonly<Record<string, string>>): Promise<void> => {
  printLine(
    "| kind | others, quiet | others, beside it | ratio | slowest 5 %: quiet, beside it | answers to others | answers to it |\n|---|---|---|---|---|---|---|",
  )
  for (const kind of chosen) {
    await using server = await startServer({
      environment: { SANDBOX_LIMITS: "", TRUSTED_PROXIES: "127.0.0.1", ...environment },
    })
    const send = sendTo(server.url)
    const customers = await Promise.all(
      Array.from({ length: others }, (_, index) => signUp(send, `203.0.113.${index}`)),
    )
    const miner = await openMiner(server.url)
    await measure(send, customers, Date.now() + 500)
    const quiet = await measure(send, customers, Date.now() + span)
    const until = Date.now() + span
    const [busy, statuses] = await Promise.all([
      measure(send, customers, until),
      attack({ url: server.url, miner, kind, until }),
    ])
    const [before, beside] = [quantile(quiet.times, 0.5), quantile(busy.times, 0.5)]
    const slowest = [quiet, busy].map(({ times }) => `${quantile(times, 0.95).toFixed(1)} ms`).join(", ")
    const figures = [`${before.toFixed(1)} ms`, `${beside.toFixed(1)} ms`, (beside / before).toFixed(1), slowest]
    printLine(`| ${[kind, ...figures, formatStatuses(busy.statuses), formatStatuses(statuses)].join(" | ")} |`)
  }
}

const address = process.env["DATABASE_URL"] ?? ""
printLine("Embedded database\n")
await run({})
if (address !== "") {
  const name = `load_${process.pid}`
  const admin = new pg.Client(address)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  printLine("\nPostgreSQL\n")
  await run({ DATABASE_URL: url.href })
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}
