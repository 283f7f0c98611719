import { useTranslation } from "react-i18next"
import type { exportEvents } from "#machines/account/export-events.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { ExportProgress } from "#ui/kit/feedback/export-progress.tsx"
import { FailurePanel } from "#ui/kit/feedback/failure-panel.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"

type Machine = typeof exportEvents
type Props = ScreenProps<Machine>

/** The whole log, as a table for a spreadsheet. */
export const ExportEvents = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

const Offer = ({ send }: Props) => (
  <div>
    <Button kind="quiet" onClick={() => send({ type: "export.start", query: null })}>
      {useTranslation("history").t("export.table")}
    </Button>
  </div>
)

const Loading = ({ state, send }: Props) => {
  const { t } = useTranslation(["security", "history"])
  const { entries, total } = state.context
  return (
    <ExportProgress
      done={entries.length}
      total={total}
      text={
        total === 0
          ? t("security:log.export.starting")
          : t("security:log.export.loading", { done: entries.length, total })
      }
      cancel={t("history:export.cancel")}
      onCancel={() => send({ type: "export.cancel" })}
    />
  )
}

const Saved = (props: Props) => {
  const { t } = useTranslation("security")
  return (
    <>
      <Offer {...props} />
      <Notice kind="ok" live>
        <p>{t("log.export.saved", { count: props.state.context.entries.length })}</p>
      </Notice>
    </>
  )
}

const Failed = (props: Props) => (
  <>
    <Offer {...props} />
    <FailurePanel failure={props.state.context.failure!} />
  </>
)

const views: StateViews<Machine> = {
  idle: Offer,
  loading: Loading,
  counting: noView,
  saving: Offer,
  saved: Saved,
  error: Failed,
}
