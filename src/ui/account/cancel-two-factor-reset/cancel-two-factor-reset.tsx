import { useTranslation } from "react-i18next"
import type { cancelTwoFactorReset } from "../../../machines/account/cancel-two-factor-reset/cancel-two-factor-reset.machine"
import { TextLink } from "../../kit/actions/text-link"
import { useFlow } from "../../shared/flow"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { paths } from "../../site/paths"
import css from "../account/account.module.css"
import { LetterLink, ReadingLink } from "../account/letter-link"
import { ResultNotice } from "../../kit/form/result-notice"
import { RecoveryFrame } from "../recovery/recovery-frame"

type Machine = typeof cancelTwoFactorReset
type Props = ScreenProps<Machine>

/** /two-factor-reset with the token of the letter */
export const CancelTwoFactorReset = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("account")
  const View = renderView(views, state)
  return (
    <RecoveryFrame title={t("twoFactorReset.title")}>
      <View state={state} send={send} />
    </RecoveryFrame>
  )
}

const Confirm = ({ state, send }: Props) => {
  const { t } = useTranslation("account")
  return (
    <LetterLink
      failure={state.context.failure}
      text={t("twoFactorReset.cancel.text")}
      action={t("twoFactorReset.cancel.action")}
      busy={state.matches("cancelling")}
      onAct={() => send({ type: "reset.cancel" })}
    />
  )
}

const Cancelled = () => {
  const { t } = useTranslation("account")
  return (
    <div className={css.stack}>
      <ResultNotice kind="ok">
        <p>{t("twoFactorReset.cancel.done")}</p>
      </ResultNotice>
      <p>{t("twoFactorReset.cancel.password")}</p>
      <TextLink kind="alone" href={paths.settings("password")}>
        {t("twoFactorReset.cancel.toPassword")}
      </TextLink>
    </div>
  )
}

const OldToken = () => (
  <ResultNotice kind="warn">
    <p>{useTranslation("account").t("twoFactorReset.cancel.oldToken")}</p>
  </ResultNotice>
)

const views: StateViews<Machine> = {
  reading: ReadingLink,
  ready: Confirm,
  cancelling: Confirm,
  cancelled: Cancelled,
  oldtoken: OldToken,
  error: Confirm,
}
