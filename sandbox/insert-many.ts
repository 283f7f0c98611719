import { sql, type Insertable } from "kysely"
import type { Tx } from "./database.ts"
import type { Tables } from "./tables.ts"

/**
 * However many rows, one statement of one text and one parameter: it is planned once. A row of thousands of parameters costs more
 * to parse than to write. Columns that a row leaves out are null in it.
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
