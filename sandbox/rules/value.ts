import { sql } from "kysely"

/** Returns a parameter for a list of selected columns, where the database needs its type. */
export const value = <T extends string | Date | null>(content: T, type: "text" | "timestamptz") =>
  sql<T>`${content}::${sql.raw(type)}`
