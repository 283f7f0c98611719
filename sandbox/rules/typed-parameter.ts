import { sql } from "kysely"

/** Returns a parameter for a list of selected columns, in which the database cannot infer the type. */
export const typedParameter = <T extends string | Date | null>(content: T, type: "text" | "timestamptz") =>
  sql<T>`${content}::${sql.raw(type)}`
