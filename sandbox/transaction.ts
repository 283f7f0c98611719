import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Transaction,
} from "kysely"
import { deferred } from "./deferred.ts"
import type { Tables } from "./tables.ts"

const refused = new Error("The call was refused")
const nothing = () => Promise.resolve()

/**
 * A transaction that begins with its first statement: requests that are refused earlier, or need no data, take no connection.
 * `commit` and `rollback` end a transaction that has begun.
 */
export const lazyTransaction = (db: Kysely<Tables>) => {
  // Not awaited if the transaction could not begin.
  const over = deferred()
  let pending: Promise<Transaction<Tables>> | undefined
  let ended: Promise<void> | undefined
  const begin = () =>
    (pending ??= new Promise((ready, failed) => {
      ended = db.transaction().execute((inner) => {
        ready(inner)
        return over.promise
      })
      ended.catch(failed)
    }))
  const connection = {
    executeQuery: async <R>(query: CompiledQuery) => (await begin()).executeQuery<R>({ ...query }),
    streamQuery: () => {
      throw new Error("A transaction does not stream")
    },
  }
  const driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: nothing,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    destroy: nothing,
  }
  const tx = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return {
    tx,
    commit: async () => {
      over.resolve()
      await ended
    },
    rollback: async () => {
      if (ended) over.reject(refused)
      await ended?.catch((failure: unknown) => {
        if (failure !== refused) throw failure
      })
    },
  }
}
