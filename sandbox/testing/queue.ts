import { sql, type Kysely } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import type { Tables } from "#sandbox/tables.ts"

/** Returns the number of connections that wait for a lock of this one, directly or behind each other. */
const waitingFor = async (db: Kysely<Tables>, pid: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`with recursive queue (pid) as (
      select ${pid}::integer union
      select activity.pid from pg_stat_activity activity join queue on queue.pid = any (pg_blocking_pids(activity.pid)))
    select count(*)::integer - 1 as count from queue`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Starts the calls one after another while `lock` holds a row, so that each waits in the queue before the next call starts. The calls
 * continue in this order after the release of the row. PostgreSQL only.
 */
export const runInQueue = async <Answer>(
  db: Kysely<Tables>,
  lock: (tx: Tx) => Promise<unknown>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  const begun: Promise<Answer>[] = []
  await db.transaction().execute(async (tx) => {
    await lock(tx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    for (const call of calls) {
      let isOver = false
      const response = call().finally(() => (isOver = true))
      begun.push(response)
      while (!isOver && (await waitingFor(db, rows[0]?.pid ?? 0)) < begun.length);
    }
  })
  return Promise.all(begun)
}
