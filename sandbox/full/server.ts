import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { Pool } from "pg"
import { openDatabase, type Database } from "#sandbox/database.ts"

/** The time in milliseconds after which a response counts as hanging. The limit is long enough for two busy cores. */
const deadline = 60_000

export interface TestDatabase {
  readonly environment: Readonly<Record<string, string>>
  /** Opens the data without a server. */
  readonly open: () => Promise<Database>
  readonly remove: () => Promise<void>
}

const openEmbedded = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-full-"))
  return {
    environment: { SANDBOX_DATA: folder },
    open: () => openDatabase({ dataDir: join(folder, "postgres") }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Creates a temporary database on the PostgreSQL server at this URL. */
const onServer = async (address: string): Promise<TestDatabase> => {
  const name = `full_${randomUUID().replaceAll("-", "")}`
  const url = new URL(address)
  const run = async (statement: string) => {
    const pool = new Pool({ connectionString: address })
    await pool.query(statement)
    await pool.end()
  }
  await run(`create database ${name}`)
  url.pathname = `/${name}`
  return {
    environment: { DATABASE_URL: url.href },
    open: () => openDatabase({ url: url.href, schema: "hashwell" }),
    remove: () => run(`drop database ${name} with (force)`),
  }
}

const address = process.env["DATABASE_URL"] ?? ""

/** One test database of each kind: embedded, and on the server of DATABASE_URL if there is one. */
export const testDatabases = [
  { name: "the embedded database", create: openEmbedded, skipped: false },
  { name: "PostgreSQL (needs DATABASE_URL)", create: () => onServer(address), skipped: address === "" },
] as const

export interface ServerResponse<Body = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

export interface ServerRequest {
  readonly method?: string
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly token?: string | undefined
}

export interface Server {
  readonly url: string
  readonly pid: number
  readonly api: <Body = unknown>(path: string, request?: ServerRequest) => Promise<ServerResponse<Body>>
  readonly desk: <Body = unknown>(path: string, request?: ServerRequest) => Promise<ServerResponse<Body>>
  /** Returns the memory of the process in MiB. */
  readonly memory: () => Promise<number>
  /** Kills the process, as a power failure would. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

const createClient =
  (base: string) =>
  async <Body>(path: string, { method, body, form, token }: ServerRequest = {}): Promise<ServerResponse<Body>> => {
    const content = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body)
    const response = await fetch(base + path, {
      method: method ?? (content === null ? "GET" : "POST"),
      body: content,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(deadline),
    })
    const text = await response.text()
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body }
  }

/** Starts `npm run serve` on a free port, without limits. */
export const startServer = async (store: TestDatabase): Promise<Server> => {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [resolve(import.meta.dirname, "../serve.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...environment,
      LOG_LEVEL: "fatal",
      SANDBOX_LIMITS: "off",
      FIRST_ANSWERS: "30000",
      PORT: "0",
      ...store.environment,
    },
  })
  const ended = once(child, "close")
  const end = (signal: "SIGKILL" | "SIGTERM") => async () => {
    child.kill(signal)
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0]?.replace(/\/$/, "")
    if (url === undefined) continue
    child.stdout.resume()
    const memory = async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8")
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    }
    return {
      url,
      pid: child.pid!,
      api: createClient(`${url}/api/v1`),
      desk: createClient(`${url}/sandbox`),
      memory,
      kill: end("SIGKILL"),
      stop: end("SIGTERM"),
    }
  }
  throw new Error("The server ended before it was ready. The reason is above.")
}

/** Options of `vi.waitUntil`. The timeout is long, because the time needed depends on the machine. */
export const waitOptions = { timeout: 120_000, interval: 20 }

/** Creates a seeded generator of random numbers from 0 to 1 (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The seed of this run. FULL_SEED repeats an earlier run. */
export const seed = Number(process.env["FULL_SEED"] ?? Math.floor(Math.random() * 1_000_000))
