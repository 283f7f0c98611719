import { useTranslation } from "react-i18next"
import type { undoEmailChange } from "../../../machines/account/undo-email-change/undo-email-change.machine"
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

type Machine = typeof undoEmailChange
type Props = ScreenProps<Machine>

/** /email-change/undo */
export const UndoEmailChange = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("security")
  const View = renderView(views, state)
  return (
    <RecoveryFrame title={t("emailChange.undo.title")}>
      <View state={state} send={send} />
    </RecoveryFrame>
  )
}

const Undo = ({ state, send }: Props) => {
  const { t } = useTranslation("security")
  return (
    <LetterLink
      failure={state.context.failure}
      text={t("emailChange.undo.text")}
      action={t("emailChange.undo.action")}
      busy={state.matches("undoing")}
      onAct={() => send({ type: "change.undo" })}
    />
  )
}

/** The password may be known to the one who changed the address. */
const outcome = (name: "undone" | "alreadyUndone" | "oldToken", kind: NoticeKind) =>
  function Outcome() {
    const { t } = useTranslation("security")
    return (
      <div className={css.stack}>
        <ResultNotice kind={kind}>
          <p>{t(`emailChange.undo.${name}`)}</p>
        </ResultNotice>
        {name !== "oldToken" && (
          <>
            <p>{t("emailChange.undo.password")}</p>
            <TextLink kind="alone" href={paths.recovery()}>
              {t("emailChange.undo.toRecovery")}
            </TextLink>
          </>
        )}
      </div>
    )
  }

const views: StateViews<Machine> = {
  reading: ReadingLink,
  ready: Undo,
  undoing: Undo,
  undone: outcome("undone", "ok"),
  alreadyUndone: outcome("alreadyUndone", "info"),
  oldtoken: outcome("oldToken", "warn"),
  error: Undo,
}
