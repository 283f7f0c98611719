import { globSync, readFileSync } from "node:fs"
import { sql } from "kysely"
import { openEmbedded } from "#sandbox/testing/database.ts"
import { inRoot, root } from "#scripts/root.ts"

/** Maps a column, such as "customer.book_on", to its nullability. */
export type Columns = ReadonlyMap<string, "null" | "not null">

/** Reads the columns of the types in `sandbox/tables`, each of which `sandbox/tables.ts` gives to its table. */
export const writtenColumns = (text: string): Columns => {
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "")
  const types = new Map(
    [...code.matchAll(/^(?:export )?type (\w+Table) = \{([\s\S]*?)\}$/gm)].map(([, name = "", body = ""]) => [
      name,
      body,
    ]),
  )
  const tables = [...code.matchAll(/^ {2}(\w+): (\w+Table)$/gm)]
  return new Map(
    tables.flatMap(([, table = "", type = ""]) =>
      [...(types.get(type) ?? "").matchAll(/(\w+): ([^;\n]+)/g)].map(([, column = "", type = ""]) => [
        `${table}.${column}`,
        type.startsWith("Nullable<") ? ("null" as const) : ("not null" as const),
      ]),
    ),
  )
}

/** Reads the columns of a database after all steps of `sandbox/migrations.ts`. */
const migratedColumns = async (): Promise<Columns> => {
  const { db, close } = await openEmbedded()
  const { rows } = await sql<{ name: string; nullable: string }>`
    select table_name || '.' || column_name as name, is_nullable as nullable
    from information_schema.columns where table_schema = current_schema()`.execute(db)
  await close()
  return new Map(rows.map(({ name, nullable }) => [name, nullable === "YES" ? "null" : "not null"]))
}

const steps = "sandbox/migrations.ts"
const types = "sandbox/tables"

/**
 * Lists the columns of the types that the migrations do not create, or create with another nullability. The database
 * may have extra columns, because the previous release still uses them.
 */
export const compareColumns = (written: Columns, migrated: Columns): readonly string[] =>
  [...written].flatMap(([column, is]) => {
    const made = migrated.get(column)
    if (made === is) return []
    const [table = "", name = ""] = column.split(".")
    return made === undefined
      ? [`${types} ${column}: no step of ${steps} makes it. Add one at the end: alter table ${table} add ${name} …`]
      : [`${types} ${column}: is "${is}" there, and "${made}" after the steps of ${steps}.`]
  })

const writtenTypes = (): string =>
  globSync(`${types}{.ts,/*.ts}`, { cwd: root })
    .map((file) => readFileSync(inRoot(file), "utf8"))
    .join("\n")

export const findTableProblems = async (): Promise<readonly string[]> =>
  compareColumns(writtenColumns(writtenTypes()), await migratedColumns())
