import * as z from "zod/mini"

const date = z.iso.date({ error: "history:filters.problems.date" })

export const datesRules = z.object({ start: date, end: date })
