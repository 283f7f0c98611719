import type { PostgresPool } from "kysely"
import type pg from "pg"
import { isUnavailable } from "./unavailable.ts"

/** Parsing and planning is most of what a short statement costs; batches of their own length are sent once, and not worth a name. */
const longest = 3000
/** Each connection keeps what it has prepared. */
const most = 300

const names = new Map<string, string>()

/** A statement with a star has other columns after another process's migration, and then always fails under its name: named-columns.ts. */
const hasStar = (text: string): boolean => /(?:\bselect |\breturning |, |\.)\*/i.test(text)

const nameOf = (text: string): string | undefined => {
  const name = names.get(text)
  if (
    name !== undefined ||
    text.length > longest ||
    names.size >= most ||
    !/^(select|insert|update|with)\b/i.test(text) ||
    hasStar(text)
  )
    return name
  names.set(text, `s${names.size}`)
  return names.get(text)
}

const named = (text: unknown): unknown => {
  const name = typeof text === "string" ? nameOf(text) : undefined
  return name === undefined ? text : { text, name }
}

export type PoolOptions = {
  /** False behind a pooler, where the next transaction may be on another connection. */
  readonly prepares: boolean
  /** The embedded database has one session: it is never replaced, so a failed transaction is rolled back in it. */
  readonly replaces: boolean
  /** Refuses a statement before it is sent. */
  readonly check?: (text: string) => void
}

/**
 * One use of a connection. After a failure that says that the server is away or stuck, a connection that can be replaced is not used
 * again: what follows fails at once, also a rollback, and the pool opens another one.
 */
const preparing = (client: pg.PoolClient, { prepares, replaces, check }: PoolOptions): pg.PoolClient => {
  let failure: Error | undefined
  const query = async (text: unknown, ...more: readonly unknown[]): Promise<unknown> => {
    if (failure) throw failure
    if (typeof text === "string") check?.(text)
    try {
      return await (Reflect.apply(client.query, client, [prepares ? named(text) : text, ...more]) as Promise<unknown>)
    } catch (error) {
      if (replaces && isUnavailable(error)) failure = error as Error
      throw error
    }
  }
  const release = () => client.release(failure)
  return new Proxy(client, {
    get: (target, key) =>
      key === "query" ? query : key === "release" ? release : (Reflect.get(target, key, target) as unknown),
  })
}

export type ClientPool = Pick<pg.Pool, "connect" | "end" | "options">

/** The pool, with every statement prepared under a name: a connection parses and plans it once. */
export const withPreparedStatements = (pool: ClientPool, options: PoolOptions): PostgresPool => ({
  connect: async () => preparing(await pool.connect(), options),
  end: () => pool.end(),
  options: pool.options,
})
