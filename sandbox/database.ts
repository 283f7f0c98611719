import { setImmediate } from "node:timers/promises"
import { createPgConfig } from "@electric-sql/pglite/node-postgres"
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { second } from "./clock.ts"
import { checkDisk, batchMessages, openEmbedded, type EmbeddedOption } from "./embedded.ts"
import { migrate } from "./migrate.ts"
import { namedColumns, readColumns } from "./named-columns.ts"
import { withPreparedStatements, type ClientPool, type PoolOptions } from "./prepared.ts"
import { StartFailure } from "./start-failures.ts"
import type { Tables } from "./tables.ts"

/** The transaction of one call, or of one background task. */
export type Tx = Kysely<Tables>
export type DatabaseOption =
  | EmbeddedOption
  | {
      readonly url: string
      readonly schema?: string
      readonly limits?: DatabaseLimits
      /**
       * True behind a transaction pooler such as PgBouncer. The database role sets the schema, because the server sends no settings at
       * start-up through a pooler: docs/deploy.md.
       */
      readonly isPooled?: boolean
    }

/** Timeouts in milliseconds. The server refuses a slower call with 503. */
export type DatabaseLimits = {
  readonly statement: number
  /** The timeout for opening a connection or waiting for a free one. */
  readonly connect: number
  /** The maximum number of connections of this process. */
  readonly connections: number
}

export const defaultDatabaseLimits: DatabaseLimits = {
  statement: 5 * second,
  connect: 2 * second,
  connections: 10,
}
type Environment = Readonly<Record<string, string | undefined>>

const readNumber = (environment: Environment, name: string, usual: number, unit = "milliseconds"): number => {
  const text = environment[name] ?? ""
  if (text === "") return usual
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new StartFailure(`${name} must be a number of ${unit}, not "${text}".`)
  return Number(text)
}

/** Reads the limits from the environment. Throws `StartFailure` for a value that is not a positive whole number. */
export const readDatabaseLimits = (environment: Environment): DatabaseLimits => ({
  statement: readNumber(environment, "DATABASE_STATEMENT_TIMEOUT", defaultDatabaseLimits.statement),
  connect: readNumber(environment, "DATABASE_CONNECT_TIMEOUT", defaultDatabaseLimits.connect),
  connections: readNumber(environment, "DATABASE_CONNECTIONS", defaultDatabaseLimits.connections, "connections"),
})

/** Returns true if a transaction pooler is between this process and PostgreSQL. Throws `StartFailure` for an unknown kind of pooler. */
export const hasTransactionPooler = ({ DATABASE_POOLER: pooler = "" }: Environment): boolean => {
  if (pooler !== "" && pooler !== "transaction")
    throw new StartFailure(`DATABASE_POOLER must be "transaction" or empty, not "${pooler}".`)
  return pooler === "transaction"
}

/** The time after the statement timeout at which the client gives up, because a stuck server cannot end its statement. */
const grace = second / 2

/** The number of connections of this process to its database. */
export type Connections = { readonly used: number; readonly idle: number; readonly waiting: number }

export type Database = {
  readonly db: Kysely<Tables>
  readonly connections: () => Connections
  readonly isEmbedded: boolean
  /** Returns the embedded database as a file from which others can start. Fails on a PostgreSQL server. */
  readonly snapshot: () => Promise<Blob>
  readonly close: () => Promise<void>
}

/** The database calls this function after every statement. */
export type OnStatement = (statement: string, milliseconds: number) => void

/**
 * Yields to the event loop before each transaction. The embedded database returns without a turn of the event loop, so many transactions of
 * one customer would otherwise keep the server from reading other requests.
 */
const yieldBetweenTransactions = (pool: pg.Pool): ClientPool => ({
  connect: async () => {
    const client = await pool.connect()
    await setImmediate()
    return client
  },
  end: () => pool.end(),
  options: pool.options,
})

const connect = (pool: ClientPool, options: PoolOptions, onStatement?: OnStatement) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool, options) }),
    ...(onStatement && { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) }),
  })

const countIn = (pool: pg.Pool) => (): Connections => ({
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

const createPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(config)
  // The listeners ignore the errors of connections that the server has ended, because either error would otherwise end the process. The
  // pool replaces an idle connection at the next call, and the statement on a used one fails.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => client.on("error", () => undefined))
  return pool
}

/** Migrates without timeouts, because a migration may take long and waits for the migration of another server. */
const migrateServer = async (config: pg.PoolConfig, schema: string) => {
  const db = connect(createPool({ ...config, max: 1 }), { canPrepare: false, canReplace: true })
  try {
    await migrate(db, schema)
    return await readColumns(db, schema)
  } finally {
    await db.destroy()
  }
}

/** Opens the database and migrates it. Throws `StartFailure` if a newer version has already upgraded it. */
export const openDatabase = async (option: DatabaseOption, onStatement?: OnStatement): Promise<Database> => {
  if (typeof option === "object" && "url" in option) {
    const { schema = "hashwell", isPooled = false } = option
    const { statement, connect: connecting, connections: max } = option.limits ?? defaultDatabaseLimits
    const config = {
      connectionString: option.url,
      ...(!isPooled && { options: `-c search_path="${schema}"` }),
      connectionTimeoutMillis: connecting,
    }
    const columns = await migrateServer(config, schema)
    const pool = createPool({
      ...config,
      max,
      ...(!isPooled && { statement_timeout: statement }),
      query_timeout: statement + grace,
    })
    const db = connect(pool, { canPrepare: !isPooled, canReplace: true }, onStatement).withPlugin(namedColumns(columns))
    const snapshot = () => Promise.reject(new Error("Only embedded databases"))
    return { db, connections: countIn(pool), isEmbedded: false, snapshot, close: () => db.destroy() }
  }
  const lite = await openEmbedded(option)
  // PGlite has a single session. The pool therefore holds one connection, makes the next transaction wait, and never closes the connection.
  const pool = new pg.Pool({ ...createPgConfig(batchMessages(lite)), max: 1, idleTimeoutMillis: 0 })
  await lite.exec("set search_path to hashwell")
  const check = typeof option === "object" && "dataDir" in option ? { check: checkDisk(option.dataDir) } : {}
  const bare = connect(yieldBetweenTransactions(pool), { canPrepare: true, canReplace: false, ...check }, onStatement)
  await migrate(bare, "hashwell")
  const db = bare.withPlugin(namedColumns(await readColumns(bare, "hashwell")))
  const close = async () => {
    await db.destroy()
    await lite.close()
  }
  return { db, connections: countIn(pool), isEmbedded: true, snapshot: () => lite.dumpDataDir("none"), close }
}
