import { Effect } from "effect"
import { navigate } from "wouter/use-browser-location"
import { fillPort } from "../adapters/shared/fill-port"
import { printPage } from "../adapters/shared/files"
import { loadHistory, loadHistoryTotals, loadOperations, withExtensionIf } from "../adapters/money/history"
import { cancelWithdrawal as cancelOn } from "../adapters/money/cancel-withdrawal"
import { historyDatesAt, readHistoryQuery, watchHistoryQuery } from "../adapters/money/history-query"
import type { HistoryQuery } from "../domain/money/history-query"
import type { Operation } from "../domain/money/operation"
import { cancelWithdrawal } from "../machines/money/cancel-withdrawal.machine"
import { exportHistory } from "../machines/money/export-history.machine"
import { history } from "../machines/money/history.machine"
import { historyTotals } from "../machines/money/history-totals.machine"
import { historyFilters } from "../machines/money/history-filters.machine"
import { HistoryPage } from "../ui/money/history/history"
import { historyExportTable } from "../ui/money/history/history-export-table"
import { paths } from "../ui/site/paths"
import type { App } from "./site/app"
import { currentConfig, offersExtension } from "./site/config"
import { apiOf } from "./site/api"
import { keepFresh } from "./site/watch-refresh"
import { historyRefresh } from "./money/history-refresh"
import { saveCsv } from "./money/save-csv"
import { notifyHistory } from "./money/notify-history"

const offersHistory = () => offersExtension("history")

const saveTable =
  (app: App) =>
  ({ operations }: { readonly operations: ReadonlyArray<Operation> }) =>
    saveCsv(app, (format) => {
      const t = app.i18n.getFixedT(app.locale(), "history")
      return {
        name: t("export.file"),
        cells: historyExportTable(operations, t, format, currentConfig().extensions.includes("withdrawals")),
      }
    })

export const page = (app: App) => {
  const api = apiOf(app)
  const { clock } = app
  const { load, watchRefresh } = keepFresh(app, {
    load: (by) => withExtensionIf(offersHistory, loadHistory(by)),
    topics: ["history", "language"],
    interval: historyRefresh,
  })
  const watch = watchHistoryQuery(window, clock)
  const machine = history.provide({
    actors: {
      loadHistory: fillPort(notifyHistory(app.visit, load)),
      watchHistoryQuery: watch,
      watchRefresh,
    },
  })
  const cancelling = cancelWithdrawal.provide({ actors: { cancelWithdrawal: fillPort(cancelOn(api)) } })
  const totals = historyTotals.provide({
    actors: { loadHistoryTotals: fillPort(loadHistoryTotals(api)), watchHistoryQuery: watch },
  })
  const openHistory = (query: HistoryQuery) =>
    Effect.sync(() => {
      navigate(paths.history(query))
      return null
    })
  const filters = historyFilters.provide({ actors: { openHistory: fillPort(openHistory), watchHistoryQuery: watch } })
  const exporting = exportHistory.provide({
    actors: {
      loadOperations: fillPort(withExtensionIf(offersHistory, loadOperations(api))),
      saveTable: fillPort(saveTable(app)),
      printOperations: fillPort(() => printPage(window)),
    },
  })
  return () => {
    const days = historyDatesAt(clock.now())
    const query = readHistoryQuery(location.search, days)
    return (
      <HistoryPage
        machine={machine}
        filters={filters}
        exporting={exporting}
        cancelling={{
          machine: cancelling,
          onChanged: () => app.freshness.send({ type: "stale", topics: ["balances", "history"] }),
        }}
        totals={totals}
        query={query}
        days={days}
      />
    )
  }
}
