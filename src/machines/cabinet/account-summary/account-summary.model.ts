import { callFailed } from "../../../domain/shared/failure"
import { emptySummary, summaryAfter, summaryBefore } from "../../../domain/fixtures/dashboard"
import { model } from "../../kit/model"
import { labelSample } from "../../kit/when"
import { accountSummary } from "./account-summary.machine"

export const accountSummaryModel = model({
  machine: accountSummary,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "withdrawal.changed": [{ type: "withdrawal.changed" }],
  },
  portResults: {
    loadSummary: {
      ok: [
        labelSample("something is owned, or was paid", summaryBefore),
        labelSample("something is owned, or was paid", summaryAfter),
        labelSample("nothing is owned and nothing was ever paid", emptySummary),
      ],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: {},
})
