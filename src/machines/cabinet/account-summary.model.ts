import { emptySummary, summaryAfter, summaryBefore } from "#domain/fixtures/dashboard.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { accountSummary } from "./account-summary.machine.ts"

const [some, none] = ["something is owned, or was paid", "nothing is owned and nothing was ever paid"] as const

export const accountSummaryModel = defineModel({
  machine: accountSummary,
  events: {
    "data.refreshed": [
      labelSample(some, { type: "data.refreshed", data: summaryAfter }),
      labelSample(none, { type: "data.refreshed", data: emptySummary }),
    ],
  },
  portResults: {
    loadSummary: {
      ok: [labelSample(some, summaryBefore), labelSample(some, summaryAfter), labelSample(none, emptySummary)],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchRefresh: ["data.refreshed"] },
  portInputs: { loadSummary: [undefined] },
})
