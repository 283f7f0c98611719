import { useTranslation } from "react-i18next"
import type { recoverySetPassword } from "../../../machines/account/recovery-set-password.machine"
import css from "../account/account.module.css"
import { Form } from "../../kit/form/form"
import { NewPasswordFields } from "../account/new-password-field"
import { newPasswordInitialValues, newPasswordFieldsSchema } from "../account/rules"
import { Submit } from "../../kit/form/submit"
import { RefusedNotice, ResultNotice } from "../../kit/form/result-notice"
import { useFlow } from "../../shared/flow"
import { Button } from "../../kit/actions/button"
import { ButtonLink } from "../../kit/actions/button-link"
import { paths } from "../../site/paths"
import { renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { RecoveryFrame } from "../account/account-page"

interface ExtraProps {
  /** Called when the user requests another link. */
  readonly onAgain: () => void
}
interface PageProps extends ExtraProps {
  readonly machine: typeof recoverySetPassword
  readonly resetPasswordToken: string
}
type Props = ScreenProps<typeof recoverySetPassword> & ExtraProps

export const RecoverySetPassword = ({ machine, resetPasswordToken, onAgain }: PageProps) => {
  const [state, send] = useFlow(machine, { resetPasswordToken })
  const { t } = useTranslation("account")
  const View = renderView(views, state)
  return (
    <RecoveryFrame title={t("recovery.set.title")}>
      <View state={state} send={send} onAgain={onAgain} />
    </RecoveryFrame>
  )
}

const NewPasswordForm = ({ state, send, onAgain }: Props) => {
  const { t } = useTranslation("account")
  const { failure } = state.context
  const busy = state.matches("process")
  const isRateLimited = state.matches("rateLimited")
  return (
    <Form
      initial={newPasswordInitialValues}
      rules={newPasswordFieldsSchema}
      onSend={({ password }) => send({ type: "form.submit", password })}
    >
      <p>{t("recovery.set.lead")}</p>
      <RefusedNotice failure={failure} rateLimited={isRateLimited} />
      <NewPasswordFields disabled={busy} />
      <Submit cooldown={isRateLimited ? failure : null} send={send} busy={busy}>
        {t("recovery.set.submit")}
      </Submit>
      <Button kind="quiet" disabled={busy} onClick={onAgain}>
        {t("recovery.set.again")}
      </Button>
    </Form>
  )
}

const Success = () => {
  const { t } = useTranslation("account")
  return (
    <div className={css.stack}>
      <ResultNotice kind="ok">
        <p>{t("recovery.set.success")}</p>
      </ResultNotice>
      <ButtonLink href={paths.cabinet()}>{t("recovery.set.toDashboard")}</ButtonLink>
    </div>
  )
}

const views: StateViews<typeof recoverySetPassword, ExtraProps> = {
  ready: NewPasswordForm,
  process: NewPasswordForm,
  success: Success,
  rateLimited: NewPasswordForm,
  error: NewPasswordForm,
}
