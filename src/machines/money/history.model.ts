import { callFailed } from "#domain/shared/failure.ts"
import { operationList } from "#domain/fixtures/operation.ts"
import { isHistoryFiltered, unfilteredHistory, type HistoryQuery } from "#domain/money/history-query.ts"
import type { OperationList } from "#domain/money/operation.ts"
import { model } from "#machines/kit/model.ts"
import { loadedBy } from "#machines/kit/when.ts"
import { history } from "./history.machine.ts"

const days = { today: "2026-11-21", monthsBack: "2026-08-21" }

export const historyModel = model({
  machine: history,
  input: { query: unfilteredHistory, size: 10 },
  events: {
    "query.changed": [
      { type: "query.changed", query: { ...unfilteredHistory, operationType: "Withdrawal" }, days },
      { type: "query.changed", query: { ...unfilteredHistory, page: 2 }, days },
    ],
    "load.retry": [{ type: "load.retry" }],
    "data.refreshed": [
      { type: "data.refreshed", data: operationList(8) },
      { type: "data.refreshed", data: operationList(0, []) },
    ],
  },
  portResults: {
    loadHistory: {
      ok: [operationList(8), operationList(25), operationList(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
  },
  feeds: {
    watchHistoryQuery: ["query.changed"],
    watchRefresh: ["data.refreshed"],
  },
  distinguishBy: ({ query }: { query: HistoryQuery }) => query,
  when: ({ query }, event) => {
    const list = loadedBy<OperationList>(event)
    if (list === null) return null
    const { total } = list
    // Ten to a page: of twenty-five there is a second page, of eight or none there is not.
    if (query.page === 2 && total <= 8) return "the page is after the last one"
    if (total > 0) return "there are operations on this page"
    return isHistoryFiltered(query) ? "none with these filters" : "none at all"
  },
})
