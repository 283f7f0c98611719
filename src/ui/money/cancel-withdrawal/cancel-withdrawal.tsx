import { useTranslation } from "react-i18next"
import type { cancelWithdrawal } from "#machines/money/cancel-withdrawal.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { useFlow, useOnMount, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/money/history/history.module.css"

interface ExtraProps {
  /** Called when the list is stale, because the withdrawal was cancelled or can no longer be cancelled. */
  readonly onChanged: () => void
}
interface Props extends ExtraProps {
  readonly machine: typeof cancelWithdrawal
  readonly id: string
}
type ViewProps = ScreenProps<typeof cancelWithdrawal> & ExtraProps

export const CancelWithdrawal = ({ machine, id, onChanged }: Props) =>
  renderView(views, { ...useFlow(machine, { id }), onChanged })

const Ask = ({ send }: ViewProps) => (
  <Button kind="quiet" onClick={() => send({ type: "withdrawal.cancel" })}>
    {useTranslation("history").t("cancel.ask")}
  </Button>
)

const Confirm = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("history")
  const { failure } = state.context
  const busy = state.matches("sending")
  return (
    <div className={`${patterns.stack} ${css.question}`}>
      <p>{t("cancel.question")}</p>
      {failure !== null && <FailurePanel failure={failure} />}
      <div className={`${patterns.row} ${css.answers}`}>
        <Button busy={busy} onClick={() => send({ type: "cancel.confirm" })}>
          {t("cancel.confirm")}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => send({ type: "cancel.dismiss" })}>
          {t("cancel.dismiss")}
        </Button>
      </div>
    </div>
  )
}

const Refused = ({ send }: ViewProps) => {
  const { t } = useTranslation("history")
  return (
    <Notice kind="warn" live>
      <p>{t("cancel.refused")}</p>
      <Button kind="quiet" onClick={() => send({ type: "status.show" })}>
        {t("cancel.status")}
      </Button>
    </Notice>
  )
}

const Changed = ({ onChanged }: ExtraProps) => {
  useOnMount(onChanged)
  return null
}

const views: StateViews<typeof cancelWithdrawal, ExtraProps> = {
  idle: Ask,
  confirming: Confirm,
  sending: Confirm,
  refused: Refused,
  failed: Confirm,
  changed: Changed,
}
