import { unfilteredHistory } from "#domain/money/history-query.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { historyFilters } from "./history-filters.machine.ts"

const days = { today: "2026-11-21", monthsBack: "2026-08-21" }
const dateRange = { start: "2026-10-01", end: "2026-10-31" }

export const historyFiltersModel = defineModel({
  machine: historyFilters,
  input: { query: unfilteredHistory, days },
  events: {
    "query.changed": [
      labelSample("the period is All", {
        type: "query.changed",
        query: { ...unfilteredHistory, operationType: "Bonus" },
        days,
      }),
      labelSample("the period is Custom", { type: "query.changed", query: { ...unfilteredHistory, dateRange }, days }),
    ],
    "operationType.choose": [{ type: "operationType.choose", operationType: "WithdrawalRejected" }],
    "coin.choose": [{ type: "coin.choose", coin: "eth" }],
    "period.choose": [
      { type: "period.choose", period: "Custom" },
      { type: "period.choose", period: "All" },
    ],
    "dates.submit": [
      labelSample("valid", { type: "dates.submit", start: "2026-11-01", end: "2026-11-20" }),
      labelSample("the start is after the end", { type: "dates.submit", start: "2026-11-20", end: "2026-11-01" }),
    ],
  },
  portResults: { openHistory: { ok: [null] } },
  feeds: { watchHistoryQuery: ["query.changed"] },
  distinguishBy: ({ query }) => query.dateRange !== null,
  when: ({ query }, event) =>
    event.type === "xstate.done.actor.openHistory"
      ? query.dateRange === null
        ? "the period is All"
        : "the period is Custom"
      : null,
})
