import { createPortal } from "react-dom"
import { useTranslation } from "react-i18next"
import type { HistoryQuery } from "#domain/money/history-query.ts"
import type { exportHistory, ExportKind } from "#machines/money/export-history.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { ExportProgress } from "#ui/kit/feedback/export-progress.tsx"
import { FailurePanel } from "#ui/kit/feedback/failure-panel.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import css from "./history.module.css"
import { OperationTable } from "./operation-table.tsx"

interface OwnProps {
  /** What the page currently shows. */
  readonly query: HistoryQuery
}
type Props = ScreenProps<typeof exportHistory> & OwnProps

export const ExportHistory = ({ machine, query }: OwnProps & { readonly machine: typeof exportHistory }) => {
  const [state, send] = useFlow(machine, { query })
  const View = renderView(views, state)
  return (
    <div className={css.export}>
      <View state={state} send={send} query={query} />
    </div>
  )
}

const Choices = ({ send, query }: Props) => {
  const { t } = useTranslation("history")
  const start = (kind: ExportKind) => () => send({ type: "export.start", kind, query })
  return (
    <div className={css.actions}>
      <Button kind="quiet" onClick={start("table")}>
        {t("export.table")}
      </Button>
      <Button kind="quiet" onClick={start("print")}>
        {t("export.print")}
      </Button>
    </div>
  )
}

const Loading = ({ state, send }: Props) => {
  const { t } = useTranslation("history")
  const { operations, total } = state.context
  const text = total === 0 ? t("export.starting") : t("export.loading", { done: operations.length, total })
  return (
    <ExportProgress
      done={operations.length}
      total={total}
      text={text}
      cancel={t("export.cancel")}
      onCancel={() => send({ type: "export.cancel" })}
    />
  )
}

const Saved = (props: Props) => {
  const { t } = useTranslation("history")
  return (
    <>
      <Choices {...props} />
      <Notice kind="ok" live>
        <p>{t("export.saved", { count: props.state.context.operations.length })}</p>
      </Notice>
    </>
  )
}

/** The whole filtered history, for print only. */
const Printing = (props: Props) => {
  const { t } = useTranslation("history")
  const {
    operations,
    query: { span },
  } = props.state.context
  return (
    <>
      <Choices {...props} />
      {createPortal(
        <div className={css.paper}>
          <h1>{span === null ? t("export.printedWhole") : t("export.printed", { from: span.start, to: span.end })}</h1>
          <OperationTable operations={operations} />
        </div>,
        document.body,
      )}
    </>
  )
}

const Failed = (props: Props) => (
  <>
    <Choices {...props} />
    <FailurePanel failure={props.state.context.failure!} />
  </>
)

const views: StateViews<typeof exportHistory, OwnProps> = {
  idle: Choices,
  loading: Loading,
  counting: Loading,
  delivering: Loading,
  saving: Choices,
  printing: Printing,
  saved: Saved,
  error: Failed,
}
