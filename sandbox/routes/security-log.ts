import { loadProtection } from "#sandbox/rules/protection.ts"
import { listEvents } from "#sandbox/rules/security-log.ts"
import { bearer, json } from "#sandbox/schemas/common.ts"
import { eventsQuery, protection, securityEvents } from "#sandbox/schemas/security-log.ts"
import { requireCaller } from "./call.ts"
import { defineOperation } from "./operation.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/profile/events",
    id: "listEvents",
    tag: "sessions",
    summary: "List what happened to the account",
    description:
      "Sign-ins, failed ones too, and changes of what protects the account, the newest first, with the browser, system and country they came from.",
    extension: "securityLog",
    security: bearer,
    request: { query: eventsQuery },
    responses: { 200: json(securityEvents) },
    handler: async (c) => {
      const { customer } = await requireCaller(c)
      const { offset = 0, count = 10 } = c.req.valid("query")
      return c.json(await listEvents(c.var.tx, customer.id, { offset, count }), 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/profile/protection",
    id: "readProtection",
    tag: "sessions",
    summary: "Read what protects the account",
    description:
      "Whether there is a password, two-factor and a confirmed address, and how many recovery codes, passkeys and sessions. Null is not offered.",
    extension: "securityLog",
    security: bearer,
    responses: { 200: json(protection) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      return c.json(await loadProtection(tx, await requireCaller(c), { now, extensions: sandbox.extensions }), 200)
    },
  }),
]
