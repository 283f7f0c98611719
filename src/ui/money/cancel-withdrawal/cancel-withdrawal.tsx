import { useTranslation } from "react-i18next"
import type { cancelWithdrawal } from "#machines/money/cancel-withdrawal.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { useFlow, useOnMount, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/money/history/history.module.css"

interface OwnProps {
  /** Called when the withdrawal was cancelled or can no longer be cancelled. The list is stale then. */
  readonly onChanged: () => void
}
interface Props extends OwnProps {
  readonly machine: typeof cancelWithdrawal
  readonly id: string
}
type ViewProps = ScreenProps<typeof cancelWithdrawal> & OwnProps

/** The button that cancels a withdrawal of the history after a confirmation, while the server has not sent it yet. */
export const CancelWithdrawal = ({ machine, id, onChanged }: Props) =>
  renderView(views, { ...useFlow(machine, { id }), onChanged })

const CancelButton = ({ send }: ViewProps) => (
  <Button kind="quiet" onClick={() => send({ type: "withdrawal.cancel" })}>
    {useTranslation("history").t("cancel.ask")}
  </Button>
)

const Confirm = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("history")
  const { failure } = state.context
  const isBusy = state.matches("sending")
  return (
    <div className={`${patterns.stack} ${css.question}`}>
      <p>{t("cancel.question")}</p>
      {failure !== null && <FailurePanel failure={failure} />}
      <div className={`${patterns.row} ${css.answers}`}>
        <Button isBusy={isBusy} onClick={() => send({ type: "cancel.confirm" })}>
          {t("cancel.confirm")}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={() => send({ type: "cancel.dismiss" })}>
          {t("cancel.dismiss")}
        </Button>
      </div>
    </div>
  )
}

const Refused = ({ send }: ViewProps) => {
  const { t } = useTranslation("history")
  return (
    <Notice kind="warn" isLive>
      <p>{t("cancel.refused")}</p>
      <Button kind="quiet" onClick={() => send({ type: "status.show" })}>
        {t("cancel.status")}
      </Button>
    </Notice>
  )
}

const Changed = ({ onChanged }: OwnProps) => {
  useOnMount(onChanged)
  return null
}

const views: StateViews<typeof cancelWithdrawal, OwnProps> = {
  idle: CancelButton,
  confirming: Confirm,
  sending: Confirm,
  refused: Refused,
  failed: Confirm,
  changed: Changed,
}
