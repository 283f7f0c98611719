import { z } from "@hono/zod-openapi"
import { text } from "./common.ts"

/** A PIN as it was typed; the spaces around it say nothing. */
export const voucherForm = z.strictObject({ voucherPin: text(12) })

export const confirmationForm = z.strictObject({ confirmationCode: z.string().regex(/^\d{4}$/) })

const name = text(64)
export const identityForm = z.strictObject({
  firstName: name,
  lastName: name,
  country: z.string().regex(/^[A-Z]{2}$/),
})
