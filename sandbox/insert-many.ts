import { sql, type Insertable } from "kysely"
import type { Tx } from "./database.ts"
import type { Tables } from "./tables.ts"

/**
 * Inserts all rows with one JSON parameter, so that the database plans one statement for any number of rows. Parsing thousands of
 * parameters would take longer than the insert. A column that a row omits is null.
 */
export const insertMany = async <T extends keyof Tables>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> => {
  if (rows.length === 0) return
  const columns = sql.join([...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  )
}
