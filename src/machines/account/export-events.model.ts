import { Result } from "effect"
import type { SecurityEvents } from "#domain/account/security-event.ts"
import { eventList, securityEvents } from "#domain/fixtures/security-event.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import type { ListExport } from "#machines/shared/export-list.ts"
import { exportEvents } from "./export-events.machine.ts"

const more = securityEvents.map((event) => ({ ...event, id: `${event.id}-more` }))

export const exportEventsModel = model({
  machine: exportEvents,
  input: undefined,
  events: {
    "export.start": [{ type: "export.start", query: null }],
    "export.cancel": [{ type: "export.cancel" }],
  },
  portResults: {
    loadBatch: {
      ok: [eventList(8), eventList(8, more), eventList(4)],
      CallFailed: [callFailed("server", { requestId: "req-56" })],
    },
    saveTable: { ok: [null] },
  },
  feeds: {},
  distinguishBy: ({ entries }: ListExport<null, SecurityEvents>) => entries.length,
  when: ({ entries }, event) => {
    const output = event["output"] as Result.Result<SecurityEvents, unknown> | undefined
    if (output === undefined || Result.isFailure(output) || !event.type.endsWith("loadBatch")) return null
    const { total, values } = output.success
    const distinctIds = new Set([...entries, ...values].map(({ id }) => id)).size
    return distinctIds > entries.length && distinctIds < total ? "there is more" : "that was all"
  },
})
