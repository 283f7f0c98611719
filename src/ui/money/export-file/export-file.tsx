import { useTranslation } from "react-i18next"
import type { ExportRequest, createExportFileMachine } from "#machines/money/export-file.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { ExportProgress } from "#ui/kit/feedback/export-progress.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Notice, type NoticeKind } from "#ui/kit/feedback/notice.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/money/history/history.module.css"

export type ExportMachine = ReturnType<typeof createExportFileMachine>
type ViewProps = ScreenProps<ExportMachine>

interface OwnProps {
  readonly machine: ExportMachine
  /** The list to export: the one that the page currently shows, with its filters. */
  readonly request: ExportRequest
}

/** Exports a whole list as a spreadsheet table. One button starts and stops the export, so that it keeps the focus. */
export const ExportFile = ({ machine, request }: OwnProps) => {
  const { state, send } = useFlow(machine, undefined)
  const { t } = useTranslation("history")
  const isUnderWay = (["preparing", "downloading", "opening"] as const).some((name) => state.matches(name))
  return (
    <div className={`${patterns.line} ${css.exports}`}>
      <Button
        kind="quiet"
        isBusy={state.matches("choosing") || state.matches("opening")}
        onClick={() => send(isUnderWay ? { type: "export.cancel" } : { type: "export.start", request })}
      >
        {isUnderWay ? t("export.cancel") : t("export.table")}
      </Button>
      {renderView(views, { state, send })}
    </div>
  )
}

const Progress = ({ state }: ViewProps) => {
  const { t } = useTranslation("history")
  const { size } = useFormatters()
  const { received, total } = state.context
  const amount =
    total === null ? size(received) : t("export.receivedOf", { received: size(received), total: size(total) })
  return (
    <ExportProgress
      done={received}
      total={total ?? 0}
      text={state.matches("preparing") ? t("export.preparing") : t("export.downloading")}
      amount={received === 0 ? undefined : amount}
    />
  )
}

const notice = (kind: NoticeKind, text: "saved" | "opened" | "cancelled" | "unwritable") => () => (
  <Notice kind={kind} isLive>
    {useTranslation("history").t(`export.${text}`)}
  </Notice>
)

const views: StateViews<ExportMachine> = {
  idle: noView,
  choosing: noView,
  preparing: Progress,
  downloading: Progress,
  opening: Progress,
  opened: notice("info", "opened"),
  cancelled: notice("info", "cancelled"),
  saved: notice("ok", "saved"),
  unwritable: notice("danger", "unwritable"),
  failed: ({ state }) => <FailurePanel failure={state.context.failure!} />,
}
