import { useTranslation } from "react-i18next"
import type { HistoryDates, HistoryQuery } from "#domain/money/history-query.ts"
import { pageSize } from "#domain/shared/paging.ts"
import type { exportHistory } from "#machines/money/export-history.machine.ts"
import type { historyFilters } from "#machines/money/history-filters.machine.ts"
import type { historyTotals } from "#machines/money/history-totals.machine.ts"
import type { history } from "#machines/money/history.machine.ts"
import type { printHistory } from "#machines/money/print-history.machine.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { ExportFile } from "#ui/money/export-file/export-file.tsx"
import { HistoryTotals } from "#ui/money/history-totals.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import { HistoryFilters } from "./history-filters.tsx"
import { HistoryList } from "./history-list.tsx"
import type { Cancelling } from "./operation-table.tsx"
import { PrintHistory } from "./print-history.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./history.module.css"

interface Props {
  readonly machine: typeof history
  readonly filters: typeof historyFilters
  readonly exporting: typeof exportHistory
  readonly printing: typeof printHistory
  readonly cancelling: Cancelling
  readonly totals: typeof historyTotals
  readonly query: HistoryQuery
  readonly days: HistoryDates
}

/** The history of all operations. The filters and the list each run their own machine, and both follow the query of the URL. */
export const HistoryPage = ({ machine, filters, exporting, printing, cancelling, totals, query, days }: Props) => {
  const { t } = useTranslation("history")
  const { state, send } = useFlow(machine, { query, size: pageSize })
  const { state: filtersState, send: sendFilters } = useFlow(filters, { query, days })
  const hasTotals = useOffers("history")
  const hasExport = useOffers("exports")
  const isReady = state.matches("ready")
  return (
    <Page title={t("title")} isWide>
      <HistoryFilters
        state={filtersState}
        send={sendFilters}
        total={isReady ? t("total", { count: state.context.list!.total }) : null}
      />
      <HistoryList state={state} send={send} cancelling={cancelling} />
      {hasTotals && !state.matches("failed") && <HistoryTotals machine={totals} query={query} />}
      {isReady && (
        <div className={`${patterns.line} ${css.exports}`}>
          {hasExport && <ExportFile machine={exporting} request={{ file: "history", query: state.context.query }} />}
          <PrintHistory machine={printing} query={state.context.query} />
        </div>
      )}
    </Page>
  )
}
