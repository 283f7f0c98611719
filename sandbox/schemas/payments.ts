import { z } from "@hono/zod-openapi"

/** A PIN as it was typed; the spaces around it say nothing. */
export const voucherForm = z.strictObject({ voucherPin: z.string().trim().min(1).max(12) })

export const confirmationForm = z.strictObject({ confirmationCode: z.string().regex(/^\d{4}$/) })

const name = z.string().trim().min(1).max(64)
export const identityForm = z.strictObject({
  firstName: name,
  lastName: name,
  country: z.string().regex(/^[A-Z]{2}$/),
})
