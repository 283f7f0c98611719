import { useTranslation } from "react-i18next"
import type { HistoryDates, HistoryQuery } from "../../../domain/money/history-query"
import { pageSize } from "../../../domain/shared/paging"
import type { exportHistory } from "../../../machines/money/export-history.machine"
import type { historyTotals } from "../../../machines/money/history-totals.machine"
import type { history } from "../../../machines/money/history.machine"
import type { historyFilters } from "../../../machines/money/history-filters.machine"
import { useFlow } from "../../shared/flow"
import { useExtension } from "../../site/site-config"
import { HistoryTotals } from "../history-totals"
import { Page } from "../../kit/layout/page"
import { ExportHistory } from "./export-history"
import { HistoryFilters } from "./history-filters"
import { HistoryList } from "./history-list"
import type { Cancelling } from "./operation-table"
import css from "./history.module.css"

interface Props {
  readonly machine: typeof history
  readonly filters: typeof historyFilters
  readonly exporting: typeof exportHistory
  readonly cancelling: Cancelling
  readonly totals: typeof historyTotals
  readonly query: HistoryQuery
  readonly days: HistoryDates
}

/** /cabinet/history */
export const HistoryPage = ({ machine, filters, exporting, cancelling, totals, query, days }: Props) => {
  const { t } = useTranslation("history")
  const [state, send] = useFlow(machine, { query, size: pageSize })
  const [filtersState, sendFilters] = useFlow(filters, { query, days })
  const hasTotals = useExtension("history")
  const isReady = state.matches("ready")
  return (
    <Page title={t("title")} wide>
      <HistoryFilters state={filtersState} send={sendFilters} />
      {isReady && <p className={css.quiet}>{t("total", { count: state.context.list!.total })}</p>}
      <HistoryList state={state} send={send} cancelling={cancelling} />
      {hasTotals && <HistoryTotals machine={totals} query={query} />}
      {isReady && <ExportHistory machine={exporting} query={state.context.query} />}
    </Page>
  )
}
