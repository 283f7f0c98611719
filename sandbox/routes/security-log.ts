import { createRoute } from "@hono/zod-openapi"
import { listEvents } from "../rules/security-log.ts"
import { bearer, json, refusals } from "../schemas/common.ts"
import { eventsQuery, securityEvents } from "../schemas/security-log.ts"
import { requiredCaller, requireExtension, type Api } from "./call.ts"

const getEvents = createRoute({
  method: "get",
  path: "/profile/events",
  security: bearer,
  request: { query: eventsQuery },
  responses: { 200: json(securityEvents), ...refusals },
})

export const securityLogRoutes = (api: Api): void => {
  api.openapi(getEvents, async (c) => {
    requireExtension(c, "securityLog")
    const { user } = await requiredCaller(c)
    const { offset = 0, count = 10 } = c.req.valid("query")
    return c.json(await listEvents(c.var.tx, user.id, { offset, count }), 200)
  })
}
