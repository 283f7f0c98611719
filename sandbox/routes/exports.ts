import { z } from "@hono/zod-openapi"
import { daysOf } from "#sandbox/days.ts"
import { streamAccountData } from "#sandbox/rules/account-data.ts"
import { tables } from "#sandbox/rules/export-tables.ts"
import { readTicket, consumeTicket } from "#sandbox/rules/export-tickets.ts"
import { requirePartner } from "#sandbox/rules/partner.ts"
import type { Caller } from "#sandbox/rules/tokens.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import { bearer, json, requiredBody } from "#sandbox/schemas/common.ts"
import { exportForm, ticket, ticketParams, ticketRequest, type TicketRequest } from "#sandbox/schemas/exports.ts"
import * as privacy from "#sandbox/schemas/privacy.ts"
import { createTextStream } from "#sandbox/text-stream.ts"
import { chooseDisplayCurrency, requireExtension } from "./call.ts"
import { lockCallerWithPayouts } from "./caller-with-payouts.ts"
import { defineOperation } from "./operation.ts"
import { loadPendingEmail } from "./profile.ts"
import { issueTicket } from "./ticket.ts"

const renderExport = async (c: RequestContext, caller: Caller, { filter, culture: locale }: TicketRequest) => {
  const { sandbox, now } = c.var
  const { customer } = caller
  const options = { locale, currency: chooseDisplayCurrency(c, undefined, customer), seed: sandbox.seed }
  if (filter.file === "data") {
    const pending = await loadPendingEmail(c, customer.id)
    return streamAccountData(sandbox.db, caller, { options, now, pending })
  }
  const { timeZone = "UTC", file, ...rest } = filter
  const hasFees = sandbox.extensions.has("withdrawals")
  return tables[file](sandbox.db, daysOf({ timeZone, ...rest }), { customer, options, timeZone, now, hasFees })
}

export const operations = [
  defineOperation({
    method: "post",
    path: "/exports",
    id: "requestExport",
    tag: "money",
    summary: "Get a ticket for a table as a file",
    description:
      "The history, the rewards or the security log, with the filters of the list. The ticket opens the file once, within 60 seconds.",
    refusals: { 403: ["Forbidden"], 404: ["NotFound"] },
    extension: "exports",
    security: bearer,
    request: { body: requiredBody(exportForm) },
    responses: { 201: json(ticket) },
    handler: async (c) => {
      const filter = c.req.valid("json")
      if (filter.file === "events") requireExtension(c, "securityLog")
      // The call books payouts that are due by now, so that the file includes them.
      const caller = await lockCallerWithPayouts(c)
      if (filter.file === "rewards") requirePartner(caller)
      return c.json(await issueTicket(c, caller, filter), 201)
    },
  }),

  defineOperation({
    method: "get",
    path: "/exports/{ticket}",
    id: "readExport",
    tag: "money",
    summary: "Read the file of a ticket, once",
    description:
      "The file as an attachment, in the language of `Accept-Language`. A browser follows this address as a link, so the call takes no token. HEAD describes the file and leaves the ticket.",
    extension: "exports",
    alsoOf: "privacy",
    request: { params: ticketParams },
    responses: {
      200: {
        description: "The file",
        content: { "text/csv": { schema: z.string() }, "application/json": { schema: privacy.accountData } },
      },
    },
    handler: async (c) => {
      const { tx, now } = c.var
      // A HEAD request checks the file without downloading it, because browsers and link scanners send one before GET.
      const isHead = c.req.method === "HEAD"
      const opened = await (isHead ? readTicket : consumeTicket)(tx, c.req.valid("param").ticket, now)
      const request = ticketRequest.parse(opened.request)
      const { file } = request.filter
      const isData = file === "data"
      const day = new Date(now).toISOString().slice(0, 10)
      // The response reads the file after this call's transaction has ended, so that a slow reader blocks no connection and no lock.
      const parts = isHead ? null : await renderExport(c, opened.caller, request)
      return new Response(parts && createTextStream(parts, c.var.holdSlot()), {
        headers: {
          "Content-Type": isData ? "application/json" : "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${isData ? "account-data" : file}-${day}.${isData ? "json" : "csv"}"`,
        },
      })
    },
  }),
]
