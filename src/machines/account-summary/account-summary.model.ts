import { callFailed } from "../../domain/failure"
import { emptySummary, summaryAfter, summaryBefore } from "../../domain/fixtures/dashboard"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { accountSummary } from "./account-summary.machine"

export const accountSummaryModel = model({
  machine: accountSummary,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "withdrawal.made": [{ type: "withdrawal.made" }],
  },
  answers: {
    loadSummary: {
      ok: [
        when("something is owned, or was paid", summaryBefore),
        when("something is owned, or was paid", summaryAfter),
        when("nothing is owned and nothing was ever paid", emptySummary),
      ],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: {},
})
