import { sql } from "kysely"

/** A parameter among selected columns: the database needs its type. */
export const value = <T extends string | Date | null>(of: T, type: "text" | "timestamptz") =>
  sql<T>`${of}::${sql.raw(type)}`
