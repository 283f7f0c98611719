import { Effect } from "effect"
import { navigate } from "wouter/use-browser-location"
import { historyDatesAt, readHistoryQuery, watchHistoryQuery } from "#adapters/money/history-query.ts"
import {
  loadHistory,
  loadHistoryTotals,
  loadOperations,
  withOfferedFilters,
  cancelWithdrawal as cancelOn,
} from "#adapters/money/history.ts"
import { printPage } from "#adapters/shared/files.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import type { HistoryQuery } from "#domain/money/history-query.ts"
import { cancelWithdrawal } from "#machines/money/cancel-withdrawal.machine.ts"
import { exportHistory } from "#machines/money/export-history.machine.ts"
import { historyFilters } from "#machines/money/history-filters.machine.ts"
import { historyTotals } from "#machines/money/history-totals.machine.ts"
import { history } from "#machines/money/history.machine.ts"
import { printHistory } from "#machines/money/print-history.machine.ts"
import { HistoryPage } from "#ui/money/history/history.tsx"
import { paths } from "#ui/site/paths.ts"
import { getHistoryRefreshInterval, historyTopics, withHistoryNotification } from "./cabinet/list-refresh.ts"
import { createExportPorts } from "./money/export-ports.ts"
import { createPageApi, offers } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"
import { notifyWithdrawalChanged } from "./site/freshness.ts"
import { loadAndRefresh } from "./site/watch-refresh.ts"

/** Creates the history. The list, the totals and the filters all follow the query of the URL. */
export const createPage = (app: AppContext) => {
  const api = createPageApi(app)
  const { clock } = app
  const { load, watchRefresh } = loadAndRefresh(app, {
    load: (by) => withOfferedFilters(offers("history"), loadHistory(by)),
    topics: historyTopics,
    interval: getHistoryRefreshInterval,
  })
  const watch = watchHistoryQuery(window, clock)
  const machine = provide(history)({
    loadList: withHistoryNotification(app.visit, load),
    watchQuery: watch,
    watchRefresh,
  })
  const cancelling = provide(cancelWithdrawal)({ cancelWithdrawal: cancelOn(api) })
  const totals = provide(historyTotals)({
    loadHistoryTotals: loadHistoryTotals(api),
    watchHistoryQuery: watch,
  })
  const openHistory = (query: HistoryQuery) =>
    Effect.sync(() => {
      navigate(paths.history(query))
      return null
    })
  const filters = provide(historyFilters)({ openHistory, watchHistoryQuery: watch })
  const exporting = provide(exportHistory)(
    createExportPorts(app, () => app.i18n.getFixedT(app.locale(), "history")("export.file")),
  )
  const printing = provide(printHistory)({
    loadOperations: withOfferedFilters(offers("history"), loadOperations(api)),
    printOperations: () => printPage(window),
  })
  return () => {
    const days = historyDatesAt(clock.now())
    const query = readHistoryQuery(location.search, days)
    return (
      <HistoryPage
        machine={machine}
        filters={filters}
        exporting={exporting}
        printing={printing}
        cancelling={{ machine: cancelling, onChanged: notifyWithdrawalChanged(app) }}
        totals={totals}
        query={query}
        days={days}
      />
    )
  }
}
