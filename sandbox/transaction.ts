import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type Transaction,
} from "kysely"
import { createDeferred } from "./deferred.ts"
import type { Tables } from "./tables.ts"

const refused = new Error("The call was refused")
const nothing = () => Promise.resolve()

const beginIn = (db: Kysely<Tables>) => {
  // Only a transaction that has begun awaits `over`.
  const over = createDeferred()
  const begun = createDeferred<Transaction<Tables>>()
  const ended = db.transaction().execute((inner) => {
    begun.resolve(inner)
    return over.promise
  })
  ended.catch(begun.reject)
  return { begun: begun.promise, ended, over }
}

/**
 * Creates a transaction that begins with its first statement. Requests that are refused earlier, or need no data, take no connection.
 * `commit` and `rollback` end a transaction that has begun. A later statement begins another transaction.
 */
export const createLazyTransaction = (db: Kysely<Tables>) => {
  let current: ReturnType<typeof beginIn> | undefined
  const end = () => {
    const ending = current
    current = undefined
    return ending
  }
  const connection = {
    executeQuery: async <R>(query: CompiledQuery) =>
      (await (current ??= beginIn(db)).begun).executeQuery<R>({ ...query }),
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
    plugins: [...db.getExecutor().plugins],
  })
  return {
    tx,
    commit: async () => {
      const ending = end()
      ending?.over.resolve()
      await ending?.ended
    },
    rollback: async () => {
      const ending = end()
      ending?.over.reject(refused)
      await ending?.ended.catch((failure: unknown) => {
        if (failure !== refused) throw failure
      })
    },
  }
}
