import { z } from "@hono/zod-openapi"
import { securityEventTypes } from "#sandbox/tables/security.ts"
import { date, page } from "./common.ts"

const { offset, count } = page
export const eventsQuery = z.strictObject({ offset, count })

const securityEvent = z
  .object({
    id: z.string(),
    type: z.enum(securityEventTypes),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    country: z.string().nullable(),
    createDate: date,
    withdrawal: z.object({ amount: z.string(), currencyId: z.string(), address: z.string() }).nullable(),
  })
  .openapi("SecurityEvent")

export const protection = z
  .object({
    hasPassword: z.boolean(),
    tfaEnabled: z.boolean(),
    emailConfirmed: z.boolean(),
    recoveryCodes: z.int().nullable(),
    passkeys: z.int().nullable(),
    sessions: z.int().nullable(),
    isAddressBookOn: z.boolean().nullable(),
  })
  .openapi("Protection")

export const securityEvents = z.object({ total: z.int(), values: z.array(securityEvent) })
