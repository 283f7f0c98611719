import { buildOperationList } from "#domain/fixtures/operation.ts"
import { isHistoryFiltered, unfilteredHistory } from "#domain/money/history-query.ts"
import { defineModel } from "#machines/kit/model.ts"
import { pagedListSamples } from "#machines/kit/samples.ts"
import { history } from "./history.machine.ts"

const days = { today: "2026-11-21", monthsBack: "2026-08-21" }

const { loadList, events, ...samples } = pagedListSamples({
  list: buildOperationList,
  totals: [8, 25],
  filters: [
    { ...unfilteredHistory, operationType: "Withdrawal" },
    { ...unfilteredHistory, page: 2 },
  ],
  isFiltered: isHistoryFiltered,
  entries: "operations",
})

const [first, second] = events["query.changed"]

export const historyModel = defineModel({
  ...samples,
  machine: history,
  input: { query: unfilteredHistory, size: 10 },
  events: {
    ...events,
    "query.changed": [
      { ...first, days },
      { ...second, days },
    ],
  },
  portResults: { loadList },
})
