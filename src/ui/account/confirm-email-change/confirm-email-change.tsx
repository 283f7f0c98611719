import { useTranslation } from "react-i18next"
import type { confirmEmailChange } from "../../../machines/account/confirm-email-change/confirm-email-change.machine"
import { TextLink } from "../../kit/actions/text-link"
import type { NoticeKind } from "../../kit/feedback/notice"
import { useFlow } from "../../shared/flow"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { paths } from "../../site/paths"
import css from "../account/account.module.css"
import { LetterLink, ReadingLink } from "../account/letter-link"
import { ResultNotice } from "../../kit/form/result-notice"
import { RecoveryFrame } from "../recovery/recovery-frame"

type Machine = typeof confirmEmailChange
type Props = ScreenProps<Machine>

/** /email-change */
export const ConfirmEmailChange = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("security")
  const View = renderView(views, state)
  return (
    <RecoveryFrame title={t("emailChange.confirm.title")}>
      <View state={state} send={send} />
    </RecoveryFrame>
  )
}

const Confirm = ({ state, send }: Props) => {
  const { t } = useTranslation("security")
  return (
    <LetterLink
      failure={state.context.failure}
      text={t("emailChange.confirm.text")}
      action={t("emailChange.confirm.action")}
      busy={state.matches("confirming")}
      onAct={() => send({ type: "change.confirm" })}
    />
  )
}

const outcome = (name: "confirmed" | "conflict" | "taken" | "oldToken", kind: NoticeKind) =>
  function Outcome() {
    const { t } = useTranslation("security")
    return (
      <div className={css.stack}>
        <ResultNotice kind={kind}>
          <p>{t(`emailChange.confirm.${name}`)}</p>
        </ResultNotice>
        <TextLink kind="alone" href={paths.settings("email")}>
          {t("emailChange.confirm.toSettings")}
        </TextLink>
      </div>
    )
  }

const views: StateViews<Machine> = {
  reading: ReadingLink,
  ready: Confirm,
  confirming: Confirm,
  confirmed: outcome("confirmed", "ok"),
  conflict: outcome("conflict", "info"),
  taken: outcome("taken", "danger"),
  oldtoken: outcome("oldToken", "warn"),
  error: Confirm,
}
