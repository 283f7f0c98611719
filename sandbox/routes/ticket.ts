import { createTicket } from "#sandbox/rules/export-tickets.ts"
import type { LockedCaller } from "#sandbox/rules/locked-customer.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { TicketRequest } from "#sandbox/schemas/exports.ts"

/** Creates a ticket for a file. The download reads the file's content, so the file is current. */
export const issueTicket = async (c: RequestContext, caller: LockedCaller, filter: TicketRequest["filter"]) => {
  const request: TicketRequest = { filter, culture: c.var.locale }
  return { ticket: await createTicket(c.var.tx, caller, request, c.var.now) }
}
