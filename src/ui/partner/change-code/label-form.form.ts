import * as z from "zod/mini"
import { labelLimit } from "../../../domain/partner/partner"
import { oneLine } from "../../shared/typed-text"

/** An empty label is none. */
export const labelSchema = z.object({
  label: z.string().check(oneLine, z.maxLength(labelLimit, "partner:label.tooLong")),
})
