import { z } from "@hono/zod-openapi"
import { historyQuery } from "./cabinet.ts"
import { rewardQuery } from "./partner.ts"

const { start, end, timeZone, operationType, coin } = historyQuery.shape
const { code } = rewardQuery.shape

export const exportForm = z.strictObject({
  file: z.enum(["history", "rewards", "events"]),
  start,
  end,
  timeZone,
  operationType,
  coin,
  code,
})

export const ticketParams = z.strictObject({ ticket: z.uuid() })
export const ticket = z.object({ ticket: z.uuid() }).openapi("Ticket")

/** The kind of file that a ticket opens, as stored in the ticket. */
const file = z.union([exportForm.shape.file, z.literal("data")])
const filter = z.object({ ...exportForm.shape, start: z.string().optional(), end: z.string().optional(), file })
export const ticketRequest = z.object({ filter, culture: z.enum(["en-US", "ru-RU"]) })
export type TicketRequest = z.output<typeof ticketRequest>
