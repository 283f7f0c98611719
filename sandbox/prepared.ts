import type { PostgresPool } from "kysely"
import type pg from "pg"
import { isUnavailable } from "./unavailable.ts"

/** Parsing and planning is most of what a short statement costs; batches of their own length are sent once, and not worth a name. */
const longest = 3000
/** Each connection keeps what it has prepared. */
const most = 300

const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const name = names.get(text)
  if (
    name !== undefined ||
    text.length > longest ||
    names.size >= most ||
    !/^(select|insert|update|with)\b/i.test(text)
  )
    return name
  names.set(text, `s${names.size}`)
  return names.get(text)
}

const named = (text: unknown): unknown => {
  const name = typeof text === "string" ? nameOf(text) : undefined
  return name === undefined ? text : { text, name }
}

/**
 * One use of a connection. After a failure that says that the server is away or stuck, the connection is not used again: what follows
 * fails at once, also a rollback, and the pool opens another one.
 */
const preparing = (client: pg.PoolClient, name: typeof named): pg.PoolClient => {
  let failure: Error | undefined
  const query = async (text: unknown, ...more: readonly unknown[]): Promise<unknown> => {
    if (failure) throw failure
    try {
      return await (Reflect.apply(client.query, client, [name(text), ...more]) as Promise<unknown>)
    } catch (error) {
      if (isUnavailable(error)) failure = error as Error
      throw error
    }
  }
  const release = () => client.release(failure)
  return new Proxy(client, {
    get: (target, key) =>
      key === "query" ? query : key === "release" ? release : (Reflect.get(target, key, target) as unknown),
  })
}

/**
 * The pool, with every statement prepared under a name: a connection parses and plans it once. Not behind a pooler, where the next
 * transaction may be on another connection.
 */
export const withPreparedStatements = (pool: pg.Pool, pooled: boolean): PostgresPool => ({
  connect: async () => preparing(await pool.connect(), pooled ? (text) => text : named),
  end: () => pool.end(),
  options: pool.options,
})
