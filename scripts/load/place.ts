import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { startServer } from "#scripts/server.ts"

export type DatabasePlace = {
  readonly name: string
  /** Of each process. */
  readonly urls: readonly string[]
  readonly servers: readonly number[]
  /** The processes of the database server that work for it; none when the database is embedded. */
  readonly database: () => Promise<readonly number[]>
  readonly stop: () => Promise<void>
}

/** The API needs no build beside it. */
const emptySite = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "hashwell-load-"))
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Hashwell</title>")
  return folder
}

/** Serves the API alone. */
export const startAlone = async (environment: Readonly<Record<string, string>>) => {
  const folder = await emptySite()
  const server = await startServer({ folder, environment })
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}

export const embeddedDatabase = async (): Promise<DatabasePlace> => {
  const { url, pid, stop } = await startAlone({})
  return { name: "embedded", urls: [url], servers: [pid], database: () => Promise.resolve([]), stop }
}

/** So many processes on a database of their own on that server. */
export const postgresDatabase = async (address: string, processes: number): Promise<DatabasePlace> => {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const name = `load_${process.pid}`
  await client.query(`create database ${name}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  const started: Awaited<ReturnType<typeof startAlone>>[] = []
  for (let count = 0; count < processes; count += 1) started.push(await startAlone({ DATABASE_URL: own.href }))
  const database = async (): Promise<readonly number[]> => {
    const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity where datname = $1", [name])
    return rows.map((row) => row.pid)
  }
  const end = async (): Promise<void> => {
    await Promise.all(started.map(({ stop }) => stop()))
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
  const urls = started.map(({ url }) => url)
  const servers = started.map(({ pid }) => pid)
  return { name: `PostgreSQL, processes: ${processes}`, urls, servers, database, stop: end }
}
