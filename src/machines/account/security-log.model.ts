import { Result } from "effect"
import type { SecurityEvents } from "#domain/account/security.ts"
import { buildSecurityEvents } from "#domain/fixtures/account.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { securityLog } from "./security-log.machine.ts"

export const securityLogModel = defineModel({
  machine: securityLog,
  input: { page: 1 },
  events: {
    "pageNumber.changed": [
      { type: "pageNumber.changed", page: 2 },
      { type: "pageNumber.changed", page: 1 },
    ],
  },
  portResults: {
    loadEvents: {
      ok: [buildSecurityEvents(12), buildSecurityEvents(5), buildSecurityEvents(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchPage: ["pageNumber.changed"] },
  distinguishBy: ({ page }: { page: number }) => ({ page }),
  when: ({ page }, event) => {
    const output = event["output"] as Result.Result<SecurityEvents, unknown> | undefined
    if (output === undefined || Result.isFailure(output)) return null
    const { total } = output.success
    // A page has ten events, so only the list of twelve events has a second page.
    if (page === 2 && total <= 10) return "the page is after the last one"
    return total > 0 ? "the page has events" : "none at all"
  },
  portInputs: { loadEvents: [{ page: 1 }, { page: 2 }] },
})
