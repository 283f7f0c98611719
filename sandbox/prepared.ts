import type { PostgresPool } from "kysely"
import type pg from "pg"
import { isUnavailable } from "./unavailable.ts"

/**
 * The maximum length of a prepared statement, in characters. Parsing and planning is most of the cost of a short statement. Longer
 * statements are batches of varying length that rarely repeat.
 */
const maxStatementLength = 3000
/** The maximum number of prepared statements, because each connection stores all of them. */
const maxPreparedStatements = 300

const names = new Map<string, string>()

/**
 * Returns true if the statement contains a star. If another process adds a column, such a prepared statement fails forever:
 * named-columns.ts.
 */
const hasStar = (text: string): boolean => /(?:\bselect |\breturning |, |\.)\*/i.test(text)

const nameOf = (text: string): string | undefined => {
  const name = names.get(text)
  if (
    name !== undefined ||
    text.length > maxStatementLength ||
    names.size >= maxPreparedStatements ||
    !/^(select|insert|update|with)\b/i.test(text) ||
    hasStar(text)
  )
    return name
  names.set(text, `s${names.size}`)
  return names.get(text)
}

const nameStatement = (text: unknown): unknown => {
  const name = typeof text === "string" ? nameOf(text) : undefined
  return name === undefined ? text : { text, name }
}

export type PoolOptions = {
  /** False behind a pooler, because the next transaction may use another connection. */
  readonly canPrepare: boolean
  /** False for the embedded database, whose single session cannot be replaced. A failed transaction in it is rolled back. */
  readonly canReplace: boolean
  /** Throws to refuse a statement before the connection sends it. */
  readonly check?: (text: string) => void
}

/**
 * Wraps one use of a connection. If a failure shows that the database is unavailable or stuck, the pool does not use a
 * replaceable connection again. All later statements, even a rollback, fail immediately, and the pool opens a new connection.
 */
const prepareClient = (client: pg.PoolClient, { canPrepare, canReplace, check }: PoolOptions): pg.PoolClient => {
  let failure: Error | undefined
  const query = async (text: unknown, ...more: readonly unknown[]): Promise<unknown> => {
    if (failure) throw failure
    if (typeof text === "string") check?.(text)
    try {
      return await (Reflect.apply(client.query, client, [
        canPrepare ? nameStatement(text) : text,
        ...more,
      ]) as Promise<unknown>)
    } catch (error) {
      if (canReplace && isUnavailable(error)) failure = error as Error
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

/**
 * Wraps the pool so that each connection prepares every statement once under a name. The database parses and plans a statement only at that
 * time.
 */
export const withPreparedStatements = (pool: ClientPool, options: PoolOptions): PostgresPool => ({
  connect: async () => prepareClient(await pool.connect(), options),
  end: () => pool.end(),
  options: pool.options,
})
