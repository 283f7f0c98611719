import { createPortal } from "react-dom"
import { useTranslation } from "react-i18next"
import type { HistoryQuery } from "#domain/money/history-query.ts"
import { maxPrintedOperations, type printHistory } from "#machines/money/print-history.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { ExportProgress } from "#ui/kit/feedback/export-progress.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { OperationTable } from "./operation-table.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./history.module.css"

interface OwnProps {
  readonly machine: typeof printHistory
  /** The query that the page currently shows. */
  readonly query: HistoryQuery
}
type ViewProps = ScreenProps<typeof printHistory>

/** Prints the history. One button starts and stops it, so that it keeps the focus. */
export const PrintHistory = ({ machine, query }: OwnProps) => {
  const { state, send } = useFlow(machine, undefined)
  const { t } = useTranslation("history")
  const isLoading = state.matches("loading")
  return (
    <div className={`${patterns.line} ${css.print}`}>
      <Button kind="quiet" onClick={() => send(isLoading ? { type: "print.cancel" } : { type: "print.start", query })}>
        {isLoading ? t("export.cancel") : t("print.action")}
      </Button>
      {renderView(views, { state, send })}
    </div>
  )
}

const Loading = ({ state }: ViewProps) => {
  const { t } = useTranslation("history")
  const { operations, total } = state.context
  return (
    <ExportProgress
      done={operations.length}
      total={Math.min(total, maxPrintedOperations)}
      text={total === 0 ? t("print.starting") : t("print.loading", { done: operations.length, total })}
    />
  )
}

/**
 * Renders the filtered history for printing only. The history is a child of the body, because the print styles hide all other children of
 * the body.
 */
const Printing = ({ state }: ViewProps) => {
  const { t } = useTranslation("history")
  const {
    operations,
    total,
    query: { dateRange },
  } = state.context
  return createPortal(
    <div className={css.paper}>
      <h1>{dateRange === null ? t("print.whole") : t("print.period", { from: dateRange.start, to: dateRange.end })}</h1>
      {operations.length < total && <p>{t("print.newest", { count: operations.length, total })}</p>}
      <OperationTable operations={operations} />
    </div>,
    document.body,
  )
}

const views: StateViews<typeof printHistory> = {
  idle: noView,
  loading: Loading,
  counting: noView,
  printing: Printing,
  failed: ({ state }) => <FailurePanel failure={state.context.failure!} />,
}
