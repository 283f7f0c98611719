import { createRoute } from "@hono/zod-openapi"
import { protectionOf } from "#sandbox/rules/protection.ts"
import { listEvents } from "#sandbox/rules/security-log.ts"
import { bearer, json, refusals } from "#sandbox/schemas/common.ts"
import { eventsQuery, protection, securityEvents } from "#sandbox/schemas/security-log.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { requiredCaller, requireExtension, type Api } from "./call.ts"

const getEvents = createRoute({
  method: "get",
  path: "/profile/events",
  security: bearer,
  request: { query: eventsQuery },
  responses: { 200: json(securityEvents), ...refusals },
})

const getProtection = createRoute({
  method: "get",
  path: "/profile/protection",
  security: bearer,
  responses: { 200: json(protection), ...refusals },
})

export const operations: Operations = {
  "GET /profile/events": {
    id: "listEvents",
    tag: "sessions",
    summary: "List what happened to the account",
    description:
      "Sign-ins, failed ones too, and changes of what protects the account, the newest first, with the browser, system and country they came from.",
    extension: "securityLog",
  },
  "GET /profile/protection": {
    id: "readProtection",
    tag: "sessions",
    summary: "Read what protects the account",
    description:
      "Whether there is a password, two-factor and a confirmed address, and how many recovery codes, passkeys and sessions. Null is not offered.",
    extension: "securityLog",
  },
}

export const routes = (api: Api): void => {
  api.openapi(getEvents, async (c) => {
    requireExtension(c, "securityLog")
    const { user } = await requiredCaller(c)
    const { offset = 0, count = 10 } = c.req.valid("query")
    return c.json(await listEvents(c.var.tx, user.id, { offset, count }), 200)
  })

  api.openapi(getProtection, async (c) => {
    requireExtension(c, "securityLog")
    const { tx, now, sandbox } = c.var
    return c.json(await protectionOf(tx, await requiredCaller(c), { now, extensions: sandbox.extensions }), 200)
  })
}
