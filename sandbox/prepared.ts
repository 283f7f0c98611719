import type { PostgresPool } from "kysely"
import type pg from "pg"

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

const preparing = (client: pg.PoolClient): pg.PoolClient => {
  const query = (text: unknown, ...more: readonly unknown[]): unknown =>
    Reflect.apply(client.query, client, [named(text), ...more])
  return new Proxy(client, { get: (target, key) => (key === "query" ? query : Reflect.get(target, key, target)) })
}

/** The pool, with every statement prepared under a name: a connection parses and plans it once. */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => {
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>()
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    const names = clients.get(client) ?? preparing(client)
    clients.set(client, names)
    return names
  }
  return { connect, end: () => pool.end(), options: pool.options }
}
