import { PGlite } from "@electric-sql/pglite"
import { createPgConfig } from "@electric-sql/pglite/node-postgres"
import { Kysely, PostgresDialect } from "kysely"
import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import pg from "pg"
import { migrate } from "./migrations.ts"
import { withPreparedStatements } from "./prepared.ts"
import type { Tables } from "./tables.ts"

/** One call's transaction, or one piece of work's. */
export type Tx = Kysely<Tables>
export type DatabaseOption =
  | "memory"
  | { readonly snapshot: Blob }
  | { readonly dataDir: string }
  | { readonly url: string; readonly schema?: string }

export type Database = {
  readonly db: Kysely<Tables>
  /** The embedded database as a file, to start others from; a server has none. */
  readonly snapshot: () => Promise<Blob>
  readonly close: () => Promise<void>
}

const embedded = async (option: Exclude<DatabaseOption, { readonly url: string }>) => {
  if (option === "memory") return PGlite.create()
  if ("snapshot" in option) return PGlite.create({ loadDataDir: option.snapshot })
  await mkdir(dirname(option.dataDir), { recursive: true })
  return PGlite.create(option.dataDir)
}

/** Called after every statement. */
export type OnStatement = (statement: string, milliseconds: number) => void

const ready = async (pool: pg.Pool, schema: string, onStatement?: OnStatement) => {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    ...(onStatement && { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) }),
  })
  await migrate(db, schema)
  return db
}

export const openDatabase = async (option: DatabaseOption, onStatement?: OnStatement): Promise<Database> => {
  if (typeof option === "object" && "url" in option) {
    const schema = option.schema ?? "hashwell"
    const pool = new pg.Pool({ connectionString: option.url, options: `-c search_path="${schema}"` })
    // An idle connection that the server ends must not end this process; the next query opens another.
    pool.on("error", () => undefined)
    const db = await ready(pool, schema, onStatement)
    return { db, snapshot: () => Promise.reject(new Error("Only embedded databases")), close: () => db.destroy() }
  }
  const lite = await embedded(option)
  // One session only: the pool makes the next transaction wait, and must never close the one it has.
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, idleTimeoutMillis: 0 })
  await lite.exec("set search_path to hashwell")
  const db = await ready(pool, "hashwell", onStatement)
  const close = async () => {
    await db.destroy()
    await lite.close()
  }
  return { db, snapshot: () => lite.dumpDataDir("none"), close }
}
