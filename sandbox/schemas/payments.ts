import { z } from "@hono/zod-openapi"
import { name, pin } from "./common.ts"

export const voucherForm = z.strictObject({ voucherPin: pin(12) })

export const confirmationForm = z.strictObject({ confirmationCode: z.string().regex(/^\d{4}$/) })

export const identityForm = z.strictObject({
  firstName: name(64),
  lastName: name(64),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The password, which the call requires if the customer is already identified. */
  password: z.string().min(1).max(128).optional(),
})
