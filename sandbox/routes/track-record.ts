import { loadTrackRecord } from "#sandbox/rules/track-record.ts"
import { json } from "#sandbox/schemas/common.ts"
import * as shop from "#sandbox/schemas/shop.ts"
import { defineOperation } from "./operation.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/record",
    id: "readTrackRecord",
    tag: "shop",
    summary: "Read what was paid out, and what contracts brought of what was shown",
    description:
      "Every payout so far less its fees, and how contracts that ended did beside what was shown for them on the day of sale. May be an hour old.",
    extension: "record",
    responses: { 200: json(shop.trackRecord) },
    handler: async (c) => {
      const { tx, sandbox, now } = c.var
      return c.json(await loadTrackRecord(tx, sandbox, now), 200)
    },
  }),
]
