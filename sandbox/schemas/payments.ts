import { z } from "@hono/zod-openapi"
import { pin, text } from "./common.ts"

export const voucherForm = z.strictObject({ voucherPin: pin(12) })

export const confirmationForm = z.strictObject({ confirmationCode: z.string().regex(/^\d{4}$/) })

const name = text(64)
export const identityForm = z.strictObject({
  firstName: name,
  lastName: name,
  country: z.string().regex(/^[A-Z]{2}$/),
})
