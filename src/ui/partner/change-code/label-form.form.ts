import * as z from "zod/mini"
import { labelLimit } from "../../../domain/partner/partner"

/** An empty label is none. */
export const labelSchema = z.object({
  label: z.string().check(z.trim(), z.maxLength(labelLimit, "partner:label.tooLong")),
})
