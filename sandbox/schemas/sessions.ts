import { z } from "@hono/zod-openapi"
import { date } from "./common.ts"

export const sessionParams = z.strictObject({ sessionId: z.uuid() })

const session = z
  .object({
    id: z.uuid(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    country: z.string().nullable(),
    createDate: date,
    lastSeen: date,
    isCurrent: z.boolean(),
  })
  .openapi("Session")

export const sessions = z.object({ total: z.int(), values: z.array(session) })
