import { createRoute } from "@hono/zod-openapi"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { trackRecord } from "#sandbox/rules/track-record.ts"
import { json, refusals } from "#sandbox/schemas/common.ts"
import * as shop from "#sandbox/schemas/shop.ts"
import { requireExtension, type Api } from "./call.ts"

const call = createRoute({
  method: "get",
  path: "/record",
  responses: { 200: json(shop.trackRecord), ...refusals },
})

export const operations: Operations = {
  "GET /record": {
    id: "readTrackRecord",
    tag: "shop",
    summary: "Read what was paid out, and what contracts brought of what was shown",
    description:
      "Every payout so far less its fees, and how contracts that ended did beside what was shown for them on the day of sale. May be an hour old.",
    extension: "record",
  },
}

export const routes = (api: Api): void => {
  api.openapi(call, async (c) => {
    requireExtension(c, "record")
    const { tx, sandbox, now } = c.var
    return c.json(await trackRecord(tx, sandbox, now), 200)
  })
}
