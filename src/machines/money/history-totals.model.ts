import { historyTotals as totals } from "#domain/fixtures/operation.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { historyTotals } from "./history-totals.machine.ts"

const days = { today: "2026-11-21", monthsBack: "2026-08-21" }
const changed = (query: Partial<typeof unfilteredHistory>) =>
  ({ type: "query.changed", query: { ...unfilteredHistory, ...query }, days }) as const

export const historyTotalsModel = defineModel({
  machine: historyTotals,
  input: { query: unfilteredHistory },
  events: {
    "query.changed": [changed({ coin: "eth" }), changed({ page: 2 })],
  },
  portResults: {
    loadHistoryTotals: {
      ok: [labelSample("there are operations", totals), labelSample("there are no operations", [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: { watchHistoryQuery: ["query.changed"] },
  distinguishBy: ({ query }: { query: typeof unfilteredHistory }) => ({ query }),
  portInputs: {
    loadHistoryTotals: [
      { query: { operationType: "All", dateRange: null, coin: null, page: 1 } },
      { query: { operationType: "All", dateRange: null, coin: "eth", page: 1 } },
      { query: { operationType: "All", dateRange: null, coin: null, page: 2 } },
    ],
  },
})
