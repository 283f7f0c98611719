import * as z from "zod/mini"

const date = z.iso.date({ error: "history:filters.problems.date" })

export const dateRangeSchema = z.object({ start: date, end: date })
