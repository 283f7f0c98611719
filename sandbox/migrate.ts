import { setTimeout as wait } from "node:timers/promises"
import { sql, type Kysely } from "kysely"
import { second } from "./clock.ts"
import { steps } from "./migrations.ts"
import type { Steps } from "./migrations/steps.ts"
import { StartFailure } from "./start-failures.ts"
import type { Tables } from "./tables.ts"

/**
 * Runs the missing steps in one transaction. If two servers start at the same time, one waits for the other's lock, so each step
 * runs once.
 */
const migrateOnce = (db: Kysely<Tables>, schema: string, all: Steps): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sandbox'), hashtext(${schema}))`.execute(tx)
    // A waiting step would make all calls wait behind it, so the step gives up after two seconds.
    await sql`set local lock_timeout to '2s'`.execute(tx)
    await sql`create schema if not exists ${sql.id(schema)}`.execute(tx)
    await sql`set local search_path to ${sql.id(schema)}`.execute(tx)
    await sql`create table if not exists migration (name text primary key)`.execute(tx)
    const done = await sql<{ name: string }>`select name from migration`.execute(tx)
    const names = new Set(done.rows.map((row) => row.name))
    // The check refuses a schema that a newer version has changed, because an older version would write invalid rows into it.
    const unknown = done.rows.find(({ name }) => all.every(([known]) => known !== name))
    if (unknown)
      throw new StartFailure(
        `A newer version has upgraded this database ("${unknown.name}"). Start that version, or restore a back-up.`,
      )
    for (const [name, statements] of all) {
      if (names.has(name)) continue
      await sql.raw(statements).execute(tx)
      await sql`insert into migration (name) values (${name})`.execute(tx)
    }
  })

/** Returns true if a back-up or calls of another process use the table, or if there is a deadlock with one of them. */
const isBusy = (failure: unknown): boolean =>
  failure instanceof Error && "code" in failure && (failure.code === "55P03" || failure.code === "40P01")

/**
 * Runs the missing steps on the schema. Processes of the previous release may still be running, so the migration repeats until it gets each
 * lock. Throws `StartFailure` if a newer version has already changed the schema.
 */
export const migrate = async (db: Kysely<Tables>, schema: string, all: Steps = steps): Promise<void> => {
  for (;;) {
    try {
      return await migrateOnce(db, schema, all)
    } catch (failure) {
      if (!isBusy(failure)) throw failure
      await wait(second)
    }
  }
}
