import { useTranslation } from "react-i18next"
import type { RewardsQuery } from "#domain/partner/rewards-query.ts"
import type { exportRewards } from "#machines/partner/export-rewards.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { ExportProgress } from "#ui/kit/feedback/export-progress.tsx"
import { FailurePanel } from "#ui/kit/feedback/failure-panel.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"

type Machine = typeof exportRewards

interface OwnProps {
  /** What the list currently shows. */
  readonly query: RewardsQuery
}
type Props = ScreenProps<Machine> & OwnProps

/** All rewards of the filter, as a table for a spreadsheet. */
export const ExportRewards = ({ machine, query }: OwnProps & { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const View = renderView(views, state)
  return <View state={state} send={send} query={query} />
}

const Offer = ({ send, query }: Props) => (
  <div>
    <Button kind="quiet" onClick={() => send({ type: "export.start", query })}>
      {useTranslation("history").t("export.table")}
    </Button>
  </div>
)

const Loading = ({ state, send }: Props) => {
  const { t } = useTranslation(["partner", "history"])
  const { entries, total } = state.context
  return (
    <ExportProgress
      done={entries.length}
      total={total}
      text={total === 0 ? t("partner:export.starting") : t("partner:export.loading", { done: entries.length, total })}
      cancel={t("history:export.cancel")}
      onCancel={() => send({ type: "export.cancel" })}
    />
  )
}

const Saved = (props: Props) => {
  const { t } = useTranslation("partner")
  return (
    <>
      <Offer {...props} />
      <Notice kind="ok" live>
        <p>{t("export.saved", { count: props.state.context.entries.length })}</p>
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

const views: StateViews<Machine, OwnProps> = {
  idle: Offer,
  loading: Loading,
  counting: noView,
  saving: Offer,
  saved: Saved,
  error: Failed,
}
